import { expect, it } from "vitest";
import { bankKeys, signedByBank } from "../../../../testing/stand-ins/sandbox-bank.ts";
import { createSandbox } from "./sandbox-provider.ts";

const { SANDBOX_BANK_URL: url, SANDBOX_BANK_SECRET: secret } = bankKeys;
const sandbox = createSandbox({ url, secret });
const parse = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  sandbox.parseNotification(Buffer.from(body), headers);

it("reads notifications that the practice bank has signed", () => {
  const word = signedByBank({
    payment: "6f1d3c52-9a0b-4c7e-8d2f-1b3a5c7e9f01",
    reference: "sandbox-1",
    outcome: "paid",
    amount: 400_000,
    currency: "RUB",
  });
  expect(parse(word)).toEqual({
    paymentUuid: "6f1d3c52-9a0b-4c7e-8d2f-1b3a5c7e9f01",
    providerRef: "sandbox-1",
    outcome: "paid",
    amountMinor: 400_000,
    currency: "RUB",
  });
});

it("refuses forged notifications and reports unreadable ones as unknown", () => {
  expect(() => parse({ body: "{}", headers: {} })).toThrow("forbidden");
  expect(() => parse({ body: "{}", headers: { "x-sandbox-signature": "00" } })).toThrow(
    "forbidden",
  );
  expect(() => parse(signedByBank({}, "another secret"))).toThrow("forbidden");
  expect(parse(signedByBank([]))).toMatchObject({ outcome: "unknown", event: "unreadable" });
  expect(parse(signedByBank({ outcome: "moon_phase", payment: "7" }))).toEqual({
    outcome: "unknown",
    event: "moon_phase",
    name: "7",
  });
});
