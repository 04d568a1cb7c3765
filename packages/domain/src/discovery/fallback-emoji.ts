const emojis = ["🏔️", "🌊", "🌲", "🏕️", "🌅", "🧭", "🥾", "🗺️", "⛵", "🌋", "🏛️", "🌸"] as const;

/** The emoji of a tour that has none, always the same for the same title (docs/product/cards-and-dates.md#cards). */
export function fallbackEmoji(title: string): string {
  let hash = 0;
  for (const character of title) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return emojis[hash % emojis.length] ?? emojis[0];
}
