import type { ApiContext } from "../../config/context.ts";
import { countAnswerTimes } from "./answer-times-store.ts";

/** What is older says little of how an organizer answers now. */
const countedDays = 90;
/** A median of fewer says nothing. */
const enoughQuestions = 5;

/** Counts how soon organizers answer in chats; by the clock, once a day. Answers with how many have changed. */
export function refreshAnswerTimes({ pool }: Pick<ApiContext, "pool">): Promise<number> {
  return countAnswerTimes(pool, { days: countedDays, enough: enoughQuestions });
}
