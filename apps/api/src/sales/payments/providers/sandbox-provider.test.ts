import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { createSandbox } from "./sandbox-provider.ts";

const sandbox = createSandbox({ publicUrl: "https://api.example", signingKey: "0123456789abcdef" });
const notification = {
  paymentUuid: "6f1d3c52-9a0b-4c7e-8d2f-1b3a5c7e9f01",
  providerRef: "sandbox-1",
  outcome: "paid",
  amountMinor: 400_000,
  currency: "RUB",
} as const;

it("reads the notifications that it writes", () => {
  const { body, headers } = sandbox.writeNotification(notification);
  expect(sandbox.parseNotification(Buffer.from(body), headers)).toEqual(notification);
});

it("signs the raw body as HMAC-SHA256, computed here a second way", () => {
  const { body, headers } = sandbox.writeNotification(notification);
  const key = createHmac("sha256", "0123456789abcdef")
    .update("sandbox payment notifications")
    .digest();
  expect(headers["x-sandbox-signature"]).toBe(
    createHmac("sha256", key).update(Buffer.from(body)).digest("hex"),
  );
});

it("refuses forged notifications and reports unreadable ones as unknown", () => {
  const key = createHmac("sha256", "0123456789abcdef")
    .update("sandbox payment notifications")
    .digest();
  const signed = (body: string) => ({
    "x-sandbox-signature": createHmac("sha256", key).update(body).digest("hex"),
  });
  const parse = (body: string, headers: Record<string, string>) => () =>
    sandbox.parseNotification(Buffer.from(body), headers);
  expect(parse("{}", {})).toThrow("forbidden");
  expect(parse("{}", { "x-sandbox-signature": "00" })).toThrow("forbidden");
  expect(parse("{", signed("{"))()).toMatchObject({ outcome: "unknown", event: "unreadable" });
  const moon = '{"outcome":"moon_phase","payment":"7"}';
  expect(parse(moon, signed(moon))()).toEqual({
    outcome: "unknown",
    event: "moon_phase",
    name: "7",
  });
});
