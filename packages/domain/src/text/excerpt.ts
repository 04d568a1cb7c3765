/**
 * Shortens a text to at most `most` characters at the end of a word: "Insurance is part of every…".
 * Also splits words in Chinese, which has no spaces.
 */
export function excerptOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  const words = new Intl.Segmenter(undefined, { granularity: "word" }).segment(text.slice(0, most));
  // Start of the last word, which may be cut.
  for (const { index } of words) end = index;
  // A single word longer than the limit, such as an address, must be cut.
  const whole = text.slice(0, end).replace(/[\s\p{P}]+$/u, "");
  return `${whole || text.slice(0, most - 1)}…`;
}
