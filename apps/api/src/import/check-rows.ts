import type { z } from "zod";
import { rowSchemas, type OrganizerEntry, type TourEntry } from "./catalogue-file.ts";

/** A row that was not taken, and why. */
export interface Refusal {
  kind: "file" | "organizer" | "tour";
  /** Position in its list, from 0; null for the file itself. */
  index: number | null;
  externalId: string | null;
  /** "dates[2].price_minor"; empty for the row as a whole. */
  field: string;
  reason: string;
}

/** What a file may refer to, by slug or external id. */
export interface Known {
  cities: ReadonlySet<string>;
  restKinds: ReadonlySet<string>;
  collections: ReadonlySet<string>;
  /** Organizers of earlier imports. */
  organizers: ReadonlySet<string>;
}

interface Checked<Entry> {
  taken: { index: number; entry: Entry }[];
  refused: Refusal[];
}

export function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

function externalIdOf(row: unknown): string | null {
  if (typeof row !== "object" || row === null || !("external_id" in row)) return null;
  return typeof row.external_id === "string" ? row.external_id : null;
}

/** Checks each row by its schema and by `faultsOf`; one fault refuses the whole row and names every fault. */
function check<Entry extends { external_id: string }>(
  kind: "organizer" | "tour",
  schema: z.ZodType<Entry>,
  rows: readonly unknown[],
  faultsOf: (entry: Entry) => { field: string; reason: string }[],
): Checked<Entry> {
  const taken: Checked<Entry>["taken"] = [];
  const refused: Refusal[] = [];
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const externalId = externalIdOf(row);
    const parsed = schema.safeParse(row);
    const faults = parsed.success
      ? faultsOf(parsed.data)
      : parsed.error.issues.map((issue) => ({ field: fieldOf(issue.path), reason: issue.message }));
    if (externalId !== null && seen.has(externalId)) {
      faults.push({ field: "external_id", reason: "stands in the file twice" });
    }
    if (externalId !== null) seen.add(externalId);
    if (parsed.success && faults.length === 0) taken.push({ index, entry: parsed.data });
    for (const fault of faults) refused.push({ kind, index, externalId, ...fault });
  }
  return { taken, refused };
}

function unknownSlugs(field: string, slugs: readonly string[], known: ReadonlySet<string>) {
  return slugs.flatMap((slug, index) =>
    known.has(slug) ? [] : [{ field: `${field}[${index}]`, reason: `there is no "${slug}"` }],
  );
}

function programmeFaults(tour: TourEntry, known: Known) {
  return (["ru", "en"] as const).flatMap((locale) =>
    tour.content[locale].programme.flatMap(({ city }, index) =>
      city === null || known.cities.has(city)
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

export function checkOrganizers(rows: readonly unknown[], known: Known): Checked<OrganizerEntry> {
  return check("organizer", rowSchemas.organizer, rows, ({ city }) =>
    known.cities.has(city) ? [] : [{ field: "city", reason: `there is no "${city}"` }],
  );
}

/** `organizers`: those of this file that were taken. */
export function checkTours(
  rows: readonly unknown[],
  known: Known,
  organizers: ReadonlySet<string>,
): Checked<TourEntry> {
  return check("tour", rowSchemas.tour, rows, (tour) => [
    ...(organizers.has(tour.organizer) || known.organizers.has(tour.organizer)
      ? []
      : [{ field: "organizer", reason: `there is no organizer "${tour.organizer}"` }]),
    ...unknownSlugs("cities", tour.cities, known.cities),
    ...unknownSlugs("rest_kinds", tour.rest_kinds, known.restKinds),
    ...unknownSlugs("collections", tour.collections, known.collections),
    ...programmeFaults(tour, known),
  ]);
}
