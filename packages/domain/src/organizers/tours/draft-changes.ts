import { writeSpot } from "../meeting-point.ts";
import type { DraftField, DraftSection, TourDraft } from "./tour-draft.ts";
import { draftSectionNames, draftSections } from "./tour-draft.ts";

/** A value that differs between two drafts; null if one of them lacks it. */
export interface DraftChange {
  section: DraftSection;
  /**
   * Path into the draft: `title.ru`, `programme.2.spots.0.spot`, `photos`; captions by the index of
   * their photo.
   */
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

type Leaf = DraftChange["before"];

/** Lists compared as a whole: which of their items changed means nothing to a reader. */
const isWhole = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === "string" || typeof item === "number");

/** Points on the map are compared as a whole, whatever else the object contains. */
const isPoint = (value: object): value is { lat: number; lng: number } =>
  "lat" in value &&
  "lng" in value &&
  typeof value.lat === "number" &&
  typeof value.lng === "number";

function leavesOf(value: unknown, path: string, leaves: Map<string, Leaf>): void {
  if (value === null || value === undefined || value === "") return;
  if (isWhole(value)) {
    if (value.length > 0) leaves.set(path, value.join("\n"));
  } else if (typeof value === "object" && isPoint(value)) {
    const { lat, lng, ...words } = value;
    leavesOf(words, path, leaves);
    leaves.set(Object.keys(words).length > 0 ? `${path}.spot` : path, writeSpot({ lat, lng }));
  } else if (typeof value === "object") {
    for (const [name, part] of Object.entries(value)) leavesOf(part, `${path}.${name}`, leaves);
  } else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    leaves.set(path, value);
}

/**
 * Keys captions by the index of their photo: an address means nothing to a reader and contains
 * dots.
 */
function captionsByIndex(
  { captions }: TourDraft,
  photos: readonly string[],
): Record<number, TourDraft["captions"][string]> {
  return Object.fromEntries(
    photos.flatMap((photo, place) => {
      const words = captions[photo];
      return words ? [[place, words]] : [];
    }),
  );
}

/**
 * Returns the changes between two drafts, in the order of the form. Lists of texts are compared as
 * one text with a line each.
 */
export function draftChanges(before: TourDraft, after: TourDraft): DraftChange[] {
  const photos = [...new Set([...after.photos, ...before.photos])];
  const valueOf = (draft: TourDraft, field: DraftField) =>
    field === "captions" ? captionsByIndex(draft, photos) : draft[field];
  return draftSectionNames.flatMap((section) =>
    draftSections[section].flatMap((field): DraftChange[] => {
      const old = new Map<string, Leaf>();
      const now = new Map<string, Leaf>();
      leavesOf(valueOf(before, field), field, old);
      leavesOf(valueOf(after, field), field, now);
      return [...new Set([...old.keys(), ...now.keys()])]
        .filter((path) => old.get(path) !== now.get(path))
        .map((path) => ({
          section,
          field: path,
          before: old.get(path) ?? null,
          after: now.get(path) ?? null,
        }));
    }),
  );
}
