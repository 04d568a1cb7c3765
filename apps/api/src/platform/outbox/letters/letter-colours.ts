import { themeColours } from "@tropa/domain/storefront/theme-colours";

const names = [
  "ground",
  "surface",
  "sunken",
  "line",
  "text",
  "text-muted",
  "primary",
  "on-primary",
  "primary-text",
  "success-soft",
  "success-text",
  "warning-soft",
  "warning-text",
  "danger-soft",
  "danger-text",
] as const;

export type LetterColour = (typeof names)[number];
/** The theme colours that a letter uses, for both colour schemes. */
export type LetterColours = Readonly<Record<LetterColour, { light: string; dark: string }>>;

const known = new Map<string, LetterColours>();

/** Reads the colours of a storefront's theme. Throws if one that letters need is missing. */
export function letterColours(theme: string): LetterColours {
  const cached = known.get(theme);
  if (cached) return cached;
  const all = new Map(themeColours(theme).map((colour) => [colour.name, colour]));
  const entries = names.map((name) => {
    const colour = all.get(name);
    if (!colour) throw new Error(`the theme has no --color-${name}`);
    return [name, { light: colour.light, dark: colour.dark }];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each colour is read by its name
  const colours = Object.fromEntries(entries) as LetterColours;
  known.set(theme, colours);
  return colours;
}
