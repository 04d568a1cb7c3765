import type { ApiContext } from "../../config/context.ts";
import { deleteOldEvents } from "./event-store.ts";
import { deleteSpentTickets } from "./tickets.ts";

/** How long a socket may be away and still resume without reading everything again. */
const keptDays = 7;

/** Throws away events that nobody resumes from any more, and tickets that nobody took. Answers with how many events. */
export async function trimEvents({ pool }: Pick<ApiContext, "pool">): Promise<number> {
  await deleteSpentTickets(pool);
  return deleteOldEvents(pool, keptDays);
}
