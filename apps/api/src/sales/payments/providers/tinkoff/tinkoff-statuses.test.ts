import { afterAll, beforeAll, expect, it } from "vitest";
import { TinkoffShop } from "../../../../../testing/stand-ins/tinkoff-shop.ts";

let tested: TinkoffShop;
beforeAll(async () => {
  tested = await TinkoffShop.open();
});
afterAll(() => tested.close());

const steps = [
  "NEW",
  "FORM_SHOWED",
  "PREAUTHORIZING",
  "AUTHORIZING",
  "3DS_CHECKING",
  "3DS_CHECKED",
  "PAY_CHECKING",
  "AUTHORIZED",
  "CONFIRMING",
  "CONFIRM_CHECKING",
  "REVERSING",
  "REFUNDING",
  "ASYNC_REFUNDING",
  "PROCESSING",
];
const failures = ["REJECTED", "AUTH_FAIL", "CANCELED", "DEADLINE_EXPIRED", "ATTEMPTS_EXPIRED"];

it.each([
  ...steps.map((status) => [status, 1] as const),
  ...failures.map((status) => [status, 3] as const),
  ["REVERSED", 3] as const,
  ["CONFIRMED", 2] as const,
])("%s leaves an open payment at status %i without an alert", async (status, expected) => {
  const { payment } = await tested.begin();
  const order = tested.tinkoff.newest(payment.uuid);
  for (let times = 0; times < 2; times += 1)
    expect(await tested.tinkoff.notify(order, { Status: status })).toBe(200);
  expect(await tested.bank.status(payment)).toBe(expected);
  expect(await tested.bank.alerts(payment)).toEqual([]);
});

it.each([
  ["REFUNDED", {}, 400_000],
  ["REVERSED", {}, 400_000],
  ["PARTIAL_REFUNDED", { Amount: 150_000 }, 150_000],
  ["PARTIAL_REVERSED", { Amount: 150_000 }, 150_000],
])(
  "%s of a paid payment is recorded as a refund made at the bank",
  async (status, fields, minor) => {
    const { shop, bank, tinkoff } = tested;
    const { uuid, payment } = await tested.begin();
    await tinkoff.pay(payment.uuid);
    const order = tinkoff.newest(payment.uuid);
    for (let times = 0; times < 2; times += 1)
      expect(await tinkoff.notify(order, { Status: status, ...fields })).toBe(200);
    expect(await bank.refunds(payment)).toEqual([{ reason: "returned_elsewhere", amount: minor }]);
    expect(await bank.alerts(payment)).toEqual([{ reason: "returned_elsewhere" }]);
    expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 - minor });
  },
);

it("PARTIAL_REFUNDED for a refund that we requested changes nothing", async () => {
  const { shop, bank, tinkoff } = tested;
  const { payment } = await tested.begin();
  await tinkoff.pay(payment.uuid);
  await bank.oweInParts(payment, [150_000]);
  await shop.rows("UPDATE refund SET status = 'sent', tries = 1 WHERE status = 'pending'");
  const told = { Status: "PARTIAL_REFUNDED", Amount: 150_000 };
  expect(await tinkoff.notify(tinkoff.newest(payment.uuid), told)).toBe(200);
  expect(await bank.refunds(payment)).toEqual([{ reason: "booking_changed", amount: 150_000 }]);
  expect(await bank.alerts(payment)).toEqual([]);
});

it("an unknown status or an unreadable body is stored and raises an alert", async () => {
  const { shop, tinkoff } = tested;
  const { payment } = await tested.begin();
  const order = tinkoff.newest(payment.uuid);
  expect(await tinkoff.notify(order, { Status: "CHARGEBACK" })).toBe(200);
  expect(await tinkoff.notify(order, { Status: "CONFIRMED", Amount: "a lot" })).toBe(200);
  expect(await tested.bank.status(payment)).toBe(1);
  const shown = await shop.rows(
    "SELECT reason, details FROM payment_alert ORDER BY id DESC LIMIT 2",
  );
  expect(shown).toEqual([
    { reason: "unknown_notification", details: `tinkoff: CONFIRMED, ${order.paymentId}` },
    { reason: "unknown_notification", details: `tinkoff: CHARGEBACK, ${order.paymentId}` },
  ]);
  expect(await shop.rows("SELECT FROM unbooked_notification")).toHaveLength(2);
});
