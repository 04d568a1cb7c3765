const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Pattern for LIKE over reversed texts: those that end so. Null finds nothing. */
export const endingPattern = (ending: string | null): string | null =>
  ending === null ? null : `${escapeLike([...ending].toReversed().join(""))}%`;

/** Pattern for LIKE: texts that begin so. Null finds nothing. */
export const beginningPattern = (text: string | null): string | null =>
  text === null ? null : `${escapeLike(text)}%`;

/**
 * Condition on the words of a name, a tsquery: each word, or one of its variants, begins a word of the name. Null, which
 * finds nothing, without words.
 */
export const nameCondition = (words: readonly (readonly string[])[]): string | null =>
  words.length === 0
    ? null
    : words.map((variants) => `(${variants.map((word) => `'${word}':*`).join(" | ")})`).join(" & ");
