import type { CardFacts } from "./card-facts.ts";
import { TourCard } from "./tour-card.tsx";
import styles from "./tour-card-row.module.css";

/** A carousel of cards. */
export function TourCardRow({
  id,
  title,
  tours,
}: {
  id: string;
  title: string;
  tours: readonly CardFacts[];
}) {
  if (tours.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul className={styles.list} data-late-items>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} />
          </li>
        ))}
      </ul>
    </section>
  );
}
