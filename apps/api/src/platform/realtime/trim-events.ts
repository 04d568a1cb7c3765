import type { ApiContext } from "../../config/context.ts";
import { deleteOldEvents } from "./event-store.ts";
import { deleteSpentTickets } from "./tickets.ts";

/** Days that a client may be offline and still resume without a full reload. */
const keptDays = 7;

/** Deletes old events and expired tickets; returns the number of events. */
export async function trimEvents({ pool }: Pick<ApiContext, "pool">): Promise<number> {
  await deleteSpentTickets(pool);
  return deleteOldEvents(pool, keptDays);
}
