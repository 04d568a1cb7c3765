import { calls } from "@tropa/api-contract/calls";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { roles } from "../../platform.ts";
import type { Role } from "../../platform.ts";
import { allCases as cases } from "./all-cases.ts";
import { rolesByAccess, testedElsewhere } from "./cases.ts";
import { accessReport } from "../report.ts";

const levels = new Map(calls.map(({ name, auth }) => [name, auth]));

it("pins the number of calls open to each role", () => {
  const numberOf = (role: Role) =>
    cases.filter((access) =>
      (access.for ?? rolesByAccess[levels.get(access.call) ?? "open"]).includes(role),
    ).length;
  expect(Object.fromEntries(roles.map((role) => [role, numberOf(role)]))).toEqual({
    visitor: 119,
    tourist: 187,
    otherTourist: 166,
    organizer: 224,
    otherOrganizer: 172,
    staff: 293,
    bookingsStaff: 185,
    supportStaff: 186,
    tasksStaff: 174,
    reviewsStaff: 171,
    messagesStaff: 174,
    paymentsStaff: 193,
    lettersStaff: 168,
    organizersStaff: 196,
    auditStaff: 166,
    commissionStaff: 167,
    knowledgeStaff: 167,
    plainStaff: 165,
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
