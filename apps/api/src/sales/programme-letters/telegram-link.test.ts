import { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import { sendTelegramLinkCall } from "@tropa/api-contract/sales/calls-interactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Platform } from "../../../testing/platform.ts";
import { closeTours, openTours } from "../../../testing/discovery/test-tours.ts";

let platform: Platform;

beforeAll(async () => {
  platform = await openTours({
    TELEGRAM_BOT: "tropa_bot",
    TELEGRAM_WEBHOOK_SECRET: "telegram-secret",
  });
});
afterAll(() => closeTours(platform));

test("sends a text message with the bot's link", async () => {
  const visitor = platform.client();
  const { request_id, request_token } = await visitor.call(submitHelpRequestCall, {
    body: { type: "common_help", phone: "+79039990077", agree: true },
  });
  const answer = await visitor.call(sendTelegramLinkCall, {
    body: { number: "+79035554477", requestId: request_id, requestToken: request_token },
  });
  expect(answer).toEqual({ success: true });
  const [message] = await platform.rows<{ body: string }>(
    "SELECT body FROM outbox WHERE recipient = $1 AND channel = 'sms'",
    "+79035554477",
  );
  expect(message?.body).toMatch(/https:\/\/t\.me\/tropa_bot\?start=\S*r\d+/);
});
