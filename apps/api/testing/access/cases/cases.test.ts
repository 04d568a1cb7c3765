import { calls } from "@tropa/api-contract/calls";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { roles } from "../../platform.ts";
import type { Role } from "../../platform.ts";
import { allCases as cases } from "./all-cases.ts";
import { allowedRoles, testedElsewhere } from "./cases.ts";
import { accessReport } from "../report.ts";

const byName = new Map(calls.map((call) => [call.name, call]));

it("pins the number of calls open to each role", () => {
  const numberOf = (role: Role) =>
    cases.filter((access) => {
      const endpoint = byName.get(access.call);
      return endpoint && allowedRoles(access, endpoint).includes(role);
    }).length;
  expect(Object.fromEntries(roles.map((role) => [role, numberOf(role)]))).toEqual({
    visitor: 121,
    tourist: 189,
    otherTourist: 168,
    organizer: 226,
    otherOrganizer: 174,
    staff: 307,
    bookingsStaff: 187,
    supportStaff: 188,
    tasksStaff: 176,
    reviewsStaff: 173,
    messagesStaff: 176,
    paymentsStaff: 196,
    lettersStaff: 170,
    organizersStaff: 198,
    numbersStaff: 169,
    auditStaff: 168,
    teamStaff: 176,
    bookingsLookStaff: 176,
    supportLookStaff: 174,
    tasksLookStaff: 171,
    reviewsLookStaff: 169,
    messagesLookStaff: 172,
    paymentsLookStaff: 180,
    lettersLookStaff: 168,
    organizersLookStaff: 180,
    teamLookStaff: 168,
    bookingsActStaff: 185,
    supportActStaff: 186,
    paymentsActStaff: 182,
    commissionStaff: 169,
    knowledgeStaff: 169,
    plainStaff: 167,
  });
});

it("contains every call once", () => {
  const named = cases.map(({ call }) => call);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  const served = calls.filter((call) => call.servedBy === undefined).map((call) => call.name);
  expect(served.filter((name) => !named.includes(name) && !(name in testedElsewhere))).toEqual([]);
});

it("matches docs/access.md", async () => {
  const page = await readFile(join(import.meta.dirname, "../../../../../docs/access.md"), "utf8");
  expect(page).toBe(accessReport());
});
