import { formatMoney } from "@tropa/domain/money";
import { Icon } from "@tropa/ui-kit/icon";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { certaintyText } from "../../sales/departure/certainty-text.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { CardFacts } from "./card-facts.ts";
import { datesText, dealText, timesText } from "./card-texts.ts";
import styles from "./tour-card.module.css";

/** When the tour next leaves, how sure that is, and what its discount is called. */
export function CardDates({ tour }: { tour: CardFacts }) {
  const { t } = useTranslation("tourCard");
  const { locale } = useStorefront();
  const dates = datesText(t, locale, tour);
  if (dates === "") return null;
  const isGuaranteed = tour.certainty?.certainty === "guaranteed";
  return (
    <>
      <p className={styles.facts}>
        <Icon name="calendar" size={16} />
        <span>{dates}</span>
        {tour.datePrice && (
          <span>{formatMoney({ minor: tour.datePrice, currency: tour.currency }, locale)}</span>
        )}
        {tour.times && (
          <span className={styles.times}>
            <Icon name="clock" size={16} /> {timesText(t, tour.times)}
          </span>
        )}
        {tour.moreDates && (
          <span className={styles.more}>{t("moreDates", { count: tour.moreDates })}</span>
        )}
      </p>
      {(tour.certainty ?? tour.deal) && (
        <p className={styles.marks}>
          {tour.certainty && (
            <span data-mark={isGuaranteed ? "guaranteed" : "preliminary"}>
              <Icon name={isGuaranteed ? "check-circle" : "info"} size={16} />
              {certaintyText(t, locale, tour.certainty)}
            </span>
          )}
          {tour.deal && (
            <span data-mark={tour.deal.label}>
              <Icon name={tour.deal.label === "hot" ? "flame" : "tag"} size={16} />
              {dealText(t, locale, tour.deal)}
            </span>
          )}
        </p>
      )}
    </>
  );
}
