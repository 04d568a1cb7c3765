import { hashKey } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";
import { forgetCaches } from "@tropa/page-runtime/browser/service-workers";
import { queryClient } from "../../platform/api/query-client.ts";

/** Answers about one's own trips and bookings stored for offline use, newest first. */
interface KeptQueries {
  accountId: number;
  entries: [hash: string, data: unknown][];
}

const name = "kept-queries";
/** A list of trips, and bookings one may open on the way. */
const mostKept = 12;

function readStored(): KeptQueries | null {
  const found = deviceStorage.readJson(name);
  // Only this module writes the key.
  return typeof found === "object" && found !== null ? (found as KeptQueries) : null;
}

export function keepQuery(accountId: number, key: QueryKey, data: unknown): void {
  const before = readStored();
  const entries = before?.accountId === accountId ? before.entries : [];
  const hash = hashKey(key);
  const others = entries.filter(([other]) => other !== hash);
  const next: KeptQueries = { accountId, entries: [[hash, data], ...others] };
  next.entries.splice(mostKept);
  deviceStorage.writeJson(name, next);
}

/** Puts a stored answer into the query cache; false if there is none. */
export function restoreStoredAnswer(key: QueryKey): boolean {
  const hash = hashKey(key);
  const entry = readStored()?.entries.find(([other]) => other === hash);
  if (!entry) return false;
  queryClient().setQueryData(key, entry[1]);
  return true;
}

/** Deletes stored answers and cached pages; called at sign-out. */
export async function deleteStoredAnswers(): Promise<void> {
  deviceStorage.remove(name);
  await forgetCaches("kept-");
}

/** Deletes what an earlier account has stored. */
export async function deleteStoredAnswersOfOthers(accountId: number): Promise<void> {
  const before = readStored();
  if (before && before.accountId !== accountId) await deleteStoredAnswers();
}
