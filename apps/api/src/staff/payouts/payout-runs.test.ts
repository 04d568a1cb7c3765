import {
  organizerMoneyCall,
  recordPayoutCall,
  takePayoutBackCall,
} from "@tropa/api-contract/organizers/calls-money";
import { payablesCall } from "@tropa/api-contract/staff/calls-payables";
import * as calls from "@tropa/api-contract/staff/calls-payouts";
import { todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import {
  bankDetails,
  completeTrip,
  putRequisites,
} from "../../../testing/organizers/due-shares.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";
import { startSession } from "../../people/sessions/sessions.ts";

let platform: Platform;
let author: Person;
let second: Person;
beforeAll(async () => {
  platform = await Platform.open();
  author = await platform.person("paymentsStaff");
  second = await platform.person("paymentsStaff");
});
afterAll(() => platform.close());

const { direct } = organizers;
beforeEach(() => putRequisites(platform, direct, bankDetails.RUB));

const by = (person = author) => platform.client(person);
const payables = async (query: object = {}) => (await by().call(payablesCall, { query })).items;
const payable = async () => (await payables())[0]?.amount ?? 0;
const create = (amount: number, { organizerId = direct, key = "", person = author } = {}) =>
  by(person).call(calls.createPayoutRunCall, {
    body: { currency: "RUB", note: "March", lines: [{ organizer_id: organizerId, amount }] },
    ...(key && { idempotencyKey: key }),
  });
const run = (id: number) => by().call(calls.payoutRunCall, { query: { id: String(id) } });
const approve = async (id: number, person = second) =>
  by(person).call(calls.approvePayoutRunCall, {
    body: { id, total: (await run(id)).total, reason: "Checked" },
  });
const take = async (id: number) =>
  (await by().call(calls.takePayoutFileCall, { body: { id } })).arrayBuffer();
const settle = async (id: number) =>
  by().call(calls.settlePayoutLinesCall, {
    body: {
      run_id: id,
      lines: (await run(id)).lines.map((line) => line.id),
      paid_on: todayIn("UTC"),
    },
  });
const fail = (lineId: number | undefined) =>
  by().call(calls.failPayoutLineCall, { body: { id: lineId ?? 0, reason: "Account closed" } });
const balance = async () =>
  await by().call(organizerMoneyCall, {
    query: { month: "2026-03", organizer_id: String(direct) },
  });

describe("a run of pay-outs", () => {
  it("goes from payables to the organizer's statement", async () => {
    await completeTrip(platform, 1_000_000);
    const [owed] = await payables();
    expect(owed).toMatchObject({
      amount: 850_000,
      since: "2026-03-03",
      bookings: 1,
      obstacle: null,
    });
    const { id } = await create(850_000);
    expect(await payables()).toEqual([]);
    const byHand = { organizer_id: direct, currency: "RUB" as const, amount: 1, reference: "hand" };
    await expect(
      by().call(recordPayoutCall, { body: { ...byHand, paid_on: todayIn("UTC") } }),
    ).rejects.toMatchObject({ validation: { currency: [expect.stringContaining(String(id))] } });
    expect(await balance()).toMatchObject({
      balances: [{ paid_out: 0, balance: 850_000 }],
      in_runs: [{ run_id: id, currency: "RUB", amount: 850_000 }],
    });
    expect(await run(id)).toMatchObject({ state: "draft", total: 850_000, needs_second: false });
    expect(await codeOf(take(id))).toBe("conflict");
    await approve(id);
    expect(await codeOf(settle(id))).toBe("conflict");
    const file = await take(id);
    expect(await take(id)).toEqual(file);
    await settle(id);
    await settle(id);
    const { lines, state } = await run(id);
    expect(state).toBe("done");
    const statement = await balance();
    expect(statement.in_runs).toEqual([]);
    expect(statement.payouts).toMatchObject([
      { amount: 850_000, reference: lines[0]?.reference, is_of_run: true },
    ]);
    expect(statement.balances[0]).toMatchObject({ paid_out: 850_000, balance: 0 });
    expect(
      await codeOf(by().call(takePayoutBackCall, { body: { id: statement.payouts[0]!.id } })),
    ).toBe("not_found");

    // The bank sends it back: it is due again, and the file says what it said.
    await fail(lines[0]?.id);
    expect(await payable()).toBe(850_000);
    expect((await balance()).payouts).toEqual([]);
    expect(await take(id)).toEqual(file);
    expect(await codeOf(fail(lines[0]?.id))).toBe("conflict");
    expect(await codeOf(settle(id))).toBe("conflict");
  });

  it("takes no more than is due, in parallel and beside pay-outs by hand", async () => {
    const due = await payable();
    const record = (number: number) =>
      by().call(recordPayoutCall, {
        body: {
          organizer_id: direct,
          currency: "RUB",
          amount: due,
          paid_on: todayIn("UTC"),
          reference: `hand ${number}`,
        },
      });
    const outcomes = await Promise.allSettled([
      create(due),
      create(due),
      create(due, { person: second }),
      record(1),
      record(2),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await payable()).toBe(0);
    expect(await codeOf(create(1))).toBe("conflict");
    // Past the API as well.
    const { id } = await platform.row<{ id: number }>(
      "INSERT INTO payout_run (currency, note, created_by, needs_second) VALUES ('RUB', 'x', 1, false) RETURNING id",
    );
    await expect(
      platform.rows(
        "INSERT INTO payout_line (run_id, organizer_id, amount_minor, requisites) VALUES ($1, $2, 1, '{}')",
        id,
        direct,
      ),
    ).rejects.toThrow("more than is due");
  });

  it("is made once by its key", async () => {
    await completeTrip(platform, 2_000_000);
    const key = crypto.randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => create(100_000, { key })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await codeOf(create(100_001, { key }))).toBe("conflict");
  });

  it("settles a line once, however many do it at once, and never after it failed", async () => {
    const { id } = await create(100_000);
    expect(await payables()).toMatchObject([
      { in_runs: expect.any(Number), runs: expect.arrayContaining([id]) },
    ]);
    await approve(id);
    await take(id);
    const before = (await balance()).payouts.length;
    const lineId = (await run(id)).lines[0]?.id;
    await Promise.allSettled([settle(id), settle(id), fail(lineId), settle(id)]);
    await fail(lineId).catch(() => {});
    expect((await balance()).payouts).toHaveLength(before);
    expect((await run(id)).lines[0]).toMatchObject({ state: "failed", reason: "Account closed" });
  });
});

describe("four eyes", () => {
  it("are needed above the limit, and for many small sums of one person", async () => {
    await completeTrip(platform, 40_000_000);
    const person = await platform.person("paymentsStaff");
    const { id } = await create(10_000_001, { person });
    expect((await run(id)).needs_second).toBe(true);
    expect(await codeOf(approve(id, person))).toBe("forbidden");
    const { accessToken } = await startSession(platform.context, platform.context.pool, {
      accountId: person.accountId,
      storefront: "ru",
    });
    expect(await codeOf(approve(id, { ...person, token: accessToken }))).toBe("forbidden");
    await expect(
      platform.rows(
        "UPDATE payout_run SET state = 'approved', approved_by = created_by WHERE id = $1",
        id,
      ),
    ).rejects.toThrow("payout_run_four_eyes");
    await approve(id);
    expect(await run(id)).toMatchObject({
      state: "approved",
      approved: { by: { account_id: second.accountId } },
    });

    // Two at once: what one of them takes is counted for the other.
    const small = await Promise.all([create(6_000_000, { person }), create(6_000_000, { person })]);
    const needs = await Promise.all(small.map(async (made) => (await run(made.id)).needs_second));
    expect(needs.toSorted()).toEqual([false, true]);
    for (const made of [...small, { id }]) await fail((await run(made.id)).lines[0]?.id);
  });

  it("look at what is shown: another total is refused", async () => {
    const { id } = await create(50_000);
    const body = { id, total: 49_999, reason: "Checked" };
    expect(await codeOf(by(second).call(calls.approvePayoutRunCall, { body }))).toBe("conflict");
    await fail((await run(id)).lines[0]?.id);
    expect(await codeOf(approve(id))).toBe("conflict");
  });
});

describe("what cannot be paid", () => {
  it("is refused by name where bank details are missing or wrong", async () => {
    for (const numbers of [
      null,
      { ...bankDetails.RUB, bank_account: "40702810500000002852" },
      bankDetails.EUR,
    ]) {
      await putRequisites(platform, direct, numbers);
      expect(await payables({ ready: "1" })).toEqual([]);
      expect(await payables({ ready: "0" })).toHaveLength(1);
      const { validation } = await refusal(create(1000));
      expect(validation.lines?.[0]).toContain("Organizer");
    }
  });

  it("is shown and holds the run where details have changed or less is due since", async () => {
    const { id } = await create(await payable());
    await putRequisites(platform, direct, bankDetails.RUB, "ИП Другой");
    expect((await run(id)).lines[0]).toMatchObject({ problem: "details_changed" });
    expect(await codeOf(approve(id))).toBe("conflict");
    await putRequisites(platform, direct, bankDetails.RUB);
    await approve(id);
    const booking = await platform.row<{ id: number }>(
      `INSERT INTO refund (payment_id, amount_minor, currency, reason, borne_by)
       SELECT id, 100000, 'RUB', 'goodwill', 'organizer' FROM payment WHERE amount_minor = 40000000 RETURNING id`,
    );
    expect((await run(id)).lines[0]).toMatchObject({ problem: "above_due" });
    expect(await codeOf(take(id))).toBe("conflict");
    await platform.rows("DELETE FROM refund WHERE id = $1", booking.id);
    await take(id);
    await fail((await run(id)).lines[0]?.id);
  });
});
