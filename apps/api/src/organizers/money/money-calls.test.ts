import {
  organizerMoneyCall,
  recordPayoutCall,
  statementCsvCall,
  statementPdfCall,
  takePayoutBackCall,
} from "@tropa/api-contract/organizers/calls-money";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertDate, insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { codeOf } from "../../../testing/refusal.ts";
import { orderOf } from "../../../testing/shop.ts";
import { readPdf } from "../../../testing/test-pdf.ts";

let platform: Platform;
let organizer: Person;
let staff: Person;
beforeAll(async () => {
  platform = await Platform.open();
  organizer = await platform.person("organizer");
  staff = await platform.person("staff");
});
afterAll(() => platform.close());

const own = () => platform.client(organizer);
const query = { month: "2026-03" };
const money = (person = organizer, more: object = {}) =>
  platform.client(person).call(organizerMoneyCall, { query: { ...query, ...more } });

let lastPhone = 2_000_000;
/** A booking of two seats of 5 000 roubles with a commission, so far unpaid, on a date of March 2026. */
async function booking({ percent = 12.35 }: { percent?: number | null } = {}): Promise<{
  id: number;
  dateId: number;
}> {
  const made = await insertTour(platform.context.pool, { priceMinor: 500_000 });
  if (percent !== null)
    await platform.rows(
      "INSERT INTO tour_commission (tour_id, percent) VALUES ($1, $2)",
      made.tourId,
      percent,
    );
  const phone = `+7903${(lastPhone += 1)}`;
  const seen = { amount: 1_000_000, currency: "RUB" as const };
  const body = { ...orderOf(made), seen, phone, email: `m${lastPhone}@tropa.example` };
  const { request_id: id } = await platform.client().call(submitOrderCall, { body });
  await platform.rows(
    "UPDATE tour_date SET starts_on = '2026-03-01', ends_on = '2026-03-03' WHERE id = $1",
    made.dateId,
  );
  return { id, dateId: made.dateId };
}

async function pay(id: number, minor: number, refundMinor = 0): Promise<void> {
  const [row] = await platform.rows<{ id: number }>(
    `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
     VALUES ($1, 5, 'full', 'card', 2, $2, 'RUB', '', '') RETURNING id`,
    id,
    minor,
  );
  if (refundMinor > 0)
    await platform.rows(
      "INSERT INTO refund (payment_id, amount_minor, currency, reason) VALUES ($1, $2, 'RUB', 'booking_canceled')",
      row?.id,
      refundMinor,
    );
}
const become = (id: number, status: number) =>
  platform.rows("UPDATE booking SET status = $2, hold_until = NULL WHERE id = $1", id, status);

it("computes the share from the money not refunded, at the commission of the booking day", async () => {
  const complete = await booking();
  await pay(complete.id, 1_000_000);
  await become(complete.id, 4);
  const left = await booking({ percent: 20 });
  await pay(left.id, 200_000, 50_000);
  await become(left.id, 5);
  const ahead = await booking({ percent: 10 });
  await pay(ahead.id, 300_000);
  await become(ahead.id, 3);
  await booking();
  // What is agreed on later changes none of them.
  await platform.rows("UPDATE tour_commission SET percent = 90");

  const answer = await money();
  expect(answer.items.map(({ booking_id: id, ...item }) => ({ id, ...item }))).toMatchObject([
    { id: complete.id, received: 1_000_000, commission: 123_500, share: 876_500, state: "due" },
    {
      id: left.id,
      received: 200_000,
      refunded: 50_000,
      commission: 30_000,
      share: 120_000,
      state: "due",
    },
    {
      id: ahead.id,
      received: 300_000,
      percent: 10,
      commission: 30_000,
      share: 270_000,
      state: "expected",
    },
  ]);
  expect(answer.balances).toEqual([
    {
      currency: "RUB",
      expected: 270_000,
      due: 996_500,
      commission: 153_500,
      paid_out: 0,
      balance: 996_500,
    },
  ]);
  const april = await own().call(organizerMoneyCall, { query: { month: "2026-04" } });
  expect(april.items).toEqual([]);
  expect(april.balances).toEqual(answer.balances);
});

it("applies the new date's commission after a move, and no commission to money refunded at the bank", async () => {
  const { id, dateId } = await booking({ percent: 10 });
  const other = await insertDate(platform.context.pool, dateId, {
    days: 5,
    priceMinor: 500_000,
    seats: 9,
  });
  await platform.rows(
    "INSERT INTO tour_date_commission (tour_date_id, quantity_minor) VALUES ($1, 125000)",
    other,
  );
  const share = async () =>
    (
      await platform.rows(
        "SELECT commission_percent::float8 AS percent FROM booking WHERE id = $1",
        id,
      )
    )[0];
  expect(await share()).toEqual({ percent: 10 });
  await platform.rows("UPDATE booking SET tour_date_id = $2 WHERE id = $1", id, other);
  expect(await share()).toEqual({ percent: 25 });
  await pay(id, 400_000);
  await platform.rows(
    `INSERT INTO refund (payment_id, amount_minor, currency, reason, status, executed_at)
     SELECT id, amount_minor, currency, 'returned_elsewhere', 'done', now() FROM payment WHERE booking_id = $1`,
    id,
  );
  const item = (await money()).items.find(({ booking_id }) => booking_id === id);
  expect(item).toMatchObject({ refunded: 400_000, commission: 0, share: 0 });
});

