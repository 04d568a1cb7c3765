import { expect, it } from "vitest";
import { messengerWarning } from "./help-request.ts";

it('messengerWarning is "unavailable" in three regions, "unstable" elsewhere and none in "other"', () => {
  expect(["crimea", "dnr", "lnr", "other", "elsewhere"].map(messengerWarning)).toEqual([
    "unavailable",
    "unavailable",
    "unavailable",
    null,
    "unstable",
  ]);
});
