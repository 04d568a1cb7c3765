import fc from "fast-check";
import { expect, it } from "vitest";
import type { BookingStatus } from "../booking-status.ts";
import { moneyTimeline } from "./money-timeline.ts";

const booking = {
  status: 2 as BookingStatus,
  start: "2027-06-15",
  holdUntil: "2027-01-01T10:00:00Z",
  total: 1000,
  prepayment: 200,
  paid: 0,
  receipts: [],
};

it("shows the prepayment due while seats are held and the rest by the eve", () => {
  expect(moneyTimeline(booking)).toEqual([
    { line: "prepayment", minor: 200, until: "2027-01-01T10:00:00Z" },
    { line: "rest", minor: 800, by: "2027-06-14" },
  ]);
});

it("deducts from the prepayment what a certificate paid", () => {
  const certificate = "7QXZ";
  const receipts = [
    {
      kind: "prepayment" as const,
      certificate,
      amount: 150,
      paid_at: "2027-01-01T09:00:00Z",
      paid_on: null,
      refunds: [],
    },
  ];
  expect(moneyTimeline({ ...booking, paid: 150, receipts })).toEqual([
    {
      line: "paid",
      what: "prepaymentPart",
      left: null,
      certificate,
      minor: 150,
      at: "2027-01-01T09:00:00Z",
      on: null,
    },
    { line: "prepayment", minor: 50, until: "2027-01-01T10:00:00Z" },
    { line: "rest", minor: 800, by: "2027-06-14" },
  ]);
});

it("lists receipts and refunds of a cancelled booking in order, with nothing due", () => {
  const receipts = [
    {
      kind: "full" as const,
      certificate: null,
      amount: 1000,
      paid_at: "2027-01-01T09:00:00Z",
      paid_on: null,
      refunds: [{ amount: 1000, is_sent: false, owed_at: "2027-01-05T09:00:00Z" }],
    },
  ];
  const canceled = { ...booking, status: 5 as BookingStatus, paid: 1000, receipts };
  expect(moneyTimeline(canceled).map(({ line, minor }) => [line, minor])).toEqual([
    ["paid", 1000],
    ["refund", 1000],
  ]);
  expect(moneyTimeline({ ...booking, total: null, prepayment: null, status: 1 })).toEqual([]);
});

it("sums up receipts, refunds and dues of an active booking to its price", () => {
  const amounts = fc.array(fc.record({ came: fc.nat(1000), back: fc.nat(1000) }), { maxLength: 4 });
  fc.assert(
    fc.property(amounts, fc.nat(2000), fc.nat(100), (list, more, percent) => {
      const receipts = list.map(({ came, back }, index) => ({
        kind: "payment" as const,
        certificate: null,
        amount: came,
        paid_at: `2027-01-0${index + 1}T09:00:00Z`,
        paid_on: null,
        refunds: [{ amount: Math.min(came, back), is_sent: true, owed_at: "2027-02-01T09:00:00Z" }],
      }));
      const paid = list.reduce((sum, { came, back }) => sum + came - Math.min(came, back), 0);
      const total = paid + more;
      const prepayment = Math.floor((total * percent) / 100);
      // A part of the prepayment, as by a certificate, makes no booking yet.
      const status: BookingStatus = paid > 0 && paid >= prepayment ? 3 : 2;
      const lines = moneyTimeline({ ...booking, status, total, prepayment, paid, receipts });
      const sum = lines.reduce(
        (all, { line, minor }) => all + (line === "refund" ? -minor : minor),
        0,
      );
      expect(sum).toBe(total);
    }),
  );
});

it("says that the rest or all is paid only where nothing is left", () => {
  const receipt = (kind: "prepayment" | "payment" | "full", amount: number, day: number) => ({
    kind,
    certificate: null,
    amount,
    paid_at: `2027-01-0${day}T09:00:00Z`,
    paid_on: null,
    refunds: [],
  });
  const firm = { ...booking, status: 3 as BookingStatus };
  const first = [receipt("prepayment", 200, 1), receipt("payment", 100, 2)];
  const whats = (facts: Parameters<typeof moneyTimeline>[0]) =>
    moneyTimeline(facts).flatMap((line) => (line.line === "paid" ? [[line.what, line.left]] : []));
  expect(whats({ ...firm, paid: 300, receipts: first })).toEqual([
    ["prepayment", null],
    ["paymentPartLeft", 700],
  ]);
  const all = [...first, receipt("payment", 700, 3)];
  expect(whats({ ...firm, paid: 1000, receipts: all })).toEqual([
    ["prepayment", null],
    ["paymentPart", null],
    ["payment", null],
  ]);
  const full = [receipt("full", 1000, 1)];
  expect(whats({ ...firm, paid: 1000, receipts: full })).toEqual([["full", null]]);
  expect(whats({ ...firm, total: 1200, paid: 1000, receipts: full })).toEqual([["some", null]]);
});
