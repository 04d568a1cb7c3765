import { expect, it } from "vitest";
import { tasksOf } from "./trip-tasks.ts";

const trip = { total: 100, paid: 0, adults: 2, children: 1, travellers_filled: 1 };

it.each([
  [{ ...trip, status: 1 }, ["confirm"]],
  [{ ...trip, status: 2 }, ["pay"]],
  [{ ...trip, status: 3, paid: 20 }, ["rest", "travellers", "meet"]],
  [{ ...trip, status: 3, paid: 100 }, ["travellers", "meet"]],
  [{ ...trip, status: 3, paid: 100, travellers_filled: 3 }, ["meet"]],
  [{ ...trip, status: 4, paid: 100 }, []],
])("%o: what is to do", (facts, tasks) => expect(tasksOf(facts)).toEqual(tasks));
