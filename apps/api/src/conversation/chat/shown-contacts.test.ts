import { numberEvents } from "../../platform/realtime/event-store.ts";
import {
  chatMessagesCall,
  moderateMessageCall,
  openAttachmentCall,
  sendMessageCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import type { Person } from "../../../testing/platform.ts";
import { Chats } from "../../../testing/conversation/test-chats.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { lockBooking } from "../../sales/booking/booking-store.ts";
import { markPrepaid } from "../../sales/booking/booking.ts";
import { showContacts } from "./chat.ts";

let chats: Chats;
beforeAll(async () => {
  chats = await Chats.open();
});
afterAll(() => chats.platform.close());

test("masks contacts in file names, also when a file is opened or moderated", async () => {
  const { tourist, id } = await chats.conversation();
  const own = "Звоните +7 903 123-45-67.pdf";
  const hidden = "Звоните ********.pdf";
  const fileId = await chats.file(tourist.accountId, own);
  const { id: messageId } = await chats
    .client(tourist)
    .call(sendMessageCall, { body: { chat_id: id, file_id: fileId } });
  const seenBy = async (person: Person) => {
    const client = chats.client(person);
    const { items } = await client.call(chatMessagesCall, { query: { chat_id: String(id) } });
    const { name, url } = await client.call(openAttachmentCall, {
      body: { message_id: messageId },
    });
    const linked = decodeURIComponent(new URL(url, chats.platform.url).pathname).split("/").at(-1);
    expect([name, linked]).toEqual([items[0]?.attachment?.file?.name, name]);
    return [name, items[0]?.has_hidden_contacts];
  };
  expect(await seenBy(tourist)).toEqual([own, false]);
  expect(await seenBy(chats.organizer)).toEqual([hidden, true]);
  expect(await seenBy(chats.staff)).toEqual([own, false]);
  const told = () =>
    chats.platform.rows<{ topic: string; name: string }>(
      `SELECT split_part(topic, '/', 1) AS topic, data #>> '{attachment,file,name}' AS name FROM realtime_event
        WHERE event = 'new_message' AND (data ->> 'id')::integer = $1 ORDER BY topic`,
      messageId,
    );
  await expect.poll(told).toEqual([
    { topic: "account", name: own },
    { topic: "organizer", name: hidden },
  ]);
  await chats.client(chats.staff).call(moderateMessageCall, { body: { message_id: messageId } });
  expect(await seenBy(tourist)).toEqual([own, false]);
  expect(await seenBy(chats.staff)).toEqual([hidden, false]);
});

test("shows contacts in open chats to both sides once a booking is prepaid", async () => {
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
  await numberEvents(platform.context.pool);
  const [{ last } = { last: 0 }] = await platform.rows<{ last: number }>(
    "SELECT max(id) AS last FROM realtime_event",
  );
  const told = async () => {
    await numberEvents(platform.context.pool);
    return platform.rows<{ topic: string; event: string; text: string }>(
      "SELECT topic, event, data ->> 'text' AS text FROM realtime_event WHERE id > $1 ORDER BY id",
      last,
    );
  };
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
