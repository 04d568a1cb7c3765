import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import * as calls from "@tropa/api-contract/staff/calls-payouts";
import type { Payable } from "@tropa/api-contract/staff/calls-payouts";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import { payoutObstacle } from "@tropa/domain/organizers/payout-details";
import { todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { csvTable } from "../../platform/tables/csv.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import * as store from "./payables-store.ts";
import type { PayableRow } from "./payables-store.ts";
import { payoutTexts } from "./payout-texts.ts";

type Context = Pick<ApiContext, "pool">;

interface PayableFilter {
  q?: string | undefined;
  currency?: Currency | undefined;
  until?: LocalDate | undefined;
  ready?: "0" | "1" | undefined;
}

function payableAnswer({ organizer_id: id, title, details, ...row }: PayableRow): Payable {
  const obstacle = payoutObstacle(details, row.currency);
  return { organizer: { id, title }, ...row, obstacle };
}

/**
 * Reads payables up to a number. Whether bank details are right is no question for SQL: pages are read until enough of them
 * fit.
 */
async function readPayables(
  { pool }: Context,
  { q = "", currency, until, ready }: PayableFilter,
  { after, count }: { after: { organizerId: number; currency: string } | null; count: number },
): Promise<Payable[]> {
  const found: Payable[] = [];
  let key = after;
  for (;;) {
    const rows = await store.listPayables(pool, {
      q: q.trim(),
      currency: currency ?? null,
      until: until ?? null,
      today: todayIn("UTC"),
      after: key,
      limit: count,
    });
    for (const row of rows.map(payableAnswer))
      if (ready === undefined || (row.obstacle === null) === (ready === "1")) found.push(row);
    const last = rows.at(-1);
    if (!last || rows.length < count || found.length >= count) return found.slice(0, count);
    key = { organizerId: last.organizer_id, currency: last.currency };
  }
}

/** Returns a page of what organizers are owed. */
export async function listPayables(
  context: Context,
  actor: Actor,
  { after, ...filter }: PayableFilter & { after?: string | undefined },
): Promise<AnswerOf<typeof calls.payablesCall>> {
  await recordAct(context.pool, actor, "payables");
  const [organizerId = "", currency = ""] = after?.split("~") ?? [];
  const items = await readPayables(context, filter, {
    after: after === undefined ? null : { organizerId: Number(organizerId), currency },
    count: calls.payablesPageLength + 1,
  });
  const page = items.slice(0, calls.payablesPageLength);
  const last = items.length > page.length ? page.at(-1) : undefined;
  return { items: page, next: last ? `${last.organizer.id}~${last.currency}` : null };
}

/** Returns all of it as CSV. */
export async function payablesCsv(
  context: Context,
  actor: Actor,
  filter: PayableFilter,
  locale: Locale,
): Promise<string> {
  await recordAct(context.pool, actor, "payablesCsv");
  const items = await readPayables(context, filter, { after: null, count: calls.mostPayables });
  const { columns, obstacles } = payoutTexts(locale);
  return csvTable(
    [
      columns.organizer,
      columns.name,
      columns.currency,
      columns.amount,
      columns.since,
      columns.bookings,
      columns.inRuns,
      columns.disputed,
      columns.goodwill,
      columns.cancelled,
      columns.obstacle,
    ],
    items.map((item) => [
      item.organizer.id,
      item.organizer.title,
      item.currency,
      { minor: item.amount },
      { day: item.since },
      item.bookings,
      { minor: item.in_runs },
      { minor: item.disputed },
      { minor: item.goodwill },
      { minor: item.cancelled },
      item.obstacle && obstacles[item.obstacle],
    ]),
    locale,
  );
}

/** Returns the bookings behind what an organizer is owed. */
export async function payableBookings(
  { pool }: Context,
  { organizerId, currency }: { organizerId: number; currency: Currency },
  locale: Locale,
): Promise<AnswerOf<typeof calls.payableBookingsCall>> {
  const rows = await store.listPayableBookings(pool, {
    organizerId,
    currency,
    today: todayIn("UTC"),
    limit: calls.mostPayableBookings,
  });
  return { items: rows.map((row) => ({ ...row, tour_title: localise(row.tour_title, locale) })) };
}
