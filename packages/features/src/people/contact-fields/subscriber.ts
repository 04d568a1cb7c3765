import { setVisitorCookie, readVisitorCookie } from "../../platform/storage/consent.ts";

/** Returns the id of this browser's newsletter subscription; null if it has none. */
export function readSubscriber(): number | null {
  const kept = readVisitorCookie("subscriber") ?? "";
  return /^\d{1,10}$/.test(kept) ? Number(kept) : null;
}

/** Stores the id of the reader's subscription in a cookie. */
export const keepSubscriber = (id: number): void => setVisitorCookie("subscriber", String(id));
