/** PostgreSQL's text format of COPY: one line a row, tabs between columns, `\N` for null. */

type Scalar = string | number | boolean | null;
/** Objects go into jsonb columns, arrays of scalars into array columns. */
export type CopyValue = Scalar | readonly (string | number)[] | object;

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escapeText(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? "") : text;
}

function arrayLiteral(items: readonly (string | number)[]): string {
  const parts = items.map((item) =>
    typeof item === "number" ? String(item) : `"${item.replace(/["\\]/g, "\\$&")}"`,
  );
  return `{${parts.join(",")}}`;
}

function copyValue(value: CopyValue): string {
  if (value === null) return "\\N";
  if (typeof value === "string") return escapeText(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "t" : "f";
  return escapeText(Array.isArray(value) ? arrayLiteral(value) : JSON.stringify(value));
}

/** The line of one row, columns in the given order. */
export function copyLine<Row extends object>(
  row: Row,
  columns: readonly (keyof Row & string)[],
): string {
  let line = "";
  for (const column of columns) {
    if (line !== "" || column !== columns[0]) line += "\t";
    line += copyValue(row[column] as CopyValue);
  }
  return `${line}\n`;
}
