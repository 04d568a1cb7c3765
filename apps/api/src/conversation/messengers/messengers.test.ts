import { isApiClientError } from "@tropa/api-client/api-client-error";
import { connectRealtime } from "@tropa/api-client/realtime/realtime";
import { organizerChatCall, realtimeTicketCall } from "@tropa/api-contract/conversation/calls-chat";
import {
  chatChannelsCall,
  chatConnectionCodeCall,
  chatsForNotificationsCall,
  chatSourcesCall,
  disableChatNotificationsCall,
  messengerLinkCall,
} from "@tropa/api-contract/conversation/calls-chat-notifications";
import { disconnectMessengerCall } from "@tropa/api-contract/people/calls-notifications";
import { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import {
  botSecrets,
  botSettings,
  botSources as sources,
  nextPerson,
  postUpdate,
  sendUpdate,
} from "../../../testing/stand-ins/bots.ts";
import type { BotSource } from "../../../testing/stand-ins/bots.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open({
    settings: {
      CAPTCHA_PROVIDER: "off",
      ...botSettings,
    },
  });
});
afterAll(() => platform.close());

const updates = (source: BotSource, person: number, text: string, secret?: string) =>
  sendUpdate(platform.url, source, { person, text: `/start ${text}`, ref: text, secret });
const post = (source: BotSource, update: Parameters<typeof postUpdate>[2]) =>
  postUpdate(platform.url, source, update);

const sourceIds = { telegram: 1, vk: 2, whatsapp: 3 } as const;
const codeOf = (person: Person, source: BotSource) =>
  platform.client(person).call(chatConnectionCodeCall, { body: { source_id: sourceIds[source] } });
const connectedBy = async (person: Person) =>
  (await platform.client(person).call(chatChannelsCall)).items
    .filter(({ is_connected }) => is_connected)
    .map(({ type }) => type);

describe.each(sources)("connecting %s", (source) => {
  test("can be undone only by its owner", async () => {
    const tourist = await platform.person("tourist");
    await platform.rows(
      "INSERT INTO messenger_connection (account_id, source, external_id) VALUES ($1, $2, $3)",
      tourist.accountId,
      source,
      String(nextPerson()),
    );
    const body = { source_id: sourceIds[source] };
    const stranger = await platform.person("tourist");
    await platform.client(stranger).call(disconnectMessengerCall, { body });
    expect(await connectedBy(tourist)).toEqual([source]);
    await platform.client(tourist).call(disconnectMessengerCall, { body });
    await platform.client(tourist).call(disconnectMessengerCall, { body });
    expect(await connectedBy(tourist)).toEqual([]);
  });

  test("works once per code and notifies the account's sockets", async () => {
    const tourist = await platform.person("tourist");
    const onEvent = vi.fn<(event: unknown) => void>();
    const connection = connectRealtime({
      url: `${platform.url.replace("http", "ws")}/ws`,
      getTicket: async () =>
        (await platform.client(tourist).call(realtimeTicketCall, { body: {} })).ticket,
    });
    connection.on("crm_user_chat_notifications_enabled", onEvent);
    await expect.poll(() => connection.state).toBe("open");
    const { code, link } = await codeOf(tourist, source);
    expect(code).toMatch(/^[\w-]{1,64}$/);
    expect(link).toContain(code);
    const stored = await platform.rows(
      "SELECT 1 FROM messenger_code WHERE hash::text LIKE $1",
      `%${code}%`,
    );
    expect(stored).toEqual([]);

    const person = nextPerson();
    expect((await updates(source, person, code)).status).toBe(200);
    expect(await connectedBy(tourist)).toEqual([source]);
    await expect.poll(() => onEvent.mock.calls.length).toBe(1);
    expect(onEvent.mock.calls[0]?.[0]).toMatchObject({
      chat_id: null,
      data: { source, messenger_was_activated: true },
    });
    connection.close();

    const stranger = nextPerson();
    expect((await updates(source, stranger, code)).status).toBe(200);
    const letters = await platform.rows<{ kind: string }>(
      "SELECT kind FROM outbox WHERE channel = $1 AND recipient LIKE $2 ORDER BY id",
      source,
      `%${stranger}`,
    );
    expect(letters).toEqual([{ kind: "messengerCodeOver" }]);
  });

  test("connects only one of two people who use the same code at the same time", async () => {
    const tourist = await platform.person("tourist");
    const { code } = await codeOf(tourist, source);
    await Promise.all([nextPerson(), nextPerson()].map((person) => updates(source, person, code)));
    expect(
      await platform.rows(
        "SELECT 1 FROM messenger_connection WHERE account_id = $1",
        tourist.accountId,
      ),
    ).toHaveLength(1);
  });

  test("is refused for an expired code or one of another messenger", async () => {
    const tourist = await platform.person("tourist");
    const old = await codeOf(tourist, source);
    await platform.rows("UPDATE messenger_code SET expires_at = now()");
    await updates(source, nextPerson(), old.code);
    const { code } = await codeOf(tourist, source);
    const other = sources.find((one) => one !== source)!;
    await updates(other, nextPerson(), code);
    expect(await connectedBy(tourist)).toEqual([]);
  });

  test("moves a messenger from one account to another", async () => {
    const [first, second] = [await platform.person("tourist"), await platform.person("tourist")];
    const person = nextPerson();
    for (const account of [first, second])
      await updates(source, person, (await codeOf(account, source)).code);
    expect(await connectedBy(first)).toEqual([]);
    expect(await connectedBy(second)).toEqual([source]);
  });

  test("refuses forged messages", async () => {
    const tourist = await platform.person("tourist");
    const { code } = await codeOf(tourist, source);
    expect((await updates(source, nextPerson(), code, "wrong-secret")).status).toBe(403);
    expect((await post(source, { body: {} })).status).toBeGreaterThanOrEqual(400);
    expect(await connectedBy(tourist)).toEqual([]);
  });
});

