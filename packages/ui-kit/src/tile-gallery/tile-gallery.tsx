import { BREAKPOINTS_PX, TILE_GALLERY } from "@tropa/domain/interface-constants";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { cssVars } from "../hooks/css-vars.ts";
import { PhotoList } from "../photo-mosaic/photo-list.tsx";
import type { PhotoListProps } from "../photo-mosaic/photo-list.tsx";
import styles from "./tile-gallery.module.css";

export type TileGalleryProps = PhotoListProps;

const picture = {
  width: 4,
  height: 3,
  variants: [...IMAGE_SIZES.landscape, ...IMAGE_SIZES.wide],
  sizes: `(min-width: ${BREAKPOINTS_PX.md}px) 400px, 50vw`,
} as const;

/** Photos and videos as equal tiles, arranged so that no place stays empty. */
export function TileGallery({ limit = TILE_GALLERY.limit, style, ...rest }: TileGalleryProps) {
  return (
    <PhotoList
      {...rest}
      limit={limit}
      picture={picture}
      styles={styles}
      style={cssVars(
        {
          "--tile-gap": `${TILE_GALLERY.gapDesktopPx}px`,
          "--tile-gap-narrow": `${TILE_GALLERY.gapMobilePx}px`,
        },
        style,
      )}
      data-count={Math.min(rest.photos.length, limit)}
    />
  );
}
