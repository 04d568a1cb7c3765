/** A row that can be skipped. */
type Row = { disabled?: boolean; header?: boolean };

/** Rows moved by Page Up and Page Down. */
const page = 10;

/**
 * Returns the index to which a key moves in a list of options, from the active one (−1 for none).
 * Skips headers and disabled options. `undefined` for other keys and if there is nowhere to go.
 */
export function moveActive(
  key: string,
  from: number,
  rows: readonly Row[],
  wraps: boolean,
): number | undefined {
  const enabled = rows.flatMap((row, index) => (row.disabled || row.header ? [] : [index]));
  const last = enabled.length - 1;
  if (last < 0) return undefined;
  const at = enabled.indexOf(from);
  const next = Math.min(at + 1, last);
  const previous = Math.max(at - 1, 0);
  switch (key) {
    case "ArrowDown":
      return enabled[wraps && at === last ? 0 : next];
    case "ArrowUp":
      return enabled[at < 0 || (wraps && at === 0) ? last : previous];
    case "Home":
      return enabled[0];
    case "End":
      return enabled[last];
    case "PageDown":
      return enabled[Math.min(Math.max(at, 0) + page, last)];
    case "PageUp":
      return enabled[Math.max(at - page, 0)];
    default:
      return undefined;
  }
}
