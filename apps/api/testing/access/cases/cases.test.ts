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
    visitor: 122,
    tourist: 190,
    otherTourist: 169,
    organizer: 227,
    otherOrganizer: 175,
    staff: 324,
    bookingsStaff: 191,
    supportStaff: 189,
    tasksStaff: 177,
    reviewsStaff: 174,
    messagesStaff: 177,
    paymentsStaff: 209,
    lettersStaff: 171,
    organizersStaff: 199,
    numbersStaff: 170,
    auditStaff: 170,
    teamStaff: 177,
    bookingsLookStaff: 178,
    supportLookStaff: 175,
    tasksLookStaff: 172,
    reviewsLookStaff: 170,
    messagesLookStaff: 173,
    paymentsLookStaff: 187,
    lettersLookStaff: 169,
    organizersLookStaff: 181,
    teamLookStaff: 169,
    bookingsActStaff: 187,
    supportActStaff: 187,
    paymentsActStaff: 193,
    commissionStaff: 170,
    knowledgeStaff: 170,
    plainStaff: 168,
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
