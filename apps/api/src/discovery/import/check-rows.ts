import { locales } from "@tropa/domain/locale";
import type { z } from "zod";
import {
  rowSchemas,
  type ClimateEntry,
  type OrganizerEntry,
  type TourEntry,
} from "./catalogue-file.ts";

/** A refused row or field, and why. */
export interface Refusal {
  kind: "file" | "organizer" | "tour" | "climate";
  /** Index in its list, from 0; null for the file itself. */
  index: number | null;
  /** The row's external id; of a climate the slug of its place. */
  externalId: string | null;
  /** Path such as "dates[2].price_minor"; empty for the row as a whole. */
  field: string;
  reason: string;
}

/** Slugs and external ids that a file may refer to. */
export interface ImportVocabulary {
  cities: ReadonlySet<string>;
  regions: ReadonlySet<string>;
  restKinds: ReadonlySet<string>;
  collections: ReadonlySet<string>;
  /** External ids of organizers imported earlier. */
  organizers: ReadonlySet<string>;
}

interface Checked<Entry> {
  accepted: { index: number; entry: Entry }[];
  refused: Refusal[];
}

export function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

/** Fields that identify a row; the first one present counts. */
const idFields = {
  organizer: ["external_id"],
  tour: ["external_id"],
  climate: ["city", "region"],
} as const;

function idOf(kind: keyof typeof idFields, row: unknown) {
  if (typeof row !== "object" || row === null) return { field: idFields[kind][0], id: null };
  const own = new Map<string, unknown>(Object.entries(row));
  const field = idFields[kind].find((name) => own.has(name)) ?? idFields[kind][0];
  const id = own.get(field);
  return { field, id: typeof id === "string" ? id : null };
}

/** Checks each row by its schema and by `faultsOf`. A row with any fault is refused, with all faults listed. */
function check<Entry>(
  kind: keyof typeof idFields,
  schema: z.ZodType<Entry>,
  rows: readonly unknown[],
  faultsOf: (entry: Entry) => { field: string; reason: string }[],
): Checked<Entry> {
  const accepted: Checked<Entry>["accepted"] = [];
  const refused: Refusal[] = [];
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const { field: idField, id: externalId } = idOf(kind, row);
    const key = `${idField} ${externalId}`;
    const parsed = schema.safeParse(row);
    const faults = parsed.success
      ? faultsOf(parsed.data)
      : parsed.error.issues.map((issue) => ({ field: fieldOf(issue.path), reason: issue.message }));
    if (externalId !== null && seen.has(key)) {
      faults.push({ field: idField, reason: "stands in the file twice" });
    }
    if (externalId !== null) seen.add(key);
    if (parsed.success && faults.length === 0) accepted.push({ index, entry: parsed.data });
    for (const fault of faults) refused.push({ kind, index, externalId, ...fault });
  }
  return { accepted, refused };
}

function unknownSlugs(field: string, slugs: readonly string[], knownSlugs: ReadonlySet<string>) {
  return slugs.flatMap((slug, index) =>
    knownSlugs.has(slug) ? [] : [{ field: `${field}[${index}]`, reason: `there is no "${slug}"` }],
  );
}

function programmeFaults({ content }: TourEntry, vocabulary: ImportVocabulary) {
  return locales.flatMap((locale) =>
    (content[locale]?.programme ?? []).flatMap(({ city }, index) =>
      city === null || vocabulary.cities.has(city)
        ? []
        : [
            {
              field: `content.${locale}.programme[${index}].city`,
              reason: `there is no "${city}"`,
            },
          ],
    ),
  );
}

export function checkOrganizers(
  rows: readonly unknown[],
  vocabulary: ImportVocabulary,
): Checked<OrganizerEntry> {
  return check("organizer", rowSchemas.organizer, rows, ({ city }) =>
    city === null || vocabulary.cities.has(city)
      ? []
      : [{ field: "city", reason: `there is no "${city}"` }],
  );
}

export function checkClimates(
  rows: readonly unknown[],
  vocabulary: ImportVocabulary,
): Checked<ClimateEntry> {
  return check("climate", rowSchemas.climate, rows, ({ city, region }) => [
    ...(city === undefined || vocabulary.cities.has(city)
      ? []
      : [{ field: "city", reason: `there is no "${city}"` }]),
    ...(region === undefined || vocabulary.regions.has(region)
      ? []
      : [{ field: "region", reason: `there is no "${region}"` }]),
  ]);
}

/** @param organizers accepted organizers of the same file */
export function checkTours(
  rows: readonly unknown[],
  vocabulary: ImportVocabulary,
  organizers: ReadonlySet<string>,
): Checked<TourEntry> {
  return check("tour", rowSchemas.tour, rows, (tour) => [
    ...(organizers.has(tour.organizer) || vocabulary.organizers.has(tour.organizer)
      ? []
      : [{ field: "organizer", reason: `there is no organizer "${tour.organizer}"` }]),
    ...unknownSlugs("cities", tour.cities, vocabulary.cities),
    ...unknownSlugs("rest_kinds", tour.rest_kinds, vocabulary.restKinds),
    ...unknownSlugs("collections", tour.collections, vocabulary.collections),
    ...programmeFaults(tour, vocabulary),
  ]);
}
