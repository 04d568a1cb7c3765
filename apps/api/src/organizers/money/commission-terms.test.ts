import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertDate, insertTour, organizers } from "../../../testing/fixtures.ts";
import { TourDesk } from "../../../testing/organizers/organizer-tours.ts";
import type { Platform } from "../../../testing/platform.ts";
import { refusal } from "../../../testing/refusal.ts";
import { orderOf } from "../../../testing/shop.ts";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";

let platform: Platform;
let desk: TourDesk;
beforeAll(async () => {
  desk = await TourDesk.open();
  ({ platform } = desk);
});
afterAll(() => platform.close());

const today = todayIn("UTC");
const shareOf = async (dateId: number, day = today, storefront = "ru") =>
  (
    await platform.rows<{ share: number | null }>(
      "SELECT commission_share($1, $2, $3)::float8 AS share",
      dateId,
      storefront,
      day,
    )
  )[0]!.share;

describe("the commission", () => {
  it("is the most specific one in effect: of the date, tour, organizer, storefront, or the default", async () => {
    const { tourId, dateId } = await insertTour(platform.context.pool, { priceMinor: 500_000 });
    expect(await shareOf(dateId)).toBe(15);
    const later = addDays(today, 10);
    await platform.rows("INSERT INTO storefront_commission VALUES ('intl', 12)");
    expect([await shareOf(dateId), await shareOf(dateId, today, "intl")]).toEqual([15, 12]);
    await platform.rows(
      "INSERT INTO organizer_commission (organizer_id, percent, starts_on) SELECT organizer_id, 11, $2 FROM tour WHERE id = $1",
      tourId,
      later,
    );
    expect([await shareOf(dateId), await shareOf(dateId, later)]).toEqual([15, 11]);
    await platform.rows("INSERT INTO tour_commission (tour_id, percent) VALUES ($1, 10)", tourId);
    await platform.rows(
      "INSERT INTO tour_commission (tour_id, quantity_minor, starts_on) VALUES ($1, 45000, $2)",
      tourId,
      later,
    );
    expect([await shareOf(dateId), await shareOf(dateId, later)]).toEqual([10, 9]);
    const other = await insertDate(platform.context.pool, dateId, {
      days: 5,
      priceMinor: 500_000,
      seats: 5,
    });
    await platform.rows(
      "INSERT INTO tour_date_commission (tour_date_id, percent) VALUES ($1, 8)",
      other,
    );
    expect([await shareOf(other, later), await shareOf(dateId, later)]).toEqual([8, 9]);
    await platform.rows("DELETE FROM organizer_commission");
    await platform.rows("DELETE FROM storefront_commission WHERE storefront = 'intl'");
  });

  it("is shown before a tour is published and recorded in each of its bookings", async () => {
    const sent = await desk.send(await desk.draft());
    expect(sent.commission_percent).toBe(15);
    const { tour_id: tourId } = await desk.approve(sent);
    const dateId = await desk.depart(tourId!);
    const { request_id: id } = await desk.book({ tourId: tourId!, dateId });
    expect(
      await platform.rows(
        "SELECT commission_percent::float8 AS percent FROM booking WHERE id = $1",
        id,
      ),
    ).toEqual([{ percent: 15 }]);
  });
});

describe("a tour without any commission", () => {
  it("can be neither published nor sold, by the API or by the database", async () => {
    const waiting = await desk.send(await desk.draft());
    const { tourId, dateId } = await insertTour(platform.context.pool, { priceMinor: 500_000 });
    await platform.rows("DELETE FROM storefront_commission");
    const refused = await refusal(desk.approve(waiting));
    expect(Object.keys(refused.validation)).toEqual(["commission"]);
    const order = orderOf({ tourId, dateId });
    const body = { ...order, phone: "+79035550101", email: "none@tropa.example" };
    expect((await refusal(platform.client().call(submitOrderCall, { body }))).code).toBe(
      "unavailable",
    );
    await platform.rows("UPDATE tour SET status = 'removed' WHERE id = $1", tourId);
    await expect(
      platform.rows("UPDATE tour SET status = 'published' WHERE id = $1", tourId),
    ).rejects.toThrow("nothing is published without a commission");
    await platform.rows(
      "INSERT INTO organizer_commission (organizer_id, percent) VALUES ($1, 7)",
      organizers.direct,
    );
    expect((await desk.approve(waiting)).commission_percent).toBe(7);
    await platform.rows("INSERT INTO storefront_commission (percent) VALUES (15)");
  });
});
