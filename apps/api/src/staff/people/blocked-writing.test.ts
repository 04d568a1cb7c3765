import type { ApiClient } from "@tropa/api-client/client";
import { askTourQuestionCall } from "@tropa/api-contract/editorial/calls-questions";
import { createReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import * as calls from "@tropa/api-contract/staff/calls-people";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Sockets } from "../../../testing/conversation/test-sockets.ts";
import type { Chats } from "../../../testing/conversation/test-chats.ts";
import { insertTour } from "../../../testing/fixtures.ts";
import type { Person, Platform } from "../../../testing/platform.ts";
import {
  botSettings,
  externalIdOf,
  nextPerson,
  sendUpdate,
} from "../../../testing/stand-ins/bots.ts";
import { sendNotices } from "../../conversation/notices/notices.ts";

let sockets: Sockets;
let chats: Chats;
let platform: Platform;
let desk: ApiClient;
let visitor: ApiClient;
let tourist: Person;
let chatId: number;
beforeAll(async () => {
  sockets = await Sockets.open(botSettings);
  ({ chats } = sockets);
  ({ platform } = chats);
  desk = platform.client(await platform.person("bookingsStaff"));
  visitor = platform.client();
});
afterEach(() => sockets.closeConnections());
afterAll(() => platform.close());
beforeEach(async () => {
  ({ tourist, id: chatId } = await chats.conversation());
});

const block = () =>
  desk.call(calls.blockPersonCall, {
    body: { account_id: tourist.accountId, reason: "Insulted a guide", with_contacts: false },
  });
const blocked = { status: 403, code: "blocked" };

describe("a blocked person", () => {
  it("loses their sockets at once, and cannot write, while the organizer still can", async () => {
    const { connection } = await sockets.listen(tourist);
    await block();
    await expect.poll(() => connection.state).not.toBe("open");
    await expect(chats.say(tourist, chatId, "Ещё вопрос")).rejects.toMatchObject({ status: 401 });
    await chats.say(chats.organizer, chatId, "Ваша поездка в силе");
  });

  it("cannot answer by a messenger", async () => {
    const there = nextPerson();
    await platform.rows(
      "INSERT INTO messenger_connection (account_id, source, external_id) VALUES ($1, 'telegram', $2)",
      tourist.accountId,
      externalIdOf("telegram", there),
    );
    const { id: messageId } = await chats.say(chats.organizer, chatId, "Есть два места");
    await sendNotices(platform.context, messageId);
    await block();
    await sendUpdate(platform.url, "telegram", { person: there, text: "Беру" });
    const texts = await platform.rows(
      "SELECT FROM chat_message WHERE chat_id = $1 AND body = 'Беру'",
      chatId,
    );
    expect(texts).toEqual([]);
  });

  it("cannot review by a booking's link, nor ask as a visitor with the account's e-mail", async () => {
    const { tourId } = await insertTour(platform.context.pool);
    const { uuid } = await platform.row<{ uuid: string }>(
      `INSERT INTO booking (account_id, tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale,
                            storefront, currency, total_minor, prepayment_minor)
       SELECT $1, tour.id, (SELECT min(id) FROM tour_date WHERE tour_id = tour.id), organizer_id, 4, 1, 'Анна',
              '+79030000000', 'ru', 'ru', 'RUB', 100, 100 FROM tour WHERE tour.id = $2 RETURNING uuid`,
      tourist.accountId,
      tourId,
    );
    const { email } = await platform.row<{ email: string }>(
      "SELECT email FROM account WHERE id = $1",
      tourist.accountId,
    );
    await block();
    const review = { uuid, rating: 1, text: "Всё плохо, не советую никому." };
    await expect(visitor.call(createReviewCall, { body: review })).rejects.toMatchObject(blocked);
    const question = { tour_id: tourId, question: "А снег там есть?", name: "Ия", agree: true };
    const ask = (from: string) =>
      visitor.call(askTourQuestionCall, { body: { ...question, email: from } });
    await expect(ask(email)).rejects.toMatchObject(blocked);
    await ask("somebody-else@example.org");
  });
});
