/** Kinds of names on the map; each has its own typeface. */
export const mapLabelKinds = [
  "country",
  "capital",
  "city",
  "town",
  "village",
  "sea",
  "water",
  "land",
  "peak",
] as const;

export type MapLabelKind = (typeof mapLabelKinds)[number];
