import { todayIn } from "@tropa/domain/time/local-date";
import { claimedArrival, readArrivalCode } from "@tropa/domain/sales/arrival/arrival-code";
import type { ArrivalFacts, ArrivalKey } from "@tropa/domain/sales/arrival/arrival-code";
import { isMarkedAtOnce, scanVerdict } from "@tropa/domain/sales/arrival/arrival-scan";
import type { ScanVerdict } from "@tropa/domain/sales/arrival/arrival-scan";
import { useEffect, useRef, useState } from "react";
import { unmarkArrivalCall } from "@tropa/api-contract/sales/calls-arrival";
import { callApi } from "../../platform/api/browser-api.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { arrivalKeys, canCheck } from "./arrival-keys.ts";
import { marksOf } from "./mark-queue.ts";
import type { Mark } from "./mark-queue.ts";
import { currentMarks, dropMarks, saveMark, useMarks } from "./mark-store.ts";
import { qrReader } from "./qr-reader.ts";
import { signal } from "./signals.ts";
import { randomId } from "../../platform/browser/random-id.ts";

/** The last scan's result. */
export interface Scan {
  /** `unreadable`: a picture without a code. */
  verdict: ScanVerdict | "unreadable" | "byNumber";
  facts: ArrivalFacts | null;
  code: string | null;
  bookingId: number | null;
  /** The signature could not be verified here: the API does it. */
  isUnchecked: boolean;
  /** The mark that was created, or existed before. */
  mark: string | null;
}

/** A code held before the camera for this time counts as one scan, ms. */
const sameCodeMs = 4000;

const placeToday = (): string => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Reads codes for an organizer and queues marks. */
export function useScanner(
  organizerId: number,
  { isLoud, onMark }: { isLoud: boolean; onMark: () => void },
) {
  const storefront = useStorefront();
  const [scan, setScan] = useState<Scan | null>(null);
  const [isUndoFailed, setUndoFailed] = useState(false);
  const keys = useRef<Promise<{ keys: readonly ArrivalKey[]; checks: boolean }> | null>(null);
  const last = useRef({ code: "", at: 0 });

  const knownKeys = () => {
    keys.current ??= arrivalKeys(storefront).then(async (found) => ({
      keys: found,
      checks: await canCheck(found),
    }));
    return keys.current;
  };
  // Load both while there is a network.
  useEffect(() => {
    void knownKeys();
    qrReader().catch(() => {});
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the page opens
  }, []);

  const said = useMarks().find((mark) => mark.scan === scan?.mark)?.state;
  const isGood = said === "sent" && scan?.verdict !== "twice";
  const isBad =
    scan !== null &&
    (scan.mark === null || scan.verdict === "twice" || said === "refused" || said === "repeated");
  useEffect(() => {
    // No success sound before the API has confirmed it.
    if (isLoud && (isGood || isBad)) signal(isGood ? "good" : "bad");
  }, [scan, isGood, isBad, isLoud]);

  const say = (next: Scan) => {
    setUndoFailed(false);
    setScan(next);
  };

  const put = (mark: Omit<Mark, "scan" | "scannedAt" | "state" | "organizerId">): string => {
    const name = randomId();
    saveMark({
      ...mark,
      organizerId,
      scan: name,
      scannedAt: new Date().toISOString(),
      state: "waiting",
    });
    onMark();
    return name;
  };

  const putCode = (code: string, { bookingId, firstName, seats }: ArrivalFacts) =>
    put({ bookingId, code, firstName, seats });

  const readCode = async (code: string): Promise<void> => {
    const now = Date.now();
    if (last.current.code === code && now - last.current.at < sameCodeMs) {
      last.current.at = now;
      return;
    }
    last.current = { code, at: now };
    const { keys: known, checks } = await knownKeys();
    const facts = checks ? await readArrivalCode(code, known) : claimedArrival(code);
    const marked = marksOf(currentMarks(), organizerId);
    const verdict = scanVerdict(facts, { organizerId, today: placeToday(), marked });
    const mark =
      facts && isMarkedAtOnce(verdict)
        ? putCode(code, facts)
        : verdict === "twice" && facts
          ? (marked.get(facts.bookingId)?.scan ?? null)
          : null;
    say({
      verdict,
      facts,
      code,
      bookingId: facts?.bookingId ?? null,
      isUnchecked: facts !== null && !checks,
      mark,
    });
  };

  return {
    scan,
    isUndoFailed,
    readCode,
    /** Marks a party that owes money, after the organizer has acknowledged it. */
    markWithDebt: ({ bookingId, code, firstName, seats }: Mark) => {
      if (!scan) return;
      const mark = put({ bookingId, code, firstName, seats, withDebt: true });
      say({ ...scan, verdict: "byNumber", mark });
    },
    /** Removes a mark from this device and, if it was sent, from the API. */
    undo: async ({ bookingId, state }: Mark) => {
      setUndoFailed(false);
      try {
        if (state !== "waiting") {
          await callApi(storefront, unmarkArrivalCall, { body: { booking_id: bookingId } });
        }
        dropMarks(bookingId);
        last.current = { code: "", at: 0 };
        setScan(null);
      } catch (error) {
        logAndReturnNull(unmarkArrivalCall.name, unmarkArrivalCall.path)(error);
        setUndoFailed(true);
      }
    },
    markNumber: (bookingId: number) => {
      const before = marksOf(currentMarks(), organizerId).get(bookingId);
      const mark = before?.scan ?? put({ bookingId, code: null, firstName: "", seats: 0 });
      const verdict = before ? "twice" : "byNumber";
      say({ verdict, facts: null, code: null, bookingId, isUnchecked: false, mark });
    },
    noCode: () => {
      const nothing = { facts: null, code: null, bookingId: null, isUnchecked: false, mark: null };
      say({ verdict: "unreadable", ...nothing });
    },
    clear: () => setScan(null),
  };
}
export type Scanner = ReturnType<typeof useScanner>;
