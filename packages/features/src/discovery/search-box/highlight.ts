interface TextPart {
  from: number;
  text: string;
  isMatch: boolean;
}

/** Splits a text at the matches of a phrase. Ranges are ascending, do not overlap, and count as in `slice`. */
export function splitAtMatches(
  text: string,
  found: readonly (readonly [from: number, to: number])[],
): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [from, to] of found) {
    parts.push({ from: at, text: text.slice(at, from), isMatch: false });
    parts.push({ from, text: text.slice(from, to), isMatch: true });
    at = to;
  }
  return [...parts, { from: at, text: text.slice(at), isMatch: false }].filter(
    (part) => part.text !== "",
  );
}
