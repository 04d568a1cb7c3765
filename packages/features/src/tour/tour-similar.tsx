import { useTranslation } from "react-i18next";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { TourCard } from "../tour-card/tour-card.tsx";
import styles from "./tour-similar.module.css";

/** "Посмотрите похожие приключения" (document 1 §2, related tours). */
export function TourSimilar({ tours }: { tours: readonly CardFacts[] }) {
  const { t } = useTranslation("tour");
  if (tours.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="similar-title">
      <h2 id="similar-title">{t("similar")}</h2>
      <ul className={styles.list}>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} />
          </li>
        ))}
      </ul>
    </section>
  );
}
