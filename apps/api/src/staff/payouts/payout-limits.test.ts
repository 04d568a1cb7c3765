import * as calls from "@tropa/api-contract/staff/calls-payouts";
import type { Currency } from "@tropa/domain/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import {
  bankDetails,
  completeTrip,
  putRequisites,
} from "../../../testing/organizers/due-shares.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { codeOf } from "../../../testing/refusal.ts";

let platform: Platform;
let author: Person;
let second: Person;
beforeAll(async () => {
  platform = await Platform.open();
  author = await platform.person("paymentsStaff");
  second = await platform.person("paymentsStaff");
});
afterAll(() => platform.close());

const setLimit = (amount: number, currency: Currency = "RUB", person = author) =>
  platform
    .client(person)
    .call(calls.setPayoutLimitCall, { body: { currency, amount, reason: "Audit" } });
const limitOf = async (currency: Currency = "RUB") => {
  const { limits } = await platform.client(author).call(calls.payoutRunsCall, { query: {} });
  return limits.find((limit) => limit.currency === currency);
};
const approve = (id: number | undefined, person = second) =>
  platform
    .client(person)
    .call(calls.approvePayoutLimitCall, { body: { id: id ?? 0, reason: "Agreed" } });

it("holds at once if it is lower, and for the next run", async () => {
  const { direct } = organizers;
  await putRequisites(platform, direct, bankDetails.RUB);
  await completeTrip(platform, 1_000_000);
  await setLimit(10_000);
  expect(await limitOf()).toEqual({ currency: "RUB", amount: 10_000, proposal: null });
  const lines = [{ organizer_id: direct, amount: 10_001 }];
  const { id } = await platform
    .client(author)
    .call(calls.createPayoutRunCall, { body: { currency: "RUB", note: "March", lines } });
  const run = await platform
    .client(author)
    .call(calls.payoutRunCall, { query: { id: String(id) } });
  expect(run.needs_second).toBe(true);
});

it("takes a second person if it is higher, also in a currency without one", async () => {
  for (const currency of ["RUB", "EUR"] as const) {
    const before = (await limitOf(currency))?.amount ?? 0;
    await setLimit(500_000, currency);
    const limit = await limitOf(currency);
    expect(limit).toMatchObject({
      amount: before,
      proposal: { amount: 500_000, reason: "Audit", by: { account_id: author.accountId } },
    });
    const id = limit?.proposal?.id;
    expect(await codeOf(approve(id, author))).toBe("forbidden");
    await expect(
      platform.rows(
        "UPDATE payout_limit SET approved_by = account_id, approved_at = now() WHERE id = $1",
        id,
      ),
    ).rejects.toThrow("payout_limit_four_eyes");
    await approve(id);
    expect(await limitOf(currency)).toEqual({ currency, amount: 500_000, proposal: null });
    expect(await codeOf(approve(id))).toBe("conflict");
  }
  expect(await codeOf(approve(999_999))).toBe("not_found");
});

it("is replaced by a newer one before it is approved", async () => {
  await setLimit(900_000);
  const old = (await limitOf())?.proposal?.id;
  await setLimit(400_000);
  expect(await codeOf(approve(old))).toBe("conflict");
  expect(await limitOf()).toEqual({ currency: "RUB", amount: 400_000, proposal: null });
});

it("never rises without a second person, however many set and approve it at once", async () => {
  for (let round = 0; round < 5; round += 1) {
    await setLimit(100_000);
    await setLimit(800_000);
    const id = (await limitOf())?.proposal?.id;
    const outcomes = await Promise.allSettled([
      approve(id),
      approve(id),
      setLimit(300_000),
      setLimit(50_000),
      setLimit(70_000, "RUB", second),
    ]);
    const approvals = outcomes.slice(0, 2).filter(({ status }) => status === "fulfilled");
    expect(approvals.length).toBeLessThanOrEqual(1);
    // Each limit in force was below the one before, or somebody else approved it.
    const [broken] = await platform.rows(
      `SELECT id FROM payout_limit WHERE currency = 'RUB' AND needs_second AND approved_by = account_id`,
    );
    expect(broken).toBeUndefined();
    const inForce = (await limitOf())?.amount;
    expect(
      approvals.length === 1 ? [300_000, 70_000, 50_000, 800_000] : [70_000, 50_000],
    ).toContain(inForce);
  }
});
