/**
 * Returns the item to which a key moves from the focused one, wrapping around; `undefined` for
 * other keys.
 */
export function menuTarget(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (Math.max(from, 0) - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/**
 * Returns the next item whose text starts with the typed letters, or -1. Repeating one letter
 * cycles through matches.
 */
export function typedTarget(typed: string, texts: readonly string[], from: number): number {
  const letters = typed.toLocaleLowerCase();
  const [first = ""] = letters;
  const isOneLetter = letters.length > 0 && Array.from(letters).every((one) => one === first);
  const wanted = isOneLetter ? first : letters;
  const start = isOneLetter ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < texts.length; step += 1) {
    const index = (start + step) % texts.length;
    if (texts[index]?.trim().toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
