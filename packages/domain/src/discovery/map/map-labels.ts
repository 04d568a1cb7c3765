/** What a name on the map names; each kind is set in its own type. */
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
