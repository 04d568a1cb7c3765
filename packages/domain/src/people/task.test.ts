import { expect, test } from "vitest";
import { isTaskClosed, nextTaskStates, taskKinds, taskStates } from "./task.ts";

test.each(taskKinds)("a closed %s can only be opened again", (kind) => {
  for (const state of taskStates.filter(isTaskClosed))
    expect([[], ["in_work"]]).toContainEqual(nextTaskStates(kind, state));
});

test.each(taskKinds)("an open %s can be closed", (kind) => {
  for (const state of ["new", "in_work"] as const)
    expect(nextTaskStates(kind, state).some(isTaskClosed)).toBe(true);
});

test("a complaint is neither booked nor lost", () => {
  const reachable = taskStates.flatMap((state) => nextTaskStates("complaint", state));
  expect(new Set(reachable)).toEqual(new Set(["answered", "in_work"]));
});
