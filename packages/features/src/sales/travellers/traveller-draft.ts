import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/**
 * Unsent text of a traveller's form, stored for this tab so that a reload loses nothing. Passports are never stored,
 * because others may use the computer next.
 */
const keyOf = (name: string) => `draft-traveller-${name}`;
const isKept = (field: string) => field !== "passport";

/** Reads a form's draft. */
export function readTravellerDraft(name: string): Readonly<Record<string, string>> {
  const found = tabStorage.readJson(keyOf(name));
  const entries = typeof found === "object" && found ? Object.entries(found) : [];
  return Object.fromEntries(
    entries.filter(([field, text]) => isKept(field) && typeof text === "string" && text !== ""),
  );
}

/** Stores a form's text as its draft. */
export function keepTravellerDraft(name: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([field]) => isKept(field));
  tabStorage.writeJson(keyOf(name), Object.fromEntries(typed));
}

/** Deletes a form's draft. */
export const forgetTravellerDraft = (name: string): void => tabStorage.remove(keyOf(name));