it("applies the storefront's commission when no other is agreed", async () => {
  const { id } = await booking({ percent: null });
  await pay(id, 1_000_000);
  await become(id, 4);
  const found = (await money()).items.find(({ booking_id: one }) => one === id);
  expect(found).toMatchObject({ percent: 15, commission: 150_000, share: 850_000 });
});

it("withholds disputed money from the share until the dispute is won", async () => {
  const { id } = await booking({ percent: 10 });
  await pay(id, 1_000_000);
  await become(id, 4);
  const before = (await money()).balances[0]!.balance;
  const item = async () => (await money()).items.find(({ booking_id: one }) => one === id);
  await platform.rows(
    `INSERT INTO payment_dispute (payment_id, provider_ref, amount_minor, state, state_at)
     SELECT id, 'dp_1', 400000, 'open', now() FROM payment WHERE booking_id = $1`,
    id,
  );
  expect(await item()).toMatchObject({ held: 400_000, commission: 60_000, share: 540_000 });
  expect((await money()).balances[0]!.balance).toBe(before - 360_000);
  await platform.rows("UPDATE payment_dispute SET state = 'won'");
  expect(await item()).toMatchObject({ held: 0, share: 900_000 });
});

it("shows staff which organizer the money belongs to, and answers not_found for an unknown one", async () => {
  const [{ title }] = (await platform.rows(
    "SELECT title FROM organizer WHERE id = $1",
    organizers.confirming,
  )) as [{ title: string }];
  const found = await money(staff, { organizer_id: String(organizers.confirming) });
  expect(found.organizer_title).toBe(title);
  expect(await codeOf(money(staff, { organizer_id: "99999" }))).toBe("not_found");
});

it("lets only staff record a pay-out, once, and delete it again", async () => {
  const body = {
    organizer_id: organizers.direct,
    currency: "RUB" as const,
    amount: 500_000,
    paid_on: "2026-03-20",
    reference: "ПП 118",
  };
  const client = platform.client(staff);
  const { balance: before } = (await money()).balances[0]!;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 3 }, () => client.call(recordPayoutCall, { body })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const paid = await money();
  expect(paid.balances[0]).toMatchObject({ paid_out: 500_000, balance: before - 500_000 });
  expect(paid.payouts).toMatchObject([{ reference: "ПП 118", amount: 500_000 }]);
  expect(await codeOf(own().call(recordPayoutCall, { body }))).toBe("forbidden");
  const { id } = paid.payouts[0]!;
  await client.call(takePayoutBackCall, { body: { id } });
  expect(await codeOf(client.call(takePayoutBackCall, { body: { id } }))).toBe("not_found");
  expect((await money()).balances[0]).toMatchObject({ paid_out: 0, balance: before });
  await client.call(recordPayoutCall, { body });
});

it("exports a CSV with formulas escaped", async () => {
  const { id } = await booking();
  // Forms refuse such a name; an import or another API client may still bring one.
  await platform.rows("UPDATE booking SET first_name = '=1+1' WHERE id = $1", id);
  await pay(id, 1_000_000);
  await become(id, 4);
  const csv = await (await own().call(statementCsvCall, { query })).text();
  const [head, ...lines] = csv.trim().split("\r\n");
  expect(head).toContain("Комиссия");
  const line = lines.find((one) => one.startsWith(String(id)))!;
  expect(line).toContain("'=1+1");
  expect(line).toContain(";10000,00;");
  expect(line).toContain(";8765,00;");
});

it("exports a PDF statement in the reader's language", async () => {
  for (const [language, word] of [
    ["ru", "Отчёт за 2026-03"],
    ["zh", "对账单"],
  ] as const) {
    const answer = await platform.client(organizer, language).call(statementPdfCall, { query });
    const { text, pages } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(pages).toBeGreaterThan(0);
    expect(text.replaceAll("\n", " ")).toContain(word);
    expect(text).toContain("ПП 118");
  }
});

it("hides the money of another organizer", async () => {
  const stranger = await platform.person("otherOrganizer");
  expect((await money(stranger)).items).toEqual([]);
  const theirs = { organizer_id: String(organizers.direct) };
  expect(await codeOf(money(stranger, theirs))).toBe("forbidden");
  expect(
    await codeOf(
      platform.client(stranger).call(statementCsvCall, { query: { ...query, ...theirs } }),
    ),
  ).toBe("forbidden");
});
