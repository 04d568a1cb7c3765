import { Icon } from "@tropa/ui-kit/icon";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { CardFacts } from "./card-facts.ts";
import { datesText, lengthText, timesText } from "./card-texts.ts";
import styles from "./tour-card.module.css";

/** Duration and next departure: "6 days · 27–30 Jun +8 dates". */
export function CardDates({ tour }: { tour: CardFacts }) {
  const { t } = useTranslation("tourCard");
  const { locale } = useStorefront();
  const facts = [
    lengthText(t, tour),
    datesText(t, locale, tour),
    tour.times ? timesText(t, tour.times) : "",
  ].filter((fact) => fact !== "");
  return (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {tour.moreDates && (
        <span className={styles.more}>{t("moreDates", { count: tour.moreDates })}</span>
      )}
    </p>
  );
}

/** Says that the departure is guaranteed, or how many of the needed travellers have joined. */
export function CardNews({ tour: { isGuaranteed, going } }: { tour: CardFacts }) {
  const { t } = useTranslation("tourCard");
  if (isGuaranteed)
    return (
      <p className={styles.news} data-sure="">
        <Icon name="check-circle" size={16} /> {t("common:certainty.guaranteed")}
      </p>
    );
  if (!going) return null;
  const [joined, needed] = going;
  return (
    <p className={styles.news}>
      <Icon name="users" size={16} />
      {joined < needed ? t("going", { joined, needed }) : t("gathered")}
    </p>
  );
}