test("turns notifications on when a messenger connects, and disconnects it on /stop", async () => {
  const tourist = await platform.person("tourist");
  const me = platform.client(tourist);
  const { id } = await me.call(organizerChatCall, { body: { organizer_id: organizers.direct } });
  await me.call(disableChatNotificationsCall, { body: { chat_id: id } });
  const person = nextPerson();
  await updates("telegram", person, (await codeOf(tourist, "telegram")).code);
  const first = async () => (await me.call(chatsForNotificationsCall)).items[0];
  expect(await first()).toMatchObject({
    messenger_was_activated: true,
    notifications_enabled: true,
  });
  await post("telegram", {
    body: {
      update_id: 1,
      message: { message_id: 1, chat: { id: person, type: "private" }, text: "/stop" },
    },
    headers: { "x-telegram-bot-api-secret-token": botSecrets.telegram },
  });
  expect(await first()).toMatchObject({ messenger_was_activated: false });
});

test("records the request behind a signed bot link, and ignores a forged link", async () => {
  const { request_id: id, request_token } = await platform.client().call(submitHelpRequestCall, {
    body: { type: "common_help", phone: "+79031234567", agree: true },
  });
  const query = { request_id: String(id), request_token };
  const { items } = await platform.client().call(chatSourcesCall, { query });
  expect(items.map(({ type }) => type)).toEqual(sources);
  const payload = new URL(items[0]!.link).searchParams.get("start")!;
  expect(payload).toMatch(/^[\w-]{1,64}$/);
  const person = nextPerson();
  await updates("telegram", person, payload);
  await updates("telegram", person, payload.replace(/.$/, "9"));
  expect(
    await platform.rows(
      "SELECT kind, subject FROM messenger_origin WHERE external_id = $1",
      String(person),
    ),
  ).toEqual([{ kind: "request", subject: String(id) }]);
  const stranger = (given: object) =>
    platform.client().call(chatSourcesCall, { query: { request_id: query.request_id, ...given } });
  await expect(stranger({ request_token: randomUUID() })).rejects.toMatchObject({ status: 404 });
  await expect(stranger({})).rejects.toMatchObject({ status: 422 });
  const plain = await platform.client().call(chatSourcesCall, { query: {} });
  expect(plain.items[0]?.link).toBe("https://t.me/tropa_bot");
  const wrong = platform.client().call(chatSourcesCall, { query: { request_id: "x" } });
  await expect(wrong).rejects.toMatchObject({ status: 422 });
});

test("returns bot links for the key of a booking or help request", async () => {
  const { request_id: id, request_token: token } = await platform
    .client()
    .call(submitHelpRequestCall, {
      body: { type: "common_help", phone: "+79031234567", agree: true },
    });
  const { tourId, dateId } = await insertTour(platform.context.pool);
  const [booking] = await platform.rows<{ id: number; uuid: string }>(
    `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale,
                          storefront, currency, total_minor, prepayment_minor, hold_until)
     VALUES ($1, $2, 1, 1, 1, 'Ира', '+79031234567', 'ru', 'ru', 'RUB', 100, 100, now() + interval '1 hour')
     RETURNING id, uuid`,
    tourId,
    dateId,
  );
  const subjects = [
    { uuid: token, subject: id },
    { uuid: booking!.uuid, subject: booking!.id },
  ];
  for (const { uuid, subject } of subjects) {
    const { items } = await platform.client().call(messengerLinkCall, { query: { uuid } });
    expect(items.map(({ type }) => type)).toEqual(sources);
    const payload = new URL(items[0]!.link).searchParams.get("start")!;
    const person = nextPerson();
    await updates("telegram", person, payload);
    expect(
      await platform.rows(
        "SELECT kind, subject FROM messenger_origin WHERE external_id = $1",
        String(person),
      ),
    ).toEqual([{ kind: "request", subject: String(subject) }]);
  }
  const unknown = platform.client().call(messengerLinkCall, { query: { uuid: randomUUID() } });
  await expect(unknown).rejects.toMatchObject({ status: 404 });
});

test("answers the messengers' webhook verification requests", async () => {
  const confirmation = await post("vk", {
    body: { type: "confirmation", group_id: 1, secret: botSecrets.vk },
  });
  expect(await confirmation.text()).toBe("confirm-me");
  const verify = (token: string) =>
    fetch(
      `${platform.url}/messengers/whatsapp/webhook?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=42`,
    );
  expect(await (await verify("verify-token")).text()).toBe("42");
  expect((await verify("wrong-token")).status).toBe(403);
});

test("refuses a code for an unknown messenger", async () => {
  const tourist = await platform.person("tourist");
  const error = await platform
    .client(tourist)
    .call(chatConnectionCodeCall, { body: { source_id: 9 } })
    .catch((thrown: unknown) => thrown);
  expect(isApiClientError(error) && error.validation).toHaveProperty("source_id");
});
