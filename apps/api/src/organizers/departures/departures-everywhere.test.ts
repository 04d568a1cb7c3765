import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { addDeparturesCall } from "@tropa/api-contract/organizers/calls-departures";
import { addDays } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inDays } from "../../../testing/fixtures.ts";
import type { Platform } from "../../../testing/platform.ts";
import { DepartureDesk } from "../../../testing/organizers/departure-desk.ts";

let desk: DepartureDesk;
let platform: Platform;
/** Another process of the API over the same database. */
let other: Platform;
beforeAll(async () => {
  desk = await DepartureDesk.open();
  ({ platform } = desk);
  other = await platform.another();
});
afterAll(async () => {
  await other.close();
  await platform.close();
});

it("shows every edit of a departure in every process within a second", async () => {
  const { tourId, dateId } = await desk.tour({ startsOn: inDays(200) });
  const processes = [platform, other].map((process) => process.client());
  const day = inDays(200);
  const found = async (index: number) => {
    const query = { dateFrom: addDays(day, -1), dateTo: addDays(day, 1) };
    const { items } = await processes[index]!.call(toursCall, { query });
    return items.find(({ id }) => id === tourId)?.price ?? null;
  };
  const bothTell = (price: number | null) =>
    expect.poll(() => Promise.all([found(0), found(1)])).toEqual([price, price]);
  await bothTell(1_000_000);
  await desk.edit(dateId, { price: 900_000 });
  await bothTell(900_000);
  await desk.edit(dateId, { is_closed: true });
  await bothTell(null);
  await desk.edit(dateId, { is_closed: false, price: 800_000 });
  await bothTell(800_000);
  await desk.cancel(dateId);
  await bothTell(null);
  await desk.own.call(addDeparturesCall, {
    body: {
      tour_id: tourId,
      days: [day],
      seats: 5,
      price: 700_000,
      discount: null,
      is_closed: false,
      is_guaranteed: true,
    },
  });
  await bothTell(700_000);
});
