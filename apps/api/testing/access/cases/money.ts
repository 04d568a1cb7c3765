import { createPayoutRunCall, payoutRunCall } from "@tropa/api-contract/staff/calls-payouts";
import { inDays, organizers } from "../../fixtures.ts";
import { bankDetails, completeTrip, putRequisites } from "../../organizers/due-shares.ts";
import { callsWithoutOwner } from "./cases.ts";
import type { AccessCase } from "./cases.ts";
import type { World } from "../world.ts";

const organizer = { scope: "organizer", subject: String(organizers.direct) } as const;
const term = { ...organizer, percent: 12, starts_on: inDays(30), reason: "New contract" };

const newRun = async ({ platform }: World) => {
  await completeTrip(platform, 1_000_000);
  await putRequisites(platform, organizers.direct, bankDetails.RUB);
  return {
    currency: "RUB" as const,
    note: "March",
    lines: [{ organizer_id: organizers.direct, amount: 1000 }],
  };
};

/** A run of pay-outs, moved on past the API. */
async function payoutRun(world: World, states: readonly ("approved" | "sent")[] = []) {
  const client = world.platform.client(world.people.staff);
  const { id } = await client.call(createPayoutRunCall, { body: await newRun(world) });
  for (const state of states)
    await world.platform.rows(
      `UPDATE payout_run SET state = $2, approved_by = 1, approved_at = now(),
              sent_at = CASE WHEN $2 = 'sent' THEN now() END WHERE id = $1`,
      id,
      state,
    );
  const { total, lines } = await client.call(payoutRunCall, { query: { id: String(id) } });
  return { id, total, lineId: lines[0]?.id ?? 0 };
}

/** Commissions, and what organizers are paid. */
export const moneyCases: readonly AccessCase[] = [
  ...callsWithoutOwner("commissionTerms", "payables", "payablesCsv", "payoutRuns"),
  {
    call: "commissionPreview",
    input: () => ({ query: { ...organizer, percent: "12", starts_on: inDays(30) } }),
  },
  { call: "setCommission", input: () => ({ body: term }) },
  {
    call: "dropCommission",
    input: async ({ platform }) => {
      await platform.rows(
        "INSERT INTO organizer_commission (organizer_id, percent, starts_on) VALUES ($1, 12, $2) ON CONFLICT DO NOTHING",
        organizers.direct,
        inDays(40),
      );
      return { body: { ...organizer, starts_on: inDays(40), reason: "Typo" } };
    },
  },
  {
    call: "payableBookings",
    input: () => ({ query: { organizer_id: String(organizers.direct), currency: "RUB" } }),
  },
  { call: "createPayoutRun", input: async (world) => ({ body: await newRun(world) }) },
  {
    call: "payoutRun",
    input: async (world) => ({ query: { id: String((await payoutRun(world)).id) } }),
  },
  {
    call: "approvePayoutRun",
    input: async (world) => {
      const { id, total } = await payoutRun(world);
      return { body: { id, total, reason: "Checked" } };
    },
  },
  {
    call: "takePayoutFile",
    input: async (world) => ({ body: { id: (await payoutRun(world, ["approved"])).id } }),
  },
  {
    call: "settlePayoutLines",
    input: async (world) => {
      const { id, lineId } = await payoutRun(world, ["approved", "sent"]);
      return { body: { run_id: id, lines: [lineId], paid_on: inDays(0) } };
    },
  },
  {
    call: "failPayoutLine",
    input: async (world) => ({
      body: { id: (await payoutRun(world)).lineId, reason: "Account closed" },
    }),
  },
  {
    call: "setPayoutLimit",
    input: () => ({ body: { currency: "EUR", amount: 100_000, reason: "New rule" } }),
  },
];
