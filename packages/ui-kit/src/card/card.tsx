import { clsx } from "clsx";
import { createElement } from "react";
import type { ComponentProps } from "react";
import styles from "./card.module.css";

export type CardProps = ComponentProps<"div"> & {
  as?: "div" | "article" | "section" | "li" | "aside";
  /** `outline` has a line, `raised` a shadow, `sunken` a tinted ground, `bare` only the shape. */
  surface?: "outline" | "raised" | "sunken" | "bare";
  padding?: "none" | "sm" | "md" | "lg";
  /** Lifts under the pointer. For cards with one main link, which then covers the whole card. */
  interactive?: boolean;
};

/**
 * A surface that holds things together. In an interactive card give the main link the class
 * name of `cardLink`, and the whole card becomes its target.
 */
export function Card({
  as = "div",
  surface = "outline",
  padding = "md",
  interactive = false,
  className,
  ...rest
}: CardProps) {
  const attributes = {
    ...rest,
    className: clsx(styles.root, className),
    "data-surface": surface,
    "data-padding": padding,
    "data-interactive": interactive || undefined,
  };
  return createElement<ComponentProps<"div">>(as, attributes);
}

/** Class name for the main link of an interactive card. */
export const cardLink = styles.link;
