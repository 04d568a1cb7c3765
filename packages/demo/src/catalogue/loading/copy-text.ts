/** PostgreSQL's COPY text format: one line per row, tabs between columns, `\N` for null. */

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escapeText(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? "")
    : text;
}

function arrayLiteral(items: readonly unknown[]): string {
  const parts = items.map((item) =>
    typeof item === "number" ? String(item) : `"${String(item).replace(/["\\]/g, "\\$&")}"`,
  );
  return `{${parts.join(",")}}`;
}

/** Objects become JSON, arrays become PostgreSQL arrays. */
function copyValue(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value === "string") return escapeText(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "t" : "f";
  return escapeText(Array.isArray(value) ? arrayLiteral(value) : JSON.stringify(value));
}

/** Formats a row as a line, with columns in the given order. */
export function copyLine(row: object, columns: readonly string[]): string {
  const values: Record<string, unknown> = { ...row };
  return `${columns.map((column) => copyValue(values[column])).join("\t")}\n`;
}
