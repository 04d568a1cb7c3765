import { addDays } from "@tropa/domain/local-date";
import type { PoolClient } from "pg";
import { insertRows } from "../catalogue/content-rows.ts";
import { places } from "@tropa/geography/places/places";
import { inFourLanguages } from "./showplace-texts.ts";
import type { ShowplaceSeed } from "./showplace-texts.ts";
import { asiaShowplaces } from "./showplaces-asia.ts";
import { chineseTexts } from "./showplaces-chinese/chinese.ts";
import { europeShowplaces } from "./showplaces-europe.ts";
import { farShowplaces } from "./showplaces-far.ts";
import { germanTexts } from "./showplaces-german/german.ts";
import { nearShowplaces } from "./showplaces-near.ts";
import { northShowplaces } from "./showplaces-north.ts";
import { sightOpenings } from "./showplaces-open.ts";
import { russiaShowplaces } from "./showplaces-russia.ts";

/** New groups go to the end: a sight's id is its position. */
export const showplaces: readonly (ShowplaceSeed & { id: number })[] = inFourLanguages(
  [
    ...russiaShowplaces,
    ...northShowplaces,
    ...nearShowplaces,
    ...europeShowplaces,
    ...asiaShowplaces,
    ...farShowplaces,
  ],
  germanTexts,
  chineseTexts,
).map((seed, index) => ({ id: index + 1, ...seed }));

/** Days since a sight's page was written, each at a time of its own within the last year. */
const daysSinceWritten = (id: number): number => 5 + ((id * 37) % 360);

/** Sights of the demo places. The better known a place, the higher they stand in lists. */
export async function loadShowplaces(
  client: PoolClient,
  { today }: { today: string },
): Promise<void> {
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  const rows = showplaces.map(({ city, ...showplace }) => {
    const place = bySlug.get(city);
    if (!place) throw new Error(`The demo catalogue has no place "${city}"`);
    const open = sightOpenings.get(showplace.slug);
    return {
      ...showplace,
      city_id: place.id,
      weight: place.fame,
      season_months: open?.season_months ?? [],
      opening_hours: open?.opening_hours ?? [],
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
