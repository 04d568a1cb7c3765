import { organizerChatCall, supportChatCall } from "@tropa/api-contract/conversation/calls-chat";
import {
  organizerPhoneCodeCall,
  userPhoneCodeCall,
  webCallDataCall,
} from "@tropa/api-contract/conversation/calls-phone-codes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";

const secret = "a secret of the gateway";
let platform: Platform;
let tourist: Person;
let organizer: Person;
beforeAll(async () => {
  platform = await Platform.open({
    settings: {
      CAPTCHA_PROVIDER: "off",
      CALL_NUMBERS: "US:+12020000000, RU:+74950000000",
      CALL_GATEWAY_SECRET: secret,
      WEB_CALL_URL: "wss://calls.tropa.example",
    },
  });
  tourist = await platform.person("tourist");
  organizer = await platform.person("organizer");
});
afterAll(() => platform.close());

const resolve = async (question: object, given = secret) => {
  const response = await fetch(`${platform.url}/telephony/resolve`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-call-secret": given },
    body: JSON.stringify(question),
  });
  return response.ok ? ((await response.json()) as object) : response.status;
};

const ask = (body: object) =>
  platform.client().call(organizerPhoneCodeCall, { body: { tour_organizer_id: 1, ...body } });

const newChat = async (person: Person, organizerId: number = organizers.direct) =>
  (
    await platform
      .client(person)
      .call(organizerChatCall, { body: { organizer_id: organizerId, message: "Вопрос" } })
  ).id;

describe("a code for an organizer", () => {
  test("connects through a number of the caller's country and hides the organizer's number", async () => {
    const answer = await ask({ country_id: 643, timezone: "Europe/Moscow" });
    expect(answer).toMatchObject({ is_available: true, phone: "+74950000000" });
    expect(answer.code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(answer)).not.toContain("+79990000000");
    expect(await resolve({ number: answer.phone, code: answer.code })).toEqual({
      target: "person",
      phone: "+79990000000",
    });
    expect(await resolve({ number: "+12020000000", code: answer.code })).toBe(404);
    expect(await resolve({ number: answer.phone, code: answer.code }, "wrong")).toBe(403);
    expect(await resolve({})).toBe(400);
    const elsewhere = await ask({});
    expect(elsewhere.phone).toBe("+12020000000");
  });

  test("stays the same while it is valid and connects to nobody after it expires", async () => {
    const [one, two] = [await ask({}), await ask({})];
    expect(two).toEqual(one);
    await platform.rows("UPDATE phone_code SET expires_at = now() - interval '1 second'");
    expect(await resolve({ number: one.phone, code: one.code })).toBe(404);
    expect((await ask({})).is_available).toBe(true);
  });

  test("is refused for unknown organizers", async () => {
    await expect(ask({ tour_organizer_id: 999 })).rejects.toMatchObject({ code: "not_found" });
    await expect(ask({ tour_organizer_id: -1 })).rejects.toMatchObject({ status: 422 });
  });
});

describe("a code for the tourist of a chat", () => {
  test("is shown only to the organizer of the chat and to support", async () => {
    const id = await newChat(tourist);
    const call = (person: Person) =>
      platform.client(person).call(userPhoneCodeCall, { body: { chat_id: id } });
    await platform.rows(
      "UPDATE account SET phone = '+79031234567' WHERE id = $1",
      tourist.accountId,
    );
    const answer = await call(organizer);
    expect(await resolve({ number: answer.phone, code: answer.code })).toMatchObject({
      phone: "+79031234567",
    });
    await expect(call(tourist)).rejects.toMatchObject({ status: 403 });
    await expect(call(await platform.person("supportStaff"))).resolves.toMatchObject({
      is_available: true,
    });
    await expect(call(await platform.person("messagesStaff"))).rejects.toMatchObject({
      status: 403,
    });
    await expect(call(await platform.person("plainStaff"))).rejects.toMatchObject({ status: 404 });
    await expect(call(await platform.person("otherOrganizer"))).rejects.toMatchObject({
      status: 404,
    });
    await expect(call({ ...tourist, token: null })).rejects.toMatchObject({ status: 401 });
    await expect(
      platform.client(organizer).call(userPhoneCodeCall, { body: { chat_id: 0 } }),
    ).rejects.toMatchObject({ status: 422 });
    // Who is an organizer and a tourist elsewhere does not get at a number through their own question.
    const asTourist = await newChat(organizer, organizers.confirming);
    await expect(
      platform.client(organizer).call(userPhoneCodeCall, { body: { chat_id: asTourist } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe("a call from the browser", () => {
  const call = (person: Person, body: object) =>
    platform.client(person).call(webCallDataCall, { body });

  test("reaches support, an organizer or the other side of a chat", async () => {
    const id = await newChat(tourist);
    const targetOf = async (person: Person, body: object) => {
      const { token, name } = await call(person, body);
      return { ...((await resolve({ token })) as object), name };
    };
    expect(await targetOf(tourist, { is_support_call: true })).toMatchObject({ target: "support" });
    expect(await targetOf(tourist, { organizer_id: 1 })).toEqual({
      target: "organizer",
      phone: "+79990000000",
      name: "Анна Ветрова",
    });
    expect(await targetOf(tourist, { chat_id: id })).toMatchObject({ target: "organizer" });
    expect(await targetOf(organizer, { chat_id: id })).toMatchObject({
      target: "tourist",
      name: "Вера Полевая",
    });
    const support = await platform.client(tourist).call(supportChatCall, { query: {} });
    expect(await targetOf(tourist, { chat_id: support.id })).toMatchObject({ target: "support" });
  });

  test("is refused to people outside the chat, and a forged token connects to nobody", async () => {
    const id = await newChat(tourist);
    const stranger = await platform.person("otherTourist");
    await expect(call(stranger, { chat_id: id })).rejects.toMatchObject({ status: 404 });
    const plain = await platform.person("plainStaff");
    await expect(call(plain, { chat_id: id })).rejects.toMatchObject({ status: 404 });
    await expect(call(tourist, { organizer_id: 999 })).rejects.toMatchObject({ status: 404 });
    await expect(call(tourist, {})).rejects.toMatchObject({ status: 422 });
    await expect(call({ ...tourist, token: null }, {})).rejects.toMatchObject({ status: 401 });
    const { token } = await call(tourist, { is_support_call: true });
    expect(await resolve({ token: `${token}x` })).toBe(404);
  });
});
