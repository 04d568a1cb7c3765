import { expect, it } from "vitest";
import { amountOf, tasksOf } from "./trip-tasks.ts";

const trip = { total: 100, paid: 0, adults: 2, children: 1, travellers_filled: 1 };

it.each<[Parameters<typeof tasksOf>[0], string[]]>([
  [{ ...trip, status: 1 }, ["confirm"]],
  [{ ...trip, status: 2 }, ["pay"]],
  [{ ...trip, status: 3, paid: 20 }, ["rest", "travellers", "meet"]],
  [{ ...trip, status: 3, paid: 100 }, ["travellers", "meet"]],
  [{ ...trip, status: 3, paid: 100, travellers_filled: 3 }, ["meet"]],
  [{ ...trip, status: 4, paid: 100 }, []],
])("lists the tasks of the trip %o", (facts, tasks) => expect(tasksOf(facts)).toEqual(tasks));

it("deducts what a certificate paid from the amount to pay", () => {
  const booked = { prepayment: 20, total: 100, paid: 5 };
  expect(amountOf("pay", booked)).toBe(15);
  expect(amountOf("rest", booked)).toBe(95);
  expect(amountOf("pay", { ...booked, prepayment: null, total: null })).toBe(0);
});
