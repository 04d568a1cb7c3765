/** Colours of the ground, as CSS writes them for a canvas. */
export type GroundColours = Record<(typeof names)[number], string>;

const names = [
  "sea",
  "shallows",
  "shore",
  "land",
  "water",
  "river",
  "border",
  "border-soft",
  "label",
  "label-soft",
  "label-water",
  "label-peak",
  "halo",
] as const;

/**
 * Returns the colours that a map's style sheet sets as `--map-…`, computed by the browser: reading
 * a custom property alone would return its formula.
 */
export function groundColours(element: HTMLElement): GroundColours {
  const probe = document.createElement("i");
  element.append(probe);
  const entries = names.map((name) => {
    probe.style.color = `var(--map-${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  // Every name has an entry.
  return Object.fromEntries(entries) as GroundColours;
}
