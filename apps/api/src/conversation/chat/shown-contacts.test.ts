import { afterAll, beforeAll, expect, test } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Chats } from "../../../testing/test-chats.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { lockBooking } from "../../sales/booking/booking-store.ts";
import { markPrepaid } from "../../sales/booking/booking.ts";
import { showContacts } from "./chat.ts";

let chats: Chats;
beforeAll(async () => {
  chats = await Chats.open();
}, 60_000);
afterAll(() => chats.platform.close());

test("a prepayment brings the contacts into the chats that are open, to whom they are for", async () => {
  const { platform } = chats;
  const { tourist, id } = await chats.conversation("Мой телефон +7 903 123-45-67");
  await chats.say(chats.organizer, id, "Пишите на guide@mail.example");
  await chats.say(chats.organizer, id, "Без контактов");
  const { tourId, dateId } = await insertTour(platform.context.pool);
  const [booking] = await platform.rows<{ id: number }>(
    `INSERT INTO booking (tour_id, tour_date_id, organizer_id, account_id, status, adults, first_name, phone, locale,
                          storefront, currency, total_minor, prepayment_minor, hold_until)
     SELECT $1, $2, $3, account_id, 2, 1, 'Ира', '+79031234567', 'ru', storefront, 'RUB', 100, 100, now() + interval '1 hour'
       FROM chat WHERE id = $4 RETURNING id`,
    tourId,
    dateId,
    organizers.direct,
    id,
  );
  const bookingId = booking!.id;
  const [{ last } = { last: 0 }] = await platform.rows<{ last: number }>(
    "SELECT max(id) AS last FROM realtime_event",
  );
  const told = () =>
    platform.rows<{ topic: string; event: string; text: string }>(
      "SELECT topic, event, data ->> 'text' AS text FROM realtime_event WHERE id > $1 ORDER BY id",
      last,
    );
  await showContacts(platform.context, bookingId);
  expect(await told()).toEqual([]);

  await inTransaction(platform.context.pool, async (client) => {
    const held = await lockBooking(client, { id: bookingId });
    await markPrepaid(client, held!);
  });
  const jobs = await platform.rows<{ bookingId: number }>(
    `SELECT (payload ->> 'bookingId')::integer AS "bookingId" FROM graphile_worker._private_jobs
      WHERE payload ->> 'bookingId' IS NOT NULL`,
  );
  expect(jobs).toEqual([{ bookingId }]);
  await showContacts(platform.context, bookingId);
  expect(await told()).toEqual([
    {
      topic: `account/${tourist.accountId}`,
      event: "message_was_edit",
      text: "Пишите на guide@mail.example",
    },
    {
      topic: `organizer/${organizers.direct}`,
      event: "message_was_edit",
      text: "Мой телефон +7 903 123-45-67",
    },
  ]);
});
