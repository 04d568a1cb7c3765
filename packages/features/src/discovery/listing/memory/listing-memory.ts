import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import type { CardFacts } from "../../tour-card/card-facts.ts";

/** What a listing has grown to beside its address. */
export interface ListingMemory {
  /** Of the history's entry that it belongs to. */
  key: string;
  /** Cards of the pages that were added to the one of the address. */
  more: readonly (readonly CardFacts[])[];
  isMapOpen: boolean;
  /** On a phone, the cards beyond the first of a destination have been asked for. */
  isUncut?: true;
  /** How far down the page was when its document ended. */
  scroll?: number;
}

/** Who goes back further is shown what the address says. */
const maxEntries = 20;
/** So many outlive the document: a store holds some megabytes, and a page of cards has twenty thousand letters. */
const entriesStored = 6;
/** Another one for each form that cards have had: a tab keeps what it stored through a new version of the site. */
const storageName = "listing-memory-2";
let entries: Map<string, ListingMemory> | null = null;

/** Those of the document, and at first those of the one before it: a reload, or the way back from another site. */
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
  // Where it is not kept the page comes back as its address says.
  tabStorage.writeJson(storageName, worthIt.slice(-entriesStored));
}

/** For going back and forward, and for the next document. */
export function remember(memory: ListingMemory): void {
  const all = remembered();
  all.delete(memory.key);
  all.set(memory.key, memory);
  const [oldest] = all.keys();
  if (all.size > maxEntries && oldest !== undefined) all.delete(oldest);
}

export const recall = (key: string): ListingMemory | undefined => remembered().get(key);
