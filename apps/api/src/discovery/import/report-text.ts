import type { Refusal } from "./check-rows.ts";
import type { ImportReport } from "./import-catalogue.ts";

function rowName({ kind, index, externalId }: Refusal): string {
  if (kind === "file") return "file";
  return `${kind} #${index}${externalId === null ? "" : ` (${externalId})`}`;
}

/** Returns the number of refused rows, and a table for the terminal: row, field, reason. */
export function refusalText(refused: readonly Refusal[]): string {
  const rows = refused.map(
    (refusal) => [rowName(refusal), refusal.field || "-", refusal.reason] as const,
  );
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const lines = rows.map(
    ([row, field, reason]) =>
      `  ${row.padEnd(widths[0] ?? 0)}  ${field.padEnd(widths[1] ?? 0)}  ${reason}`,
  );
  return `${new Set(refused.map(rowName)).size}\n${lines.join("\n")}\n`;
}

/** Returns the report for the terminal. */
export function reportText({ imported, refused }: ImportReport): string {
  const { organizers, tours, dates, climates } = imported;
  const summary = `imported: ${organizers} organizers, ${tours} tours, ${dates} dates, ${climates} climates`;
  return refused.length === 0
    ? `${summary}; nothing was refused\n`
    : `${summary}; refused: ${refusalText(refused)}`;
}
