import type { ApiContext } from "../../src/config/context.ts";
import type { Actor } from "../../src/platform/errors/actor.ts";
import { completeBookings } from "../../src/sales/orders/jobs/completion.ts";
import * as runs from "../../src/staff/payouts/runs.ts";
import { organizers } from "../fixtures.ts";
import { at } from "./direct-sales.ts";
import type { TripAct } from "./trip-histories.ts";

const kinds = ["finish", "makeRun", "approveRun", "takeFile", "payLines", "failLine"] as const;
type PayoutAct = Extract<TripAct, { does: (typeof kinds)[number] }>;
export const isPayoutAct = (one: TripAct): one is PayoutAct =>
  kinds.some((kind) => kind === one.does);

const stateBefore = { approveRun: "draft", takeFile: "approved", payLines: "sent" } as const;
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
    const id = at(await this.#runsBefore(one.does), one.which);
    if (id === undefined) return undefined;
    const seen = await runs.readPayoutRun(this.#context, id);
    const line = at(seen.lines, 0)!.id;
    switch (one.does) {
      case "approveRun": {
        const actor = one.byAuthor ? this.#author : this.#second;
        await runs.approvePayoutRun(this.#context, actor, { id, total: seen.total, reason });
        break;
      }
      case "takeFile":
        await runs.takePayoutFile(this.#context, this.#author, id);
        break;
      case "payLines": {
        const paidOn = new Date().toISOString().slice(0, 10);
        const paid = { run_id: id, lines: [line], paid_on: paidOn };
        await runs.settlePayoutLines(this.#context, this.#author, paid);
        break;
      }
      case "failLine":
        await runs.failPayoutLine(this.#context, this.#author, { id: line, reason });
        break;
    }
    return undefined;
  }

  /** Runs for which an act comes next. Acts at once choose the same one. */
  async #runsBefore(does: keyof typeof stateBefore | "failLine"): Promise<number[]> {
    const { rows } = await this.#context.pool.query<{ id: number }>(
      `SELECT run.id FROM payout_run run JOIN payout_line line ON line.run_id = run.id
        WHERE CASE WHEN $1::text IS NULL THEN line.state <> 'failed' ELSE line.state = 'open' AND run.state = $1 END
        ORDER BY run.id`,
      [does === "failLine" ? null : stateBefore[does]],
    );
    return rows.map(({ id }) => id);
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
