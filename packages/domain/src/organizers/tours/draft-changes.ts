import { writeSpot } from "../meeting-point.ts";
import type { DraftField, DraftSection, TourDraft } from "./tour-draft.ts";
import { draftSectionNames, draftSections } from "./tour-draft.ts";

/** A value that two drafts have differently; null where one of them has none. */
export interface DraftChange {
  section: DraftSection;
  /** A path into the draft: `title.ru`, `programme.2.spots.0.spot`, `photos`; of a caption by its photo's place. */
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

type Leaf = DraftChange["before"];

/** Lists that are one thing: to say which place of them has changed would say nothing. */
const isWhole = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === "string" || typeof item === "number");

/** A point on the map is one thing, whatever else there is to say of it. */
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

/** Captions by the place of their photo: an address in a path says nothing, and has dots of its own. */
function placed(
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

/** What has changed from one draft to another, in the order of the form. Lists of texts are compared as one text, a line each. */
export function draftChanges(before: TourDraft, after: TourDraft): DraftChange[] {
  const photos = [...new Set([...after.photos, ...before.photos])];
  const valueOf = (draft: TourDraft, field: DraftField) =>
    field === "captions" ? placed(draft, photos) : draft[field];
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
