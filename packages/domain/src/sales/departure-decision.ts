import { addDays } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";

/** The data of a departure that matters for its group. */
export interface GatheringDeparture {
  readonly start: LocalDate;
  /** Whether the date is not guaranteed by the organizer, who alone can do so (docs/decisions/0039). */
  readonly isPreliminary: boolean;
  readonly joined: number;
  readonly seats: number;
}

/** A tour's rule for its groups. */
export interface GroupRule {
  /** Travellers needed for a departure. */
  readonly minGroup: number;
  /** Days before the start on which the departure is decided. */
  readonly decidedDays: number;
}

/**
 * - `guaranteed`: it takes place;
 * - `gathering`: travellers are missing;
 * - `gathered`: enough have joined, but the organizer has not confirmed yet.
 */
export const certainties = ["guaranteed", "gathering", "gathered"] as const;
export type Certainty = (typeof certainties)[number];

export interface DepartureDecision {
  readonly certainty: Certainty;
  /** Number of travellers still needed; 0 if guaranteed. */
  readonly missing: number;
  /**
   * The day by which it is decided; null if guaranteed, or if that day has passed without a
   * decision.
   */
  readonly decidedBy: LocalDate | null;
  /**
   * The last day on which the departure may still be undecided, even if overdue; null if
   * guaranteed.
   */
  readonly undecidedUntil: LocalDate | null;
}

/**
 * Returns whether a departure takes place, how many travellers are missing and when that is
 * decided. The eve is the last day to decide.
 */
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

/** Whether the day of the decision has passed without one. */
export const isDecisionLate = ({
  certainty,
  decidedBy,
}: Pick<DepartureDecision, "certainty" | "decidedBy">): boolean =>
  certainty !== "guaranteed" && decidedBy === null;
