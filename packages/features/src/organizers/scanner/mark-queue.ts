import { isApiClientError } from "@tropa/api-client/api-client-error";
import { isCurrency } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import type { ApiClient } from "@tropa/api-client/client";
import { arrivalRefusals, markArrivalCall } from "@tropa/api-contract/sales/calls-arrival";

/**
 * - `waiting`: on this device alone; it is sent as soon as there is a network.
 * - `sent`: the API has it.
 * - `repeated`: it has, and another scan was first: `first` says whose.
 * - `refused`: it does not take it, and `refusal` says why.
 */
export type MarkState = "waiting" | "sent" | "repeated" | "refused";

/** A party that was marked as come on this device. */
export interface Mark {
  /** The scan's own name: sent again it is the same one. */
  scan: string;
  organizerId: number;
  bookingId: number;
  /** Null: the number was typed in, and nothing is known of the booking until the API has answered. */
  code: string | null;
  firstName: string;
  seats: number;
  /** ISO 8601, by the clock of this device. */
  scannedAt: string;
  state: MarkState;
  first?: { at: string; by: string };
  /** The reason that the API gives, else its error code. */
  refusal?: string;
  /** What is still to be paid, where it was refused for that. */
  debt?: Money;
  /** The first day of the trip, where it was refused for another day. */
  start?: string;
  /** The organizer has seen that money is owed. */
  withDebt?: boolean;
}

/** Marks are of use on the day; what is older, and sent, is forgotten. */
const keptMs = 2 * 24 * 60 * 60 * 1000;

/** What is still to be kept: all that waits, and what is young. */
export const keptMarks = (marks: readonly Mark[], now: number): Mark[] =>
  marks.filter(
    ({ state, scannedAt }) => state === "waiting" || now - Date.parse(scannedAt) < keptMs,
  );

/** The marks of bookings that were marked here for an organizer and not refused: the first of each. */
export const marksOf = (marks: readonly Mark[], organizerId: number): Map<number, Mark> =>
  new Map(
    marks
      .filter((mark) => mark.organizerId === organizerId && mark.state !== "refused")
      .toSorted((a, b) => b.scannedAt.localeCompare(a.scannedAt))
      .map((mark) => [mark.bookingId, mark]),
  );

/** Whether a failure says nothing of the mark itself: there is no network, the API rests, or the session has ended. */
function isPassing(error: unknown): boolean {
  if (!isApiClientError(error) || error.kind !== "http") return true;
  return error.status >= 500 || error.status === 429 || error.status === 401;
}

/** Why the API does not take a mark, with what it says beside the reason. */
function refusalOf(error: unknown): Pick<Mark, "refusal" | "debt" | "start"> {
  if (!isApiClientError(error)) return { refusal: "unknown" };
  const { reason, left, currency, start } = error.data;
  const refusal = arrivalRefusals.find((one) => one === reason) ?? error.code ?? "unknown";
  return {
    refusal,
    ...(typeof left === "number" && isCurrency(currency) && { debt: { minor: left, currency } }),
    ...(typeof start === "string" && { start }),
  };
}

/**
 * Sends one mark. Null where it has to wait: what has not come back may have been taken, and is sent again as the same
 * scan.
 */
async function sendMark(api: Pick<ApiClient, "call">, mark: Mark): Promise<Mark | null> {
  const { scan, scannedAt, code, bookingId } = mark;
  try {
    const answer = await api.call(markArrivalCall, {
      body: {
        ...(code === null ? { booking_id: bookingId } : { code }),
        scan,
        scanned_at: scannedAt,
        with_debt: mark.withDebt ?? false,
      },
    });
    return {
      ...mark,
      firstName: answer.first_name,
      seats: answer.seats,
      state: answer.is_repeated ? "repeated" : "sent",
      ...(answer.is_repeated && { first: answer.marked }),
    };
  } catch (error) {
    if (isPassing(error)) return null;
    return { ...mark, state: "refused", ...refusalOf(error) };
  }
}

/**
 * Sends what waits for an organizer, the oldest first, and tells of each as it is answered; what is put down meanwhile goes
 * too. Ends at the first that has to go on waiting: the others would fare no better.
 *
 * @param marks those of the organizer as they are now
 */
export async function sendWaiting(
  api: Pick<ApiClient, "call">,
  marks: () => readonly Mark[],
  told: (mark: Mark) => void,
): Promise<boolean> {
  const sent = new Set<string>();
  for (;;) {
    const [next] = marks()
      .filter(({ state, scan }) => state === "waiting" && !sent.has(scan))
      .toSorted((a, b) => a.scannedAt.localeCompare(b.scannedAt));
    if (!next) return true;
    const answered = await sendMark(api, next);
    if (!answered) return false;
    sent.add(next.scan);
    told(answered);
  }
}
