import type { LocalDate } from "@tropa/domain/time/local-date";
import { isLocalDate } from "@tropa/domain/time/local-date";

/** Date and party of a booking before a change. */
export interface BeforeChange {
  start: LocalDate;
  adults: number;
  children: number;
}

/** Writes what a change leaves behind, and its reason, as the note of its event. */
export const writeChangeNote = (
  { start, adults, children }: BeforeChange,
  reason: string | undefined,
): string => [`${start} ${adults}+${children}`, reason].filter(Boolean).join("\n");

/** Reads a note of a change; `before` is null for any other note. */
export function readChangeNote(note: string | null): {
  before: BeforeChange | null;
  reason: string;
} {
  const [, start = "", adults, children, reason = ""] =
    /^(\S+) (\d+)\+(\d+)(?:\n([\s\S]*))?$/.exec(note ?? "") ?? [];
  if (!isLocalDate(start)) return { before: null, reason: note ?? "" };
  return { before: { start, adults: Number(adults), children: Number(children) }, reason };
}
