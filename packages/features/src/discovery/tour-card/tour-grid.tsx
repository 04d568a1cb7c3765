import { clsx } from "clsx";
import { FragmentItem } from "@tropa/page-runtime/server/fragment-item";
import type { CardFacts } from "./card-facts.ts";
import { tourList } from "./tour-items.ts";
import { TourCard } from "./tour-card.tsx";
import type { TourCardProps } from "./tour-card.tsx";
import styles from "./tour-grid.module.css";

interface TourGridProps extends Pick<TourCardProps, "heading" | "sizes"> {
  tours: readonly CardFacts[];
  /** Number of cards visible without scrolling; 0 if the grid is below the fold. */
  early?: number;
  className?: string;
}

/** A grid of cards. */
export function TourGrid({ tours, early = 0, className, ...card }: TourGridProps) {
  return (
    <ul className={clsx(styles.root, className)} data-late-items {...tourList}>
      {tours.map((tour, index) => {
        const props = { ...card, tour, loading: loadingOf(index, early) };
        return (
          <FragmentItem key={tour.id} madeOf={props}>
            <TourCard {...props} />
          </FragmentItem>
        );
      })}
    </ul>
  );
}

function loadingOf(index: number, early: number): TourCardProps["loading"] {
  if (index >= early) return "lazy";
  return index === 0 ? "first" : "early";
}
