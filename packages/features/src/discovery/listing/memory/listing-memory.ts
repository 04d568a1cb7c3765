import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import type { CardFacts } from "../../tour-card/card-facts.ts";

/** State of a listing that is not in its address. */
export interface ListingMemory {
  /** Key of the history entry. */
  key: string;
  /** Cards of the pages loaded below the first one. */
  more: readonly (readonly CardFacts[])[];
  isMapOpen: boolean;
  /** Whether phones show all cards of a destination, not only the first ones. */
  isUncut?: true;
  /** Scroll position when the document was left, px. */
  scroll?: number;
}

/** Older entries are dropped; going back to them shows the page as its address says. */
const maxEntries = 20;
/**
 * Number of entries stored beyond the document's life: browsers store a few megabytes per site, and a page of cards
 * takes about 20 kB.
 */
const entriesStored = 6;
/** Change it whenever the cards' format changes: tabs keep stored data across versions of the site. */
const storageName = "listing-memory-2";
let entries: Map<string, ListingMemory> | null = null;

/** Entries by key; the first use reads those of the previous document, for reloads and returns from other sites. */
function remembered(): Map<string, ListingMemory> {
  if (entries) return entries;
  entries = new Map(stored().map((memory) => [memory.key, memory]));
  window.addEventListener("pagehide", store);
  return entries;
}

function stored(): readonly ListingMemory[] {
  const found = tabStorage.readJson(storageName);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else writes under this name
  return Array.isArray(found) ? (found as ListingMemory[]) : [];
}

function store(): void {
  const worthIt = [...remembered().values()].filter(
    ({ more, isMapOpen, isUncut }) => more.length > 0 || isMapOpen || isUncut,
  );
  // Without storage, returning shows the page as its address says.
  tabStorage.writeJson(storageName, worthIt.slice(-entriesStored));
}

/** Stores the state for going back and forward, also in the next document. */
export function remember(memory: ListingMemory): void {
  const all = remembered();
  all.delete(memory.key);
  all.set(memory.key, memory);
  const [oldest] = all.keys();
  if (all.size > maxEntries && oldest !== undefined) all.delete(oldest);
}

/** The stored state of a history entry. */
export const recall = (key: string): ListingMemory | undefined => remembered().get(key);
