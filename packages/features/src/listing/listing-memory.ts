import type { CardFacts } from "../tour-card/card-facts.ts";

/** What a listing has grown to beside its address. */
export interface ListingMemory {
  /** Of the history's entry that it belongs to. */
  key: string;
  /** Cards of the pages that were added to the one of the address. */
  more: readonly (readonly CardFacts[])[];
  isMapOpen: boolean;
}

/** Who goes back further is shown what the address says. */
const entriesKept = 20;
const remembered = new Map<string, ListingMemory>();

/** For going back and forward within the document. */
export function remember(memory: ListingMemory): void {
  remembered.delete(memory.key);
  remembered.set(memory.key, memory);
  const [oldest] = remembered.keys();
  if (remembered.size > entriesKept && oldest !== undefined) remembered.delete(oldest);
}

export const recall = (key: string): ListingMemory | undefined => remembered.get(key);

const storageName = "listing-memory";

/** For a document that comes again: a reload, or the way back from another site. */
export function keepForReturn(memory: ListingMemory, scroll: number): void {
  try {
    if (memory.more.length === 0 && !memory.isMapOpen) sessionStorage.removeItem(storageName);
    else sessionStorage.setItem(storageName, JSON.stringify({ memory, scroll }));
  } catch {
    // No storage, or it is full: the page comes back as its address says.
  }
}

export function takeAtReturn(key: string): { memory: ListingMemory; scroll: number } | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? "null");
    const { memory, scroll } = kept as { memory: ListingMemory; scroll: number };
    return memory.key === key ? { memory, scroll } : null;
  } catch {
    return null;
  }
}
