import type { CSSProperties } from "react";

/** An inline style that hands constants of the domain to a style sheet as custom properties. */
export function cssVars(
  variables: Readonly<Record<`--${string}`, string | number | undefined>>,
  style?: CSSProperties,
): CSSProperties {
  return { ...variables, ...style };
}
