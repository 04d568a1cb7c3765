/** First and last byte of a part of a file, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that a `Range` header asks for (RFC 9110, 14.2). Null: send the whole file, as for several parts or another
 * unit; "unsatisfiable": it begins behind the end.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return null;
  return start < size ? { start, end } : "unsatisfiable";
}
