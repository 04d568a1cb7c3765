import { expect, it } from "vitest";
import { messengerWarning } from "./help-request.ts";

it("warns that the messenger is unavailable in three regions, unstable in other named ones", () => {
  expect(["crimea", "dnr", "lnr", "other", "elsewhere"].map(messengerWarning)).toEqual([
    "unavailable",
    "unavailable",
    "unavailable",
    null,
    "unstable",
  ]);
});
