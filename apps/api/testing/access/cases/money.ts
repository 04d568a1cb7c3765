import { createPayoutRunCall, payoutRunCall } from "@tropa/api-contract/staff/calls-payouts";
import { inDays, organizers, testStorefronts } from "../../fixtures.ts";
import { insertPromoCode } from "../../sales/promo-codes.ts";
import { bankDetails, completeTrip, putRequisites } from "../../organizers/due-shares.ts";
import { sayOfDispute, payBooking } from "../../sales/disputes.ts";
import { callsWithoutOwner } from "./cases.ts";
import type { AccessCase } from "./cases.ts";
import type { World } from "../world.ts";

const organizer = { scope: "organizer", subject: String(organizers.direct) } as const;
const term = { ...organizer, percent: 12, starts_on: inDays(30), reason: "New contract" };

const newCodes = {
  count: 2,
  campaign: "Spring",
  storefront: testStorefronts.speaking("ru").id,
  terms: { percent: 10, amount: null },
  borne_by: "tropa" as const,
  tour_ids: [],
  country_ids: [],
  city_ids: [],
  starts_from: null,
  starts_until: null,
  is_first_booking: false,
  max_uses: 1,
  max_uses_per_person: null,
  valid_from: null,
  valid_until: null,
  reason: "Spring sale",
};

const evidence = {
  version: 0,
  text: "They came",
  papers: ["terms" as const],
  file_ids: [],
  reason: "First draft",
};

/** A dispute about a booking of the world's tourist. */
const dispute = async (world: World): Promise<number> =>
  sayOfDispute(world.platform, await payBooking(world.platform, (await world.booking()).id), {
    state: "open",
  });

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
  ...callsWithoutOwner(
    "commissionTerms",
    "promoCodes",
    "payables",
    "payablesCsv",
    "payoutRuns",
    "disputes",
  ),
  { call: "dispute", input: async (world) => ({ query: { id: String(await dispute(world)) } }) },
  {
    call: "evidencePaper",
    input: async (world) => ({ query: { id: String(await dispute(world)), paper: "voucher" } }),
  },
  {
    call: "assignDispute",
    input: async (world) => ({
      body: { id: await dispute(world), from: null, to: null, reason: "Nobody's" },
    }),
  },
  {
    call: "addDisputeNote",
    input: async (world) => ({ body: { id: await dispute(world), text: "Rang the bank" } }),
  },
  {
    call: "saveEvidence",
    input: async (world) => ({ body: { id: await dispute(world), ...evidence } }),
  },
  {
    call: "sendEvidence",
    input: async (world) => {
      const id = await dispute(world);
      await world.platform.rows(
        "INSERT INTO dispute_evidence (dispute_id, version, body, papers) VALUES ($1, 1, 'They came', '{}')",
        id,
      );
      return { body: { id, version: 1, reason: "Sent in the dashboard" } };
    },
  },
  { call: "commissionSubjects", input: () => ({ query: { scope: "organizer", q: "Organizer" } }) },
  {
    call: "commissionPreview",
    input: () => ({ query: { ...organizer, percent: "12", starts_on: inDays(30) } }),
  },
  { call: "setCommission", input: () => ({ body: term }) },
  { call: "createPromoCodes", input: () => ({ body: newCodes }) },
  {
    call: "promoCodeLog",
    input: async ({ platform }) => {
      const { id } = await insertPromoCode(platform.context.pool);
      return { query: { id: String(id) } };
    },
  },
  {
    call: "endPromoCode",
    input: async ({ platform }) => {
      const { id } = await insertPromoCode(platform.context.pool);
      return { body: { id, reason: "Typo" } };
    },
  },
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
  {
    call: "approvePayoutLimit",
    input: async ({ platform }) => {
      const { id } = await platform.row<{ id: number }>(
        "INSERT INTO payout_limit (currency, amount_minor) SELECT 'CNY', coalesce(max(amount_minor), 0) + 1 FROM payout_limit RETURNING id",
      );
      return { body: { id, reason: "Agreed" } };
    },
  },
];
