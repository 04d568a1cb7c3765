import type { CSSProperties } from "react";

/**
 * Returns an inline style that passes constants of the domain to a style sheet as custom
 * properties.
 */
export function cssVars(
  variables: Readonly<Record<`--${string}`, string | number | undefined>>,
  style?: CSSProperties,
): CSSProperties {
  return { ...variables, ...style };
}
