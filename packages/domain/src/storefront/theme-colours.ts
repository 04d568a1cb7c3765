/** A colour of a theme: its name without `--color-` and its values in both schemes. */
export type ThemeColour = { name: string; light: string; dark: string };

const pattern =
  /--color-([\w-]+):\s*light-dark\(\s*(#\w{6}|rgb\([^)]*\)),\s*(#\w{6}|rgb\([^)]*\))\s*\)/g;

/** Returns the colours set in a theme's style sheet, in its order. */
export function themeColours(css: string): readonly ThemeColour[] {
  return Array.from(css.matchAll(pattern), ([, name = "", light = "", dark = ""]) => ({
    name,
    light,
    dark,
  }));
}
