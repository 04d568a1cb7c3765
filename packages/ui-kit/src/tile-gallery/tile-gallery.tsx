import { BREAKPOINTS_PX, IMAGE_SIZES, TILE_GALLERY } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { fill, useMessages } from "../messages/messages.tsx";
import { PhotoLink } from "../photo-mosaic/photo-link.tsx";
import type { Photo } from "../photo-mosaic/photo-link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./tile-gallery.module.css";

export type TileGalleryProps = Omit<ComponentProps<"ul">, "children"> & {
  /** Photos and videos. */
  photos: readonly Photo[];
  /** How many tiles there are at the most; the last one says how many more photos there are. */
  limit?: number;
  /** Asks for the gallery, opened at a photo. */
  onOpen: (index: number) => void;
};

const variants = [...IMAGE_SIZES.landscape, ...IMAGE_SIZES.wide] as const;
const sizes = `(min-width: ${BREAKPOINTS_PX.md}px) 400px, 50vw`;

/** Photos and videos as equal tiles, arranged so that no place stays empty. */
export function TileGallery({
  photos,
  limit = TILE_GALLERY.limit,
  onOpen,
  className,
  style,
  ...rest
}: TileGalleryProps) {
  const messages = useMessages();
  const shown = photos.slice(0, limit);
  const more = photos.length - shown.length;
  return (
    <ul
      aria-label={messages.gallery}
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars(
        {
          "--tile-gap": `${TILE_GALLERY.gapDesktopPx}px`,
          "--tile-gap-narrow": `${TILE_GALLERY.gapMobilePx}px`,
        },
        style,
      )}
      data-count={shown.length}
    >
      {shown.map((photo, index) => (
        <li key={photo.template} className={styles.tile}>
          <PhotoLink
            photo={photo}
            index={index}
            total={photos.length}
            onOpen={onOpen}
            width={4}
            height={3}
            variants={variants}
            sizes={sizes}
            pictureClass={styles.picture}
          >
            {more > 0 && index === shown.length - 1 && (
              <span className={styles.more}>
                <span aria-hidden="true">+{more}</span>
                <VisuallyHidden>
                  {fill(messages.showAllPhotos, { total: photos.length })}
                </VisuallyHidden>
              </span>
            )}
          </PhotoLink>
        </li>
      ))}
    </ul>
  );
}
