import { BREAKPOINTS_PX, TILE_GALLERY } from "@tropa/domain/interface-constants";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { clsx } from "clsx";
import { useRef, useState } from "react";
import type { ComponentProps } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { Icon } from "../icon/icon.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import { PhotoLink } from "./photo-link.tsx";
import type { Photo } from "./photo-link.tsx";
import styles from "./photo-mosaic.module.css";

export type { Photo } from "./photo-link.tsx";

export type PhotoMosaicProps = Omit<ComponentProps<"div">, "children"> & {
  photos: readonly Photo[];
  /** Called to open the gallery at a photo. Before scripts load, a press shows the photo alone. */
  onOpen: (index: number) => void;
};

const variants = [...IMAGE_SIZES.landscape, ...IMAGE_SIZES.wide] as const;

/** Layout width of a tile: the first takes half of the row, the others a quarter. */
const widths = (index: number) =>
  `(min-width: ${BREAKPOINTS_PX.md}px) ${index === 0 ? "640px" : "320px"}, 100vw`;

/**
 * The photos at the head of a tour: one large and up to four small tiles; on phones slides to
 * swipe, with a counter. All photos are in the gallery that it opens.
 */
export function PhotoMosaic({ photos, onOpen, className, style, ...rest }: PhotoMosaicProps) {
  const messages = useMessages();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = photos.slice(0, TILE_GALLERY.limit);
  const total = photos.length;

  const onScroll = () => {
    const element = track.current;
    if (!element) return;
    const slide = element.scrollWidth / Math.max(shown.length, 1);
    setCurrent(Math.round(Math.abs(element.scrollLeft) / slide));
  };

  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars(
        {
          "--mosaic-gap": `${TILE_GALLERY.gapDesktopPx}px`,
          "--mosaic-gap-narrow": `${TILE_GALLERY.gapMobilePx}px`,
        },
        style,
      )}
      data-count={Math.min(total, 5)}
    >
      <ul ref={track} className={styles.track} onScroll={onScroll}>
        {shown.map((photo, index) => (
          <li key={photo.template} className={styles.tile}>
            <PhotoLink
              photo={photo}
              index={index}
              total={total}
              onOpen={onOpen}
              width={4}
              height={3}
              variants={variants}
              sizes={widths(index)}
              priority={index === 0}
              pictureClass={styles.picture}
            />
          </li>
        ))}
      </ul>
      <span className={styles.counter} aria-hidden="true">
        {Math.min(current, total - 1) + 1} / {total}
      </span>
      {total > 1 && (
        <button type="button" className={styles.all} onClick={() => onOpen(0)}>
          <Icon name="camera" size={18} />
          {fill(messages.showAllPhotos, { total })}
        </button>
      )}
    </div>
  );
}
