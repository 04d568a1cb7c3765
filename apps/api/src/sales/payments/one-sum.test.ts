import { formatMoney } from "@tropa/domain/money";
import { ledgerSums } from "@tropa/domain/sales/money/ledger";
import type { Ledger, LedgerSums } from "@tropa/domain/sales/money/ledger";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import { DirectSales } from "../../../testing/sales/direct-sales.ts";
import { staffActor, tripAct, TripHistory } from "../../../testing/sales/trip-histories.ts";
import type { TripAct } from "../../../testing/sales/trip-histories.ts";
import { unexpected } from "../../../testing/unexpected.ts";
import { readStaffBooking } from "../../staff/bookings/staff-booking.ts";
import { findBooking } from "../booking/booking.ts";
import { bookingRecordAnswer } from "../orders/booking-record.ts";
import { linkedAnswer } from "../orders/linked-answer.ts";
import { moneyOfBooking } from "../orders/staff-acts/booking-money-store.ts";

let sales: DirectSales;
let staffId: number;
beforeAll(async () => {
  sales = await DirectSales.open(4);
  const [staff] = await sales.rows<{ id: number }>(
    "INSERT INTO account (email, storefront, is_staff) VALUES ('staff@tropa.example', 'intl', true) RETURNING id",
  );
  staffId = staff!.id;
});
afterAll(() => sales.close());

const moneyActs: readonly string[] = [
  "book",
  "outside",
  "spend",
  "goodwill",
  "staffCancel",
  "cancel",
  "callOff",
  "staffChange",
  "handBack",
  "late",
] satisfies TripAct["does"][];
/** What brings money of a booking, or gives it back. */
const moneyAct = tripAct.filter(({ does }) => moneyActs.includes(does));

/** Paid outside, part of it handed back, and cancelled. */
const partBack: TripAct[] = [
  { does: "outside", which: 0, amount: 1500, paper: 1, isShared: false },
  { does: "goodwill", which: 0, amount: 200, bearer: "tropa" },
  { does: "handBack", which: 0 },
  { does: "staffCancel", which: 0, side: "tropa" },
];

/** The sums by the rows of payments and refunds alone. */
async function sumsByRows(id: number): Promise<LedgerSums> {
  const sum = (from: string) => `(SELECT coalesce(sum(amount_minor), 0)::bigint FROM ${from})`;
  const refunds = "refund WHERE payment_id IN (SELECT id FROM payment WHERE booking_id = $1)";
  const [row] = await sales.rows<LedgerSums>(
    `SELECT ${sum("payment WHERE booking_id = $1 AND status = 2")} AS paid,
            ${sum(`${refunds} AND status = 'done'`)} AS back,
            ${sum(`${refunds} AND status IN ('pending', 'sent', 'failed')`)} AS coming`,
    id,
  );
  return row!;
}

/** What the pages of all sides say of a booking's money. */
async function sumsOfPages(id: number): Promise<Record<string, LedgerSums>> {
  const { context } = sales;
  const booking = (await findBooking(context.pool, { id }))!;
  const organizer = { ...staffActor(0), isStaff: false, organizerId: organizers.direct };
  const reader = { locale: "en", currency: booking.currency } as const;
  const linked = await linkedAnswer(context, booking, reader);
  const recorded = await bookingRecordAnswer(context, context.pool, {
    booking,
    actor: organizer,
    locale: "en",
  });
  const desk = await readStaffBooking(context, { id, locale: "en" });
  const shares = await moneyOfBooking(context.pool, id);
  const lines = (list: readonly { amount: number; isBack: boolean }[], paid: number) => ({
    paid,
    back: list.filter(({ isBack }) => isBack).reduce((sum, { amount }) => sum + amount, 0),
    coming: list.filter(({ isBack }) => !isBack).reduce((sum, { amount }) => sum + amount, 0),
  });
  const { receipts } = linked;
  const settled = desk.payments.filter(({ status }) => status === 2);
  const total = (list: readonly { amount: number }[]) =>
    list.reduce((sum, { amount }) => sum + amount, 0);
  const sums = ledgerSums(linked.ledger);
  return {
    tourist: sums,
    receipt: lines(
      receipts.flatMap(({ refunds }) =>
        refunds.map(({ amount, is_sent }) => ({ amount, isBack: is_sent })),
      ),
      total(receipts),
    ),
    organizer: ledgerSums(recorded.ledger),
    staff: ledgerSums(desk.ledger),
    staffLines: lines(
      desk.payments
        .flatMap(({ refunds }) => refunds)
        .filter(({ state }) => state !== "void")
        .map(({ amount, state }) => ({ amount, isBack: state === "done" })),
      total(settled),
    ),
    statement: {
      ...sums,
      paid: shares.received,
      coming: shares.refunded - sums.back,
    },
  };
}

/** The lines of a letter about money, as the sums of a ledger are written. */
const linesOf = (body: string) => ({
  paid: /^You paid: (.+)$/m.exec(body)?.[1] ?? "",
  back: /^Returned already: (\S+?):?(?: .+)?$/m.exec(body)?.[1] ?? "",
  coming: /^You get back: (\S+?):?(?: .+)?$/m.exec(body)?.[1] ?? "",
});

const written = ({ returns, paid }: Ledger) => {
  const money = (minor: number) => (minor > 0 ? formatMoney({ minor, currency: "USD" }, "en") : "");
  const sums = ledgerSums({ returns, paid });
  return { paid: money(sums.paid), back: money(sums.back), coming: money(sums.coming) };
};

/** Letters about a cancellation that an act has written, and the newest id. */
const newLetters = (after: number) =>
  sales.rows<{ id: number; booking_id: number; body: string }>(
    `SELECT id, booking_id, body FROM outbox
      WHERE id > $1 AND channel = 'email' AND (kind LIKE 'bookingCanceled%' OR kind = 'departureCanceled')`,
    after,
  );

it("names the same sums to the tourist, the organizer and staff, and in letters", async () => {
  let letters = 0;
  let partlyBack = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(moneyAct, { minLength: 15, maxLength: 30 }), async (acts) => {
      const history = await new TripHistory(sales, staffId).begin();
      for (const one of acts) {
        const [last] = await sales.rows<{ id: number }>(
          "SELECT coalesce(max(id), 0)::bigint AS id FROM outbox",
        );
        expect(unexpected(await Promise.allSettled([history.run(one)]))).toEqual([]);
        for (const letter of await newLetters(last!.id)) {
          const booking = await findBooking(sales.context.pool, { id: letter.booking_id });
          expect({ ...one, ...linesOf(letter.body) }).toEqual({
            ...one,
            ...written(booking!.ledger),
          });
          if (booking!.ledger.paid > 0) letters += 1;
        }
        for (const { id } of history.bookings) {
          const sums = await sumsByRows(id);
          const pages = await sumsOfPages(id);
          expect(pages).toEqual(Object.fromEntries(Object.keys(pages).map((key) => [key, sums])));
          if (sums.back > 0 && sums.coming > 0) partlyBack += 1;
        }
      }
    }),
    { numRuns: 5, examples: [[partBack]], endOnFailure: true },
  );
  // Histories in which nothing goes back would agree as well.
  expect({ letters: letters > 0, partlyBack: partlyBack > 0 }).toEqual({
    letters: true,
    partlyBack: true,
  });
});
