import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import styles from "./skeleton.module.css";

export type SkeletonProps = Omit<ComponentProps<"span">, "children"> & {
  shape?: "text" | "block" | "circle";
  /** CSS lengths. Give a block the size of the content it replaces, so that nothing jumps. */
  width?: string;
  height?: string;
  /** Width to height, such as "4 / 3", instead of a height. */
  ratio?: string;
};

/** Placeholder for content that is still loading. Mark the region around it with `aria-busy`. */
export function Skeleton({
  shape = "text",
  width,
  height,
  ratio,
  className,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars(
        { "--skeleton-width": width, "--skeleton-height": height, "--skeleton-ratio": ratio },
        style,
      )}
      data-shape={shape}
    />
  );
}
