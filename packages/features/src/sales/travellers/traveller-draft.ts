import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/**
 * What was typed of a traveller and is not sent: for this tab, until it is sent, so that a reload loses nothing. A
 * passport is never written down: another person may sit at this computer next.
 */
const keyOf = (name: string) => `draft-traveller-${name}`;
const isKept = (field: string) => field !== "passport";

export function readTravellerDraft(name: string): Readonly<Record<string, string>> {
  const found = tabStorage.readJson(keyOf(name));
  const entries = typeof found === "object" && found ? Object.entries(found) : [];
  return Object.fromEntries(
    entries.filter(([field, text]) => isKept(field) && typeof text === "string" && text !== ""),
  );
}

export function keepTravellerDraft(name: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([field]) => isKept(field));
  tabStorage.writeJson(keyOf(name), Object.fromEntries(typed));
}

export const forgetTravellerDraft = (name: string): void => tabStorage.remove(keyOf(name));
