import type { Edits } from "@tropa/domain/forms/merge-edits";
import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/** Unsaved edits with the values they were based on, kept for this tab so that a reload loses nothing. */
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
  const found = tabStorage.readJson(keyOf(name));
  if (typeof found !== "object" || found === null) return null;
  const { base, values } = found as Record<string, unknown>;
  return { base: textsOf(base), values: textsOf(values) };
}

export const keepEditsDraft = (name: string, draft: EditsDraft): void =>
  void tabStorage.writeJson(keyOf(name), draft);

export const forgetEditsDraft = (name: string): void => tabStorage.remove(keyOf(name));
