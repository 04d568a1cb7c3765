import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizers, testConfig, testStorefronts } from "../../../testing/fixtures.ts";
import { Bank } from "../../../testing/bank.ts";
import type { PaymentAnswer } from "../../../testing/bank.ts";
import { bankKeys } from "../../../testing/stand-ins/sandbox-bank.ts";
import { faultsOf, Shop } from "../../../testing/shop.ts";
import { createProviders } from "./providers/providers.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

describe("opening a payment", () => {
  it("takes the amount from the booking and leads to the sandbox's page", async () => {
    const booking = await shop.book();
    const response = await bank.create(booking.uuid, { provider: "tinkoff", amount: 1 });
    const { payment, url } = response.json<PaymentAnswer>();
    expect(payment).toMatchObject({
      amount: 400_000,
      currency: "RUB",
      status: 1,
      booking_uuid: booking.uuid,
    });
    expect(url).toContain(`${bankKeys.SANDBOX_BANK_URL}/pay?`);
    expect(await shop.rows("SELECT provider FROM payment WHERE uuid = $1", payment.uuid)).toEqual([
      { provider: 5 },
    ]);
    expect((await bank.open(booking.uuid, { kind: "full" })).amount).toBe(2_000_000);
  });

  it("returns the payment that is already open, also to ten concurrent requests", async () => {
    const { uuid } = await shop.book();
    const opened = await Promise.all(Array.from({ length: 10 }, () => bank.open(uuid)));
    expect(new Set(opened.map((payment) => payment.uuid)).size).toBe(1);
  });

  it("repeats the first answer for the same idempotency key, and refuses another body under that key", async () => {
    const { uuid } = await shop.book();
    const headers = { "idempotency-key": `pay-${uuid}` };
    const seen = { amount: 400_000, currency: "RUB" };
    const send = () => bank.create(uuid, { seen }, headers);
    const first = (await send()).json<PaymentAnswer>();
    await bank.notify(first.payment);
    const again = (await send()).json<PaymentAnswer>();
    expect(again).toEqual({ ...first, payment: { ...first.payment, status: 2 } });
    expect((await bank.create(uuid, { kind: "full" }, headers)).statusCode).toBe(409);
  });

  it("extends the hold, but only once", async () => {
    const { uuid, id } = await shop.book();
    const shorten = () =>
      shop.rows("UPDATE booking SET hold_until = now() + interval '5 minutes' WHERE id = $1", id);
    const minutesLeft = async () => {
      const { hold_until } = await shop.booking(uuid);
      return Math.round((Date.parse(hold_until ?? "") - Date.now()) / 60_000);
    };
    await shorten();
    await bank.open(uuid);
    expect(await minutesLeft()).toBe(30);
    await shorten();
    await bank.open(uuid);
    expect(await minutesLeft()).toBe(5);
  });

  it.each([
    ["return_url", "https://evil.example/"],
    ["return_url", "http://localhost.evil.example:3000/"],
    ["fail_url", "http://localhost:3000@evil.example/"],
    ["fail_url", "javascript:alert(1)"],
  ])("refuses a %s on another site: %s", async (field, address) => {
    const { uuid } = await shop.book();
    const response = await bank.create(uuid, { [field]: address });
    expect(response.statusCode).toBe(422);
    expect(faultsOf(response)).toEqual({ [field]: ["Некорректная ссылка"] });
  });

  it("accepts only the storefront's payment systems and the sandbox", async () => {
    const { uuid } = await shop.book({}, { "x-localization": "intl" });
    const statusWith = async (provider: string) =>
      (await bank.create(uuid, { provider })).statusCode;
    expect(await statusWith("tinkoff")).toBe(422);
    expect(await statusWith("stripe")).toBe(200);
    expect(await statusWith("sandbox")).toBe(200);
  });

  it("is refused for bookings that do not wait for money", async () => {
    const waiting = await shop.book({ organizerId: organizers.confirming });
    expect((await bank.create(waiting.uuid)).statusCode).toBe(409);
    const canceled = await shop.book();
    await shop.post("/spa/cancel-booking", { uuid: canceled.uuid, refund: 0 });
    expect((await bank.create(canceled.uuid)).statusCode).toBe(410);
    const late = await shop.book();
    await shop.endHolds(late.id);
    expect((await bank.create(late.uuid)).statusCode).toBe(410);
    expect((await bank.create("00000000-0000-4000-8000-000000000000")).statusCode).toBe(404);
  });
});

it("requires a provider's keys in production; without keys it accepts no payments anywhere", () => {
  const withoutKeys = { SANDBOX_BANK_URL: "", SANDBOX_BANK_SECRET: "" };
  expect(() => createProviders(testConfig({ NODE_ENV: "production", ...withoutKeys }))).toThrow(
    "no payment provider has keys",
  );
  const providers = createProviders(testConfig(withoutKeys));
  expect(() => providers.collectorFor(testStorefronts.of("ru"), "tinkoff")).toThrow("unavailable");
});
