import { BREAKPOINTS_PX, IMAGE_SIZES, PHOTO_PREVIEW } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { fill, useMessages } from "../messages/messages.tsx";
import { PhotoLink } from "../photo-mosaic/photo-link.tsx";
import type { Photo } from "../photo-mosaic/photo-link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./photo-strip.module.css";

export type PhotoStripProps = Omit<ComponentProps<"ul">, "children"> & {
  photos: readonly Photo[];
  /** How many are shown; the last one says how many more there are. */
  limit?: number;
  /** Asks for the gallery, opened at a photo. */
  onOpen: (index: number) => void;
};

const { widthPx, heightPx, narrowWidthPx, narrowHeightPx } = PHOTO_PREVIEW;
const sizes = `(min-width: ${BREAKPOINTS_PX.sm}px) ${widthPx}px, ${narrowWidthPx}px`;

/** A few small photos under a text (a review, a day of the programme); the rest is in the gallery. */
export function PhotoStrip({
  photos,
  limit = PHOTO_PREVIEW.count,
  onOpen,
  className,
  style,
  ...rest
}: PhotoStripProps) {
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
          "--strip-width": `${widthPx}px`,
          "--strip-height": `${heightPx}px`,
          "--strip-narrow-width": `${narrowWidthPx}px`,
          "--strip-narrow-height": `${narrowHeightPx}px`,
        },
        style,
      )}
    >
      {shown.map((photo, index) => (
        <li key={photo.template} className={styles.photo}>
          <PhotoLink
            photo={photo}
            index={index}
            total={photos.length}
            onOpen={onOpen}
            width={widthPx}
            height={heightPx}
            variants={IMAGE_SIZES.tile}
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
