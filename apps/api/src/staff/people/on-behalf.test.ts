import type { ApiClient } from "@tropa/api-client/client";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import * as calls from "@tropa/api-contract/staff/calls-people";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testStorefronts } from "../../../testing/fixtures.ts";
import type { Person, Platform } from "../../../testing/platform.ts";
import { GuestBookings } from "../../../testing/sales/guest-bookings.ts";
import { startSession } from "../../people/sessions/sessions.ts";

let bookings: GuestBookings;
let platform: Platform;
let staff: Person;
let desk: ApiClient;
let tourist: Person;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  ({ platform } = bookings);
  staff = await platform.person("bookingsStaff");
  desk = platform.client(staff);
});
afterAll(() => platform.close());
beforeEach(async () => {
  tourist = await platform.person("tourist");
});

const reason = "Asked for it by phone, passport compared";
const wishOf = ({ accountId }: Person) => ({ account_id: accountId, reason });
const exportOf = (person: Person, idempotencyKey?: string, at = desk) =>
  at.call(calls.exportPersonCall, {
    body: wishOf(person),
    ...(idempotencyKey && { idempotencyKey }),
  });
const endOf = (person: Person, idempotencyKey?: string, at = desk) =>
  at.call(calls.endPersonCall, { body: wishOf(person), ...(idempotencyKey && { idempotencyKey }) });
const outlookOf = ({ accountId }: Person) =>
  desk.call(calls.personEndCall, { query: { account_id: String(accountId) } });
const emailOf = async ({ accountId }: Person) =>
  (await platform.row<{ email: string }>("SELECT email FROM account WHERE id = $1", accountId))
    .email;
const lettersTo = async (recipient: string) =>
  (
    await platform.rows<{ kind: string }>("SELECT kind FROM outbox WHERE recipient = $1", recipient)
  ).map(({ kind }) => kind);
const entriesAbout = ({ accountId }: Person) =>
  platform.rows(
    "SELECT call, reason FROM audit_entry WHERE subject_kind = 'account' AND subject_id = $1::text AND call <> 'personEnd'",
    accountId,
  );
const conflict = { status: 409 };

describe("exporting a person's data", () => {
  /** A member of staff in a browser: links open with its cookie alone. */
  async function inBrowser() {
    const storefront = testStorefronts.speaking("ru");
    const { accessToken, refreshToken } = await startSession(
      platform.context,
      platform.context.pool,
      { accountId: staff.accountId, storefront: storefront.id },
    );
    const follow = (url: string, cookie = `tropa-${storefront.id}=${refreshToken}`) =>
      fetch(`${platform.url}${url}`, { headers: { cookie } });
    return { client: platform.client({ token: accessToken }), follow };
  }

  it("gives what their own copy gives, to this browser alone", async () => {
    const { client, follow } = await inBrowser();
    const { url } = await exportOf(tourist, undefined, client);
    const answer = await follow(url);
    expect(answer.headers.get("content-disposition")).toContain(`data-${tourist.accountId}-`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(JSON.parse(text("profile.json"))).toMatchObject({ id: tourist.accountId });
    expect((await follow(url, "")).status).toBe(404);
    // Nobody else's copy, and not one's own, opens by changing the link.
    const other = await platform.person("tourist");
    const changed = url.replace(`person=${tourist.accountId}`, `person=${other.accountId}`);
    expect((await follow(changed)).status).toBe(404);
    expect((await follow(url.replace(`person=${tourist.accountId}&`, ""))).status).toBe(404);
  });

  it("is on record with its reason and told to the person, once per key", async () => {
    const email = await emailOf(tourist);
    await Promise.all([exportOf(tourist, "key-of-a-copy"), exportOf(tourist, "key-of-a-copy")]);
    expect(await lettersTo(email)).toEqual(["dataCopied"]);
    expect(await entriesAbout(tourist)).toHaveLength(1);
    const { acts } = await desk.call(calls.staffPersonCall, {
      query: { account_id: String(tourist.accountId) },
    });
    expect(acts).toMatchObject([{ act: "exported", reason }]);
  });

  it("is refused for organizers and staff, and without the level", async () => {
    for (const role of ["organizer", "plainStaff"] as const)
      await expect(exportOf(await platform.person(role))).rejects.toMatchObject(conflict);
    const look = platform.client(await platform.person("bookingsLookStaff"));
    await expect(exportOf(tourist, undefined, look)).rejects.toMatchObject({ status: 403 });
  });
});

describe("ending an account at a person's request", () => {
  it("deletes it, writes to them, and keeps the reason in the audit log", async () => {
    const email = await emailOf(tourist);
    expect(await outlookOf(tourist)).toMatchObject({ obstacles: [] });
    await endOf(tourist);
    expect(await lettersTo(email)).toEqual(["accountEnded"]);
    expect(await entriesAbout(tourist)).toEqual([{ call: "endPerson", reason }]);
    await expect(platform.client(tourist).call(profileCall)).rejects.toMatchObject({ status: 401 });
    await expect(outlookOf(tourist)).rejects.toMatchObject({ status: 404 });
  });

  it("is refused while an order is open, as for the person", async () => {
    const { id } = await bookings.request({ from: tourist });
    expect(await outlookOf(tourist)).toMatchObject({
      obstacles: [{ kind: "order", booking_id: id }],
    });
    await expect(endOf(tourist)).rejects.toMatchObject(conflict);
    expect(await entriesAbout(tourist)).toEqual([]);
  });

  it("is done once at a time, and once per key", async () => {
    const outcomes = await Promise.allSettled([endOf(tourist), endOf(tourist), endOf(tourist)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const other = await platform.person("tourist");
    await Promise.all([endOf(other, "key-of-an-end"), endOf(other, "key-of-an-end")]);
    expect(await entriesAbout(other)).toHaveLength(1);
  });

  it("is refused for organizers, staff, blocked people, and without the level", async () => {
    for (const role of ["organizer", "plainStaff"] as const)
      await expect(endOf(await platform.person(role))).rejects.toMatchObject(conflict);
    const look = platform.client(await platform.person("bookingsLookStaff"));
    await expect(endOf(tourist, undefined, look)).rejects.toMatchObject({ status: 403 });
    await desk.call(calls.blockPersonCall, { body: { ...wishOf(tourist), with_contacts: true } });
    await expect(endOf(tourist)).rejects.toMatchObject(conflict);
  });
});
