import type { ThemeColour } from "@tropa/domain/storefront/theme-colours";

/** Values changed by the editor: colours in both schemes and two sizes in pixels. */
export type ThemeDraft = {
  colours: readonly ThemeColour[];
  radiusCard: number;
  radiusControl: number;
};

/** Colours that define most of a brand; others are changed the same way. */
export const editedColours = ["primary", "on-primary", "accent", "ground"];

/** The draft as custom properties, for an element's `style`. */
export function draftVariables(draft: ThemeDraft): Record<`--${string}`, string> {
  const colours = draft.colours.map(
    ({ name, light, dark }) => [`--color-${name}`, `light-dark(${light}, ${dark})`] as const,
  );
  return Object.fromEntries([
    ...colours,
    ["--radius-card", `${draft.radiusCard}px`],
    ["--radius-control", `${draft.radiusControl}px`],
  ]);
}

/** The draft as a style sheet to copy into an application. */
export function draftStyleSheet(draft: ThemeDraft): string {
  const lines = Object.entries(draftVariables(draft)).map(
    ([name, value]) => `  ${name}: ${value};`,
  );
  return `[data-brand="yours"] {\n${lines.join("\n")}\n}`;
}

/** The draft with one colour changed in one scheme. */
export function withColour(
  draft: ThemeDraft,
  name: string,
  scheme: "light" | "dark",
  value: string,
): ThemeDraft {
  const colours = draft.colours.map((colour) =>
    colour.name === name ? { ...colour, [scheme]: value } : colour,
  );
  return { ...draft, colours };
}
