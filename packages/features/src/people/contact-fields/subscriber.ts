import { keepCookie, keptCookie } from "../../platform/storage/consent.ts";

/** What a subscription was answered with; null where this browser has none. */
export function readSubscriber(): number | null {
  const kept = keptCookie("subscriber") ?? "";
  return /^\d{1,10}$/.test(kept) ? Number(kept) : null;
}

export const keepSubscriber = (id: number): void => keepCookie("subscriber", String(id));
