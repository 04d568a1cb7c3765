import type { ApiContext } from "../../config/context.ts";
import { countAnswerTimes } from "./answer-times-store.ts";

/** Older chats say little about how an organizer answers now. */
const countedDays = 90;
/** A median of fewer values says nothing. */
const enoughQuestions = 5;

/** Updates how soon organizers answer in chats and returns the number of changes. A daily job. */
export function refreshAnswerTimes({ pool }: Pick<ApiContext, "pool">): Promise<number> {
  return countAnswerTimes(pool, { days: countedDays, enough: enoughQuestions });
}
