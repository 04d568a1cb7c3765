/**
 * The beginning of a text where it is too long to show whole, up to the end of a word: "Insurance is part of every…".
 * In Chinese, too, where no space says where a word ends.
 */
export function excerptOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  const words = new Intl.Segmenter(undefined, { granularity: "word" }).segment(text.slice(0, most));
  // Where the last one begins: it may be cut.
  for (const { index } of words) end = index;
  // A word that is longer than all that is shown, such as an address, has to be cut.
  const whole = text.slice(0, end).replace(/[\s\p{P}]+$/u, "");
  return `${whole || text.slice(0, most - 1)}…`;
}
