import { useEffect, useRef, useState } from "react";
import type { PointerEvent, RefObject } from "react";
import type { CardFacts } from "../../tour-card/card-facts.ts";
import { tourItems } from "../../tour-card/tour-items.ts";

interface PointedCards {
  /** The tour highlighted in the list. */
  pointed: number | null;
  /** Highlights the cards of these tours. */
  point: (ids: readonly number[]) => void;
  listProps: {
    ref: RefObject<HTMLDivElement | null>;
    onPointerOver?: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerLeave?: () => void;
  };
}

const noMarks: readonly number[] = [];

/** Links the list and the map: hovering a card highlights its marker, and the other way round. */
export function usePointedCards(cards: readonly CardFacts[], isMapOpen: boolean): PointedCards {
  const ref = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [marked, mark] = useState(noMarks);

  useEffect(() => {
    for (const [index, item] of tourItems(ref.current).entries()) {
      const card = cards[index];
      item.toggleAttribute("data-pointed", card !== undefined && marked.includes(card.id));
    }
  }, [cards, marked]);

  if (!isMapOpen) return { pointed: null, point: mark, listProps: { ref } };
  return {
    pointed,
    point: mark,
    listProps: {
      ref,
      onPointerOver: ({ target, currentTarget }) => {
        const index = tourItems(currentTarget).findIndex(
          (item) => target instanceof Node && item.contains(target),
        );
        setPointed(cards[index]?.id ?? null);
      },
      onPointerLeave: () => setPointed(null),
    },
  };
}
