import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

const keyOf = (name: string) => `draft-traveller-${name}`;
const isStored = (field: string) => field !== "passport";

/** Reads a form's draft. */
export function readTravellerDraft(name: string): Readonly<Record<string, string>> {
  const found = tabStorage.readJson(keyOf(name));
  const entries = typeof found === "object" && found ? Object.entries(found) : [];
  return Object.fromEntries(
    entries.filter(([field, text]) => isStored(field) && typeof text === "string" && text !== ""),
  );
}

/**
 * Stores a form's text as its draft, for this tab, so that a reload loses nothing. Passports are never stored, because
 * others may use the computer next.
 */
export function saveTravellerDraft(name: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([field]) => isStored(field));
  tabStorage.writeJson(keyOf(name), Object.fromEntries(typed));
}

/** Deletes a form's draft. */
export const deleteTravellerDraft = (name: string): void => tabStorage.remove(keyOf(name));
