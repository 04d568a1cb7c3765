import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import { draftOfTour } from "@tropa/domain/organizers/tours/draft-of-tour";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "../../src/platform/db/database.ts";
import { readCatalogueTour } from "../../src/organizers/tours/catalogue-tour-store.ts";
import type { CatalogueTour } from "../../src/organizers/tours/catalogue-tour-store.ts";
import { publishDraft } from "../../src/organizers/tours/publish-draft.ts";
import type { Platform } from "../platform.ts";
import { closeTours, openTours } from "../discovery/test-tours.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openTours();
});
afterAll(() => closeTours(platform));

/** Lists that are sets, and the day's number, which a draft tells by the order. */
const comparable = ({ city_ids, rest_kind_ids, body, ...tour }: CatalogueTour) => ({
  ...tour,
  slug: "",
  cities: [...new Set([tour.main_city_id, ...city_ids])],
  kinds: [...new Set([tour.main_rest_kind_id, ...rest_kind_ids])],
  ...body,
});

it("publishes an opened tour of the catalogue unchanged", async () => {
  const { pool } = platform.context;
  const rows = await platform.rows<{ id: number }>("SELECT id FROM tour WHERE NOT is_individual");
  expect(rows.length).toBeGreaterThan(50);
  await inTransaction(pool, async (client) => {
    for (const { id } of rows) {
      const before = (await readCatalogueTour(client, id))!;
      const owner = { organizer_id: before.organizer_id, tour_id: id };
      await publishDraft(client, draftOfTour(before), owner);
      const { price_minor: _, status, ...after } = (await readCatalogueTour(client, id))!;
      expect(status).toBe("published");
      const { price_minor: __, status: ___, ...wanted } = before;
      expect(comparable(after as CatalogueTour)).toEqual(comparable(wanted as CatalogueTour));
    }
  });
});

it("opens a tour of the catalogue as a complete draft", async () => {
  const [row] = await platform.rows<{ id: number; organizer_id: number }>(
    "SELECT id, organizer_id FROM tour WHERE NOT is_individual ORDER BY id LIMIT 1",
  );
  const staff = platform.client(await platform.person("staff"));
  const opened = await staff.call(calls.openTourCall, { body: { tour_id: row!.id } });
  expect(opened).toMatchObject({ organizer: { id: row!.organizer_id }, missing: [] });
});
