import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";

let platform: Platform;
let tourist: Person;
let organizer: Person;
beforeAll(async () => {
  platform = await Platform.open();
  tourist = await platform.person("tourist");
  organizer = await platform.person("organizer");
});
afterAll(() => platform.close());

it("sends no-store with every answer about one person's trip", async () => {
  const made = await insertTour(platform.context.pool, { organizerId: organizers.direct });
  const {
    request_id: id,
    uuid,
    tourists_uuid: link,
  } = await platform.client(tourist).call(submitOrderCall, { body: orderOf(made) });
  const [payment] = await platform.rows<{ uuid: string }>(
    `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
     VALUES ($1, 5, 'prepayment', 'card', 2, 400000, 'RUB', 'http://localhost:3000/', 'http://localhost:3000/')
     RETURNING uuid`,
    id,
  );
  await platform.rows(
    "UPDATE booking SET status = 3, hold_until = NULL, paid_minor = 400000 WHERE id = $1",
    id,
  );
  const [certificate] = await platform.rows<{ uuid: string }>(
    `INSERT INTO certificate (storefront, locale, currency, amount_minor, light, send_on)
     VALUES ('ru', 'ru', 'RUB', 500000, 'day', current_date) RETURNING uuid`,
  );
  const read = async (path: string, { token }: Person) => {
    const answer = await fetch(`${platform.url}${path}`, {
      headers: { "x-language": "ru", ...(token && { "x-authorization": `Bearer ${token}` }) },
    });
    return [
      path.split("?")[0],
      answer.status,
      answer.headers.get("cache-control")?.includes("no-store"),
    ];
  };
  const reads = await Promise.all([
    ...[
      `/crm/api/request/get-by-uuid?uuid=${uuid}`,
      `/crm/api/request/get?id=${id}`,
      "/spa/my-trips",
      "/spa/my-bookings",
      `/spa/payment?uuid=${payment?.uuid}`,
      `/spa/tourists-info?uuid=${link}`,
      `/spa/travellers?request_id=${id}`,
      `/spa/arrival?uuid=${uuid}`,
      `/spa/arrival.ics?uuid=${uuid}`,
      `/spa/booking-paper?uuid=${uuid}&paper=receipt&lang=ru`,
      `/spa/certificate-order?uuid=${certificate?.uuid}`,
    ].map((path) => read(path, tourist)),
    read(`/spa/travellers.csv?request_id=${id}`, organizer),
  ]);
  expect(reads.filter(([, status, isPrivate]) => status !== 200 || !isPrivate)).toEqual([]);
});
