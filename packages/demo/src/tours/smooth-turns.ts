/**
 * Smooth weighted round robin: items come up as often as their weights say and evenly spread, so that neighbouring
 * tours are not all from one famous place.
 */
export function smoothTurns<Item>(
  items: readonly Item[],
  weight: (item: Item) => number,
): () => Item {
  const turns = items.map((item) => ({ item, weight: weight(item), credit: 0 }));
  const total = turns.reduce((sum, turn) => sum + turn.weight, 0);
  return () => {
    let best = turns[0];
    if (!best) throw new Error("No items to take turns");
    for (const turn of turns) {
      turn.credit += turn.weight;
      if (turn.credit > best.credit) best = turn;
    }
    best.credit -= total;
    return best.item;
  };
}
