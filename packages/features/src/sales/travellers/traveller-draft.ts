/**
 * What was typed of a traveller and is not sent: for this tab, until it is sent, so that a reload loses nothing. A
 * passport is never written down: another person may sit at this computer next.
 */
const keyOf = (name: string) => `draft-traveller-${name}`;
const isKept = (field: string) => field !== "passport";

export function readTravellerDraft(name: string): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "{}");
    const entries = typeof found === "object" && found ? Object.entries(found) : [];
    return Object.fromEntries(
      entries.filter(([field, text]) => isKept(field) && typeof text === "string" && text !== ""),
    );
  } catch {
    return {};
  }
}

export function keepTravellerDraft(name: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([field]) => isKept(field));
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The browser keeps nothing: what is typed lives as long as the page.
  }
}

export function forgetTravellerDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
