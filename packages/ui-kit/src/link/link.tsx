import { clsx } from "clsx";
import { createContext, createElement, use } from "react";
import type { ComponentProps, ElementType, ReactNode } from "react";
import styles from "./link.module.css";

/** Renders an anchor: "a", or a router's link that takes `href`. */
export type AnchorComponent = ElementType<ComponentProps<"a"> & { "data-link"?: string }>;

const AnchorContext = createContext<AnchorComponent>("a");

export type LinkProviderProps = {
  component: AnchorComponent;
  children: ReactNode;
};

/** Makes every link of the kit go through the application's router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

export type LinkProps = ComponentProps<"a"> & {
  href: string;
  /**
   * `text` is marked as a link in running text, `quiet` underlines on hover only, `bare` adds no style
   * (for cards and other components that draw themselves).
   */
  variant?: "text" | "quiet" | "bare";
};

/** A link, drawn by the component of the nearest `LinkProvider`, else by `<a>`. */
export function Link({ variant = "text", className, ...rest }: LinkProps) {
  return createElement(use(AnchorContext), {
    ...rest,
    className: clsx(variant !== "bare" && styles.root, className),
    "data-link": variant,
  });
}
