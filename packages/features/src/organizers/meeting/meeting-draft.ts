import type { Edits } from "@tropa/domain/forms/merge-edits";

/** What was typed and is not saved, with what it was typed over, for this tab: a reload loses nothing. */
export interface MeetingDraft {
  base: Edits;
  values: Edits;
  /** Ids of files in the order that was given them. */
  order: readonly number[];
}

const keyOf = (contractId: number) => `draft-meeting-${contractId}`;

function textsOf(given: unknown): Edits {
  const entries = Object.entries(typeof given === "object" && given ? given : {});
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === "string" ? [[name, text] as const] : [])),
  );
}

export function readMeetingDraft(contractId: number): MeetingDraft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(contractId)) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const { base, values, order } = found as Record<string, unknown>;
    return {
      base: textsOf(base),
      values: textsOf(values),
      order: Array.isArray(order) ? order.filter((id) => typeof id === "number") : [],
    };
  } catch {
    return null;
  }
}

export function keepMeetingDraft(contractId: number, draft: MeetingDraft): void {
  try {
    sessionStorage.setItem(keyOf(contractId), JSON.stringify(draft));
  } catch {
    // The browser keeps nothing: what is typed lives as long as the page.
  }
}

export function forgetMeetingDraft(contractId: number): void {
  try {
    sessionStorage.removeItem(keyOf(contractId));
  } catch {
    // Nothing was kept.
  }
}
