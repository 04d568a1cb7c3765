const emojis = ["🏔️", "🌊", "🌲", "🏕️", "🌅", "🧭", "🥾", "🗺️", "⛵", "🌋", "🏛️", "🌸"] as const;

/**
 * Returns the emoji of a tour that has none, derived from its title so that it never changes
 * (docs/product/cards-and-dates.md#cards).
 */
export function fallbackEmoji(title: string): string {
  let hash = 0;
  for (const character of title) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return emojis[hash % emojis.length] ?? emojis[0];
}
