import * as calls from "@tropa/api-contract/staff/calls-desk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open();
  await platform.rows(
    `INSERT INTO audit_entry (at, account_id, call, subject_kind, subject_id, request_id, reason, changes)
     SELECT '2020-02-28T23:30:00Z'::timestamptz + n * interval '1 hour', 997, 'blockPerson', 'account', n::text, 'r' || n,
            '=HYPERLINK("x")', '[{"field":"phone","from":"+7 *** 11","to":"+7 *** 22"}]'
       FROM generate_series(0, 24) AS n`,
  );
});
afterAll(() => platform.close());

it("has all that the filters leave, newest first, as the list shows it, and is on record", async () => {
  const staff = await platform.person("auditStaff");
  const desk = platform.client(staff);
  const table = async (query: object) => {
    const file = await desk.call(calls.auditLogCsvCall, { query: { account_id: "997", ...query } });
    const lines = (await file.text()).trimEnd().split("\r\n");
    return lines.slice(1).map((line) => line.split(";"));
  };
  const rows = await table({});
  expect(rows).toHaveLength(25);
  expect(rows[0]?.slice(0, 7)).toEqual([
    "2020-02-29T23:30:00.000Z",
    "997",
    "",
    "blockPerson",
    "account",
    "'24",
    // No formula for the program that opens it.
    `"'=HYPERLINK(""x"")"`,
  ]);
  expect(rows[0]?.[9]).toBe("phone: +7 *** 11 → +7 *** 22");
  expect(await table({ from: "2020-02-29", to: "2020-02-29" })).toHaveLength(24);
  expect(await table({ call: "logout" })).toEqual([]);
  const entries = await platform.rows(
    "SELECT FROM audit_entry WHERE account_id = $1 AND call = 'auditLogCsv'",
    staff.accountId,
  );
  expect(entries).toHaveLength(3);
});

it("is refused without the right", async () => {
  const other = platform.client(await platform.person("bookingsStaff"));
  await expect(other.call(calls.auditLogCsvCall, { query: {} })).rejects.toMatchObject({
    status: 403,
  });
});
