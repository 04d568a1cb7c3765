import { mostListedPayouts, mostListedShares } from "@tropa/api-contract/organizers/calls-money";
import type {
  BookingShare,
  OrganizerPayout,
  organizerMoneyCall,
  recordPayoutCall,
} from "@tropa/api-contract/organizers/calls-money";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { minorPerMajor } from "@tropa/domain/money";
import { balancesOf, settlementState, sharesOf } from "@tropa/domain/organizers/settlement";
import { may } from "@tropa/domain/people/permissions";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import * as store from "./money-store.ts";
import type { ShareRow } from "./money-store.ts";

export { statementCsv } from "./statement-csv.ts";
export { statementPdf } from "./statement-pdf.ts";

type Money = AnswerOf<typeof organizerMoneyCall>;

/** Returns the organizer to act for: the caller's own, or one named by staff. Throws `forbidden`. */
export function moneyOwner(actor: Actor, wanted: number | undefined): number {
  const organizerId = wanted ?? actor.organizerId;
  if (organizerId === null || !may(actor, "organizer.readMoney", { organizerId }))
    throw new ApiError("forbidden");
  return organizerId;
}

/** First day of a month, `2026-07`, and of the next one. */
function monthSpan(month: string): { from: LocalDate; before: LocalDate } {
  const from = `${month}-01`;
  // 31 days after the first of a month is always in the next month.
  return { from, before: `${addDays(from, 31).slice(0, 7)}-01` };
}

/** Returns the amounts due to an organizer, and their shares of bookings whose trip ends in a month. */
export async function organizerMoney(
  { pool }: Pick<ApiContext, "pool">,
  { organizerId, month }: { organizerId: number; month: string },
  { locale, now, isForStaff = false }: { locale: Locale; now: Date; isForStaff?: boolean },
): Promise<Money> {
  const today = todayIn("UTC", now);
  const title = orNotFound(await store.organizerTitle(pool, organizerId));
  const span = { ...monthSpan(month), limit: mostListedShares };
  const [all, payouts, rows, inRuns] = await Promise.all([
    store.moneyOfAll(pool, organizerId),
    store.listPayouts(pool, organizerId),
    store.moneyOfMonth(pool, { organizerId, ...span }),
    isForStaff ? store.moneyInRuns(pool, organizerId) : [],
  ]);
  return {
    organizer_title: title,
    balances: balancesOf(all, payouts, today),
    in_runs: inRuns,
    items: rows.map((row) => shareAnswer(row, locale, today)),
    payouts: payouts.slice(0, mostListedPayouts),
  };
}

function shareAnswer(row: ShareRow, locale: Locale, today: LocalDate): BookingShare {
  const { commission, share } = sharesOf(row);
  return {
    booking_id: row.id,
    tour_title: localise(row.tour_title, locale),
    name: row.first_name,
    start: row.start,
    end: row.end,
    status: row.status,
    currency: row.currency,
    received: row.received,
    refunded: row.refunded,
    held: row.held,
    percent: row.percent,
    commission,
    share,
    state: settlementState(row, today),
  };
}

/** The earliest accepted date of a pay-out. */
const firstPayoutDay: LocalDate = "2000-01-01";

/**
 * Records a pay-out, for staff. Throws `conflict` for a bank document that is recorded already, and field errors for an
 * impossible day, a currency that is not due and a sum above what is due.
 */
export async function recordPayout(
  { pool }: Pick<ApiContext, "pool">,
  { organizer_id: organizerId, ...payout }: ReadBodyOf<typeof recordPayoutCall>,
  actor: Actor,
): Promise<OrganizerPayout> {
  const today = todayIn("UTC");
  // Accept tomorrow in UTC: further east it is already that day.
  if (payout.paid_on > addDays(today, 1)) throw fieldError("paid_on", "dayAhead");
  if (payout.paid_on < firstPayoutDay) throw fieldError("paid_on", "date");
  return inTransaction(pool, async (client) => {
    orNotFound(await store.organizerTitle(client, organizerId));
    const due = await store.lockPayable(client, organizerId, { currency: payout.currency, today });
    if (await store.isPayoutRecorded(client, organizerId, payout.reference))
      throw new ApiError("conflict");
    if (due <= 0) {
      const run = await store.openRunOf(client, organizerId, payout.currency);
      throw run === null
        ? fieldError("currency", "nothingDue")
        : fieldError("currency", "dueInRun", { run: String(run) });
    }
    if (payout.amount > due) throw fieldError("amount", "aboveDue", { max: due / minorPerMajor });
    await recordAct(client, actor, "recordPayout", ["organizer", organizerId]);
    const recorded = await store.insertPayout(client, organizerId, payout);
    if (!recorded) throw new ApiError("conflict");
    return recorded;
  });
}

/** Withdraws a pay-out that was recorded by mistake. */
export async function takePayoutBack(
  { pool }: Pick<ApiContext, "pool">,
  id: number,
  actor: Actor,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await recordAct(client, actor, "takePayoutBack", ["payout", id]);
    if (!(await store.withdrawPayout(client, id))) throw new ApiError("not_found");
  });
}
