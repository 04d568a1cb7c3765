import { hashKey } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";
import { forgetCaches } from "@tropa/page-runtime/browser/service-workers";
import { queryClient } from "../../platform/api/query-client.ts";

/** Of one's own trips and bookings, what this device shows without a network, the latest first. */
interface KeptQueries {
  accountId: number;
  entries: [hash: string, data: unknown][];
}

const name = "kept-queries";
/** A list of trips and the bookings that one looks at on the way. */
const mostKept = 12;

function kept(): KeptQueries | null {
  const found = deviceStorage.readJson(name);
  // Ours alone.
  return typeof found === "object" && found !== null ? (found as KeptQueries) : null;
}

export function keepQuery(accountId: number, key: QueryKey, data: unknown): void {
  const before = kept();
  const entries = before?.accountId === accountId ? before.entries : [];
  const hash = hashKey(key);
  const others = entries.filter(([other]) => other !== hash);
  const next: KeptQueries = { accountId, entries: [[hash, data], ...others] };
  next.entries.splice(mostKept);
  deviceStorage.writeJson(name, next);
}

/** Puts a kept answer where screens ask for it; false where there is none. */
export function restoreQuery(key: QueryKey): boolean {
  const hash = hashKey(key);
  const entry = kept()?.entries.find(([other]) => other === hash);
  if (!entry) return false;
  queryClient().setQueryData(key, entry[1]);
  return true;
}

/** Whoever has signed out leaves no page and no answer of theirs on this device. */
export async function forgetKept(): Promise<void> {
  deviceStorage.remove(name);
  await forgetCaches("kept-");
}

/** Somebody else is signed in now. */
export async function forgetKeptOfOthers(accountId: number): Promise<void> {
  const before = kept();
  if (before && before.accountId !== accountId) await forgetKept();
}
