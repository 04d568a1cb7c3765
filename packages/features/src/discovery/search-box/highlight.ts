interface TextPart {
  from: number;
  text: string;
  isMatch: boolean;
}

/** Cuts a text at the parts that a phrase has found in it: ascending and apart, as `slice` takes them. */
export function highlighted(
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
