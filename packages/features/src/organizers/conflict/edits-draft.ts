import type { Edits } from "@tropa/domain/forms/merge-edits";

/** What was typed and is not saved, with what it was typed over, for this tab: a reload loses nothing. */
export interface EditsDraft {
  base: Edits;
  values: Edits;
}

const keyOf = (name: string) => `draft-${name}`;

function textsOf(given: unknown): Edits {
  const entries = Object.entries(typeof given === "object" && given ? given : {});
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === "string" ? [[name, text] as const] : [])),
  );
}

export function readEditsDraft(name: string): EditsDraft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const { base, values } = found as Record<string, unknown>;
    return { base: textsOf(base), values: textsOf(values) };
  } catch {
    return null;
  }
}

export function keepEditsDraft(name: string, draft: EditsDraft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // The browser keeps nothing: what is typed lives as long as the page.
  }
}

export function forgetEditsDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
