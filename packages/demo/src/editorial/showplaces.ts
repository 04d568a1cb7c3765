import { addDays } from "@tropa/domain/time/local-date";
import type { PoolClient } from "pg";
import { insertRows } from "../catalogue/content-rows.ts";
import { createPictureTurns, pictureTurn } from "../pictures/pictures.ts";
import { places } from "@tropa/geography/places/places";
import { words } from "@tropa/geography/notation/table";
import { readArticles } from "./articles.ts";

/** Parses month ranges: "1-3 6". */
const numbersOf = (text: string): number[] =>
  words(text).flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

/** Parses opening hours: "1-6, 10:15-15:45" are weekdays from Monday and hours. */
function openingHours(text: string) {
  if (text === "") return [];
  const [days = "", clock = ""] = text.split(", ");
  const [opens = "", closes = ""] = clock.split("-");
  return [{ days: numbersOf(days), opens, closes }];
}

const turns = createPictureTurns();

/** Sights with common facts from guide books. */
export const showplaces = readArticles("showplaces").map(
  ({ id, slug, fact, title, summary, body }) => {
    const [lat = Number.NaN, lng = Number.NaN] = fact("at").split(",").map(Number);
    return {
      id,
      slug,
      /** Slug of the sight's demo place. */
      city: fact("place"),
      kind: fact("kind"),
      lat,
      lng,
      name: title,
      image: pictureTurn(fact("image"), turns),
      season_months: numbersOf(fact("season")),
      opening_hours: openingHours(fact("open")),
      summary,
      body,
    };
  },
);

/** Days since a sight's page was written, spread over the last year. */
const daysSinceWritten = (id: number): number => 5 + ((id * 37) % 360);

/** Loads the sights of the demo places; those of better known places rank higher. */
export async function loadShowplaces(
  client: PoolClient,
  { today }: { today: string },
): Promise<void> {
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  const rows = showplaces.map(({ city, ...showplace }) => {
    const place = bySlug.get(city);
    if (!place) throw new Error(`The demo catalogue has no place "${city}"`);
    return {
      ...showplace,
      city_id: place.id,
      weight: place.fame,
      changed_on: addDays(today, -daysSinceWritten(showplace.id)),
    };
  });
  await insertRows(
    client,
    "showplace",
    "id, slug, city_id, kind, name, summary, body, lat, lng, image, weight, season_months, opening_hours, changed_on",
    rows,
  );
}
