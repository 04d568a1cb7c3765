import { imageUrl } from "@tropa/domain/media/image-url";
import type { ImageSize } from "@tropa/domain/media/image-url";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { srcSet } from "./picture-sources.ts";
import styles from "./picture.module.css";

export type PictureProps = Omit<ComponentProps<"picture">, "children"> & {
  /** Address with a `{size}` place and an extension that the image service can swap. */
  template: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Proportions; the space is kept before the picture arrives. */
  width: number;
  height: number;
  /** Size placeholders to offer, from small to large and all of one proportion. */
  variants?: readonly [ImageSize, ...ImageSize[]];
  /** Layout width of the picture, in the format of the `sizes` attribute. */
  sizes?: string;
  /** Whether to load the picture at once and before others; for the first visible one. */
  priority?: boolean;
  /** Colour shown until the picture has loaded. */
  colour?: string;
  /** `cover` fills the box and crops, `contain` shows all. */
  fit?: "cover" | "contain";
};

/** A photo in AVIF and in the size that the screen needs; the few browsers without AVIF take the largest WebP. */
export function Picture({
  template,
  alt,
  width,
  height,
  variants = IMAGE_SIZES.tall,
  sizes = "100vw",
  priority = false,
  colour,
  fit = "cover",
  className,
  style,
  ...rest
}: PictureProps) {
  const largest = variants.at(-1) ?? variants[0];
  return (
    <picture
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars(
        { "--picture-ratio": `${width} / ${height}`, "--picture-colour": colour },
        style,
      )}
      data-fit={fit}
    >
      <source type="image/avif" srcSet={srcSet(template, variants)} sizes={sizes} />
      <img
        src={imageUrl(template, largest, "webp")}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
      />
    </picture>
  );
}
