import { addDays } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";

/** A departure as far as its group is concerned. */
export interface GatheringDeparture {
  readonly start: LocalDate;
  /** The organizer's word alone guarantees a date (docs/decisions/0039). */
  readonly isPreliminary: boolean;
  readonly joined: number;
  readonly seats: number;
}

/** What a tour says of its groups. */
export interface GroupRule {
  /** Travellers that it takes to set out. */
  readonly minGroup: number;
  /** Days before the start when it is decided. */
  readonly decidedDays: number;
}

/**
 * - `guaranteed`: it leaves;
 * - `gathering`: travellers are missing;
 * - `gathered`: enough have joined, and the organizer has not given their word yet.
 */
export const certainties = ["guaranteed", "gathering", "gathered"] as const;
export type Certainty = (typeof certainties)[number];

export interface DepartureDecision {
  readonly certainty: Certainty;
  /** How many more travellers it takes; 0 where it is guaranteed. */
  readonly missing: number;
  /** The day by which it is decided; null where it is, and once that day has passed without a word. */
  readonly decidedBy: LocalDate | null;
  /** Nothing is decided up to and including this day, however late that is; null where it is guaranteed. */
  readonly undecidedUntil: LocalDate | null;
}

/** Whether a departure leaves, what is missing and when that is decided. The eve is the last day to decide. */
export function departureDecision(
  { start, isPreliminary, joined, seats }: GatheringDeparture,
  { minGroup, decidedDays }: GroupRule,
  today: LocalDate,
): DepartureDecision {
  if (!isPreliminary)
    return { certainty: "guaranteed", missing: 0, decidedBy: null, undecidedUntil: null };
  const missing = Math.max(0, Math.min(minGroup, seats) - joined);
  const planned = addDays(start, -Math.max(1, decidedDays));
  const eve = addDays(start, -1);
  const isLate = planned < today;
  return {
    certainty: missing > 0 ? "gathering" : "gathered",
    missing,
    decidedBy: isLate ? null : planned,
    undecidedUntil: !isLate ? planned : today < eve ? today : eve,
  };
}

/** Whether the day by which it should have been decided has passed without a word. */
export const isDecisionLate = ({
  certainty,
  decidedBy,
}: Pick<DepartureDecision, "certainty" | "decidedBy">): boolean =>
  certainty !== "guaranteed" && decidedBy === null;
