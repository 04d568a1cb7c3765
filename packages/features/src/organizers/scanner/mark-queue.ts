import { isApiClientError } from "@tropa/api-client/api-client-error";
import { isCurrency } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import type { ApiClient } from "@tropa/api-client/client";
import { arrivalRefusals, markArrivalCall } from "@tropa/api-contract/sales/calls-arrival";

/**
 * - `waiting`: on this device only; sent once there is a network.
 * - `sent`: the API has it.
 * - `repeated`: the API has it, but another scan was first, see `first`.
 * - `refused`: the API does not accept it, see `refusal`.
 */
export type MarkState = "waiting" | "sent" | "repeated" | "refused";

/** A party marked as arrived on this device. */
export interface Mark {
  /** Id of the scan, so that sending it again is idempotent. */
  scan: string;
  organizerId: number;
  bookingId: number;
  /** Null if the number was typed: the booking is unknown until the API has answered. */
  code: string | null;
  firstName: string;
  seats: number;
  /** ISO 8601, by this device's clock. */
  scannedAt: string;
  state: MarkState;
  first?: { at: string; by: string };
  /** The API's reason, or else its error code. */
  refusal?: string;
  /** Amount still to be paid, if that is the reason. */
  debt?: Money;
  /** First day of the trip, if another day is the reason. */
  start?: string;
  /** The organizer has acknowledged that money is owed. */
  withDebt?: boolean;
}

/** Sent marks are deleted after this time, ms: they only matter on the day. */
const keptMs = 2 * 24 * 60 * 60 * 1000;

/** Marks to keep: all waiting ones, and recent ones. */
export const marksToKeep = (marks: readonly Mark[], now: number): Mark[] =>
  marks.filter(
    ({ state, scannedAt }) => state === "waiting" || now - Date.parse(scannedAt) < keptMs,
  );

/** An organizer's marks that were not refused, one per booking: the first. */
export const marksOf = (marks: readonly Mark[], organizerId: number): Map<number, Mark> =>
  new Map(
    marks
      .filter((mark) => mark.organizerId === organizerId && mark.state !== "refused")
      .toSorted((a, b) => b.scannedAt.localeCompare(a.scannedAt))
      .map((mark) => [mark.bookingId, mark]),
  );

/** Whether a failure says nothing about the mark: no network, an API outage, or an ended session. */
function isPassing(error: unknown): boolean {
  if (!isApiClientError(error) || error.kind !== "http") return true;
  return error.status >= 500 || error.status === 429 || error.status === 401;
}

/** The API's refusal of a mark, with its details. */
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

/** Sends one mark. Null if it has to wait: it may have arrived nevertheless, and is sent again under the same id. */
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
 * Sends an organizer's waiting marks, oldest first, including those added meanwhile, and reports each answer. Stops at
 * the first that must go on waiting, since the rest would fail too.
 *
 * @param marks returns the organizer's current marks
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
