import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type {
  BoardDeparture,
  organizerTodayCall,
} from "@tropa/api-contract/organizers/calls-organizer-bookings";

type Today = AnswerOf<typeof organizerTodayCall>;
export type Counter = "questions" | "reviews" | "unread" | "missing" | "unpaid";

/** Numbers of waiting items: of bookings, across all upcoming departures. */
export function countWaiting(
  { tasks, chats }: Pick<Today, "tasks" | "chats">,
  departures: readonly BoardDeparture[],
): Record<Counter, number> {
  const taskCount = (wanted: Today["tasks"][number]["kind"]) =>
    tasks.find(({ kind }) => kind === wanted)?.count ?? 0;
  const sum = (of: (departure: BoardDeparture) => number) =>
    departures.reduce((total, departure) => total + of(departure), 0);
  return {
    questions: taskCount("questions"),
    reviews: taskCount("reviews"),
    unread: chats.unread,
    missing: sum(({ travellers_missing: missing }) => missing),
    unpaid: sum(({ unpaid }) => unpaid),
  };
}
