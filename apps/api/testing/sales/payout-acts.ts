import { todayIn } from "@tropa/domain/time/local-date";
import type { ApiContext } from "../../src/config/context.ts";
import type { Actor } from "../../src/platform/errors/actor.ts";
import { completeBookings } from "../../src/sales/orders/jobs/completion.ts";
import * as runs from "../../src/staff/payouts/runs.ts";
import { organizers } from "../fixtures.ts";
import { at } from "./direct-sales.ts";
import type { TripAct } from "./trip-histories.ts";

const kinds = ["finish", "makeRun", "moveRun", "failLine"] as const;
type PayoutAct = Extract<TripAct, { does: (typeof kinds)[number] }>;
export const isPayoutAct = (one: TripAct): one is PayoutAct =>
  kinds.some((kind) => kind === one.does);

const reason = "checked";

/** Two members of staff who pay an organizer what is due. Each act looks first, and sends what it saw. */
export class PayoutActs {
  readonly #context: ApiContext;
  readonly #author: Actor;
  readonly #second: Actor;

  constructor(context: ApiContext, author: Actor, second: Actor) {
    this.#context = context;
    this.#author = author;
    this.#second = second;
  }

  async run(one: PayoutAct, dates: readonly number[]): Promise<void> {
    if (one.does === "finish") return this.#finish(at(dates, one.date)!);
    if (one.does === "makeRun") return this.#make(one.percent);
    const states = one.does === "moveRun" ? ["open"] : ["open", "paid"];
    const line = at(await this.#lines(states), one.which);
    if (!line) return undefined;
    if (one.does === "moveRun") return this.#move(line, one.byAuthor);
    return runs.failPayoutLine(this.#context, this.#author, { id: line.id, reason });
  }

  async #lines(states: readonly string[]): Promise<{ id: number; run_id: number }[]> {
    const { rows } = await this.#context.pool.query<{ id: number; run_id: number }>(
      "SELECT id, run_id FROM payout_line WHERE state = ANY ($1) ORDER BY id",
      [states],
    );
    return rows;
  }

  /** Does what comes next: approves the run of a line, takes its file, or notes what the bank has paid. */
  async #move({ id, run_id: runId }: { id: number; run_id: number }, byAuthor: boolean) {
    const { state, total } = await runs.readPayoutRun(this.#context, runId);
    if (state === "draft") {
      const actor = byAuthor ? this.#author : this.#second;
      return runs.approvePayoutRun(this.#context, actor, { id: runId, total, reason });
    }
    if (state === "approved")
      return void (await runs.takePayoutFile(this.#context, this.#author, runId));
    const paid = { run_id: runId, lines: [id], paid_on: todayIn("UTC") };
    return runs.settlePayoutLines(this.#context, this.#author, paid);
  }

  /** Lets the days of a departure be over; the job then completes what was paid. */
  async #finish(dateId: number): Promise<void> {
    await this.#context.pool.query(
      "UPDATE tour_date SET starts_on = current_date - 5, ends_on = current_date - 3 WHERE id = $1",
      [dateId],
    );
    await completeBookings(this.#context);
  }

  async #make(percent: number): Promise<void> {
    const { rows } = await this.#context.pool.query<{ due: number }>(
      "SELECT payable_to($1, 'USD', (now() AT TIME ZONE 'UTC')::date) AS due",
      [organizers.direct],
    );
    const amount = Math.ceil(((rows[0]?.due ?? 0) * percent) / 100);
    if (amount <= 0) return;
    const lines = [{ organizer_id: organizers.direct, amount }];
    const body = { currency: "USD" as const, note: "trips", lines };
    await runs.createPayoutRun(this.#context, this.#author, body, null);
  }
}
