import { BREAKPOINTS_PX, PHOTO_PREVIEW } from "@tropa/domain/interface-constants";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { cssVars } from "../hooks/css-vars.ts";
import { PhotoList } from "../photo-mosaic/photo-list.tsx";
import type { PhotoListProps } from "../photo-mosaic/photo-list.tsx";
import styles from "./photo-strip.module.css";

export type PhotoStripProps = PhotoListProps;

const { widthPx, heightPx, narrowWidthPx, narrowHeightPx } = PHOTO_PREVIEW;
const picture = {
  width: widthPx,
  height: heightPx,
  variants: IMAGE_SIZES.tile,
  sizes: `(min-width: ${BREAKPOINTS_PX.sm}px) ${widthPx}px, ${narrowWidthPx}px`,
};

/** A few small photos under a text (a review, a day of the programme); the rest is in the gallery. */
export function PhotoStrip({ limit = PHOTO_PREVIEW.count, style, ...rest }: PhotoStripProps) {
  return (
    <PhotoList
      {...rest}
      limit={limit}
      picture={picture}
      styles={styles}
      style={cssVars(
        {
          "--strip-width": `${widthPx}px`,
          "--strip-height": `${heightPx}px`,
          "--strip-narrow-width": `${narrowWidthPx}px`,
          "--strip-narrow-height": `${narrowHeightPx}px`,
        },
        style,
      )}
    />
  );
}
