import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import { expect, test } from "vitest";
import { amountOf, paymentOutcome, paymentWays, payState } from "./payment-state.ts";

const money = { total: 1000, prepayment: 150, paid: 0 };

test("payState follows from the status and the money", () => {
  expect(payState({ ...money, status: 1 })).toEqual({ state: "tooEarly" });
  expect(payState({ ...money, status: 2 })).toEqual({
    state: "due",
    kinds: ["prepayment", "full"],
  });
  expect(payState({ ...money, prepayment: 1000, status: 2 })).toEqual({
    state: "due",
    kinds: ["full"],
  });
  expect(payState({ ...money, paid: 150, status: 3 })).toEqual({
    state: "due",
    kinds: ["payment"],
  });
  expect(payState({ ...money, paid: 1000, status: 3 })).toEqual({ state: "paid" });
  expect(payState({ ...money, paid: 1000, status: 4 })).toEqual({ state: "paid" });
  expect(payState({ ...money, status: 7 })).toEqual({ state: "over" });
});

test("amountOf gives each kind of payment its amount, less what a certificate paid", () => {
  const booking = { total: 100_000, prepayment: 15_000, paid: 0, currency: "RUB" } as const;
  expect(amountOf("prepayment", booking).minor).toBe(15_000);
  expect(amountOf("full", booking).minor).toBe(100_000);
  expect(amountOf("payment", { ...booking, paid: 15_000 }).minor).toBe(85_000);
  // A certificate has paid a part of the prepayment, and then nearly all of it.
  expect(amountOf("prepayment", { ...booking, paid: 5_000 }).minor).toBe(10_000);
  expect(amountOf("full", { ...booking, paid: 5_000 }).minor).toBe(95_000);
  expect(amountOf("prepayment", { ...booking, paid: 14_500 }).minor).toBe(1_000);
});

test("paymentWays offers SBP only for roubles, and names a method once", () => {
  expect(paymentWays(["tinkoff", "payanyway"], "RUB")).toEqual([
    {
      method: "sbp",
      choices: [
        { provider: "tinkoff", method: "sbp" },
        { provider: "payanyway", method: "sbp" },
      ],
    },
    {
      method: "card",
      choices: [
        { provider: "tinkoff", method: "card" },
        { provider: "payanyway", method: "card" },
      ],
    },
  ]);
  const byStripe = { method: "card", choices: [{ provider: "stripe", method: "card" }] };
  expect(paymentWays(["stripe"], "USD")).toEqual([byStripe]);
  expect(paymentWays(["stripe", "tinkoff"], "RUB").map(({ choices }) => choices)).toEqual([
    [{ provider: "tinkoff", method: "sbp" }],
    [
      { provider: "stripe", method: "card" },
      { provider: "tinkoff", method: "card" },
    ],
  ]);
  expect(paymentWays(["tinkoff"], "EUR").map(({ method }) => method)).toEqual(["card"]);
});

const booked = (status: BookingStatus) => ({ status, ledger: { paid: 0, returns: [] } });
const prepayment = (status: number) => ({ status, kind: "prepayment" as const });

test("a payment is waiting until the bank answers", () => {
  expect(paymentOutcome(booked(2), prepayment(1))).toBe("waiting");
  expect(paymentOutcome(booked(2), null)).toBe("waiting");
  expect(paymentOutcome(booked(2), prepayment(3))).toBe("failed");
  expect(paymentOutcome(booked(3), prepayment(2))).toBe("paid");
  expect(paymentOutcome(booked(3), null)).toBe("paid");
});

test("the rest of a confirmed booking waits for its own payment", () => {
  expect(paymentOutcome(booked(3), { status: 1, kind: "payment" })).toBe("waiting");
  expect(paymentOutcome(booked(3), { status: 2, kind: "payment" })).toBe("paid");
  expect(paymentOutcome(booked(3), { status: 3, kind: "payment" })).toBe("failed");
});

test("a payment for a cancelled booking is lost", () => {
  const returns = [{ amount: 150, state: "requested" as const, method: "card" as const }];
  expect(paymentOutcome({ status: 7, ledger: { paid: 150, returns } }, prepayment(2))).toBe("lost");
  for (const status of [5, 6, 8] as const)
    expect(paymentOutcome(booked(status), prepayment(1))).toBe("lost");
});

test("a payment for an expired booking waits for the bank until it fails", () => {
  expect(paymentOutcome(booked(7), prepayment(1))).toBe("waiting");
  // Until the booking says which of the two has come of the money.
  expect(paymentOutcome(booked(7), prepayment(2))).toBe("waiting");
  expect(paymentOutcome(booked(7), prepayment(3))).toBe("lost");
  expect(paymentOutcome(booked(7), null)).toBe("lost");
});
