import { formatMoney } from "@tropa/domain/money";
import { formatDateRange, formatLabelled, unbroken } from "@tropa/i18n/format";
import { Link } from "@tropa/ui-kit/link";
import { useId } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { tourPath } from "../../../platform/links/paths.ts";
import { durationText } from "../../tour-card/card-texts.ts";
import { lengthOf } from "../../../sales/departure/date-facts.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import styles from "./tour-versions.module.css";

/**
 * Links to shorter, longer or slower versions of the tour with their next departures
 * (docs/product/cards-and-dates.md#departures). Each version has its own page.
 */
export default function TourVersions({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const { t: cardText } = useTranslation("tourCard");
  const { locale } = useStorefront();
  const id = useId();
  return (
    <div className={styles.root}>
      <p id={id}>{t("versions.title")}</p>
      <ul aria-labelledby={id}>
        {tour.versions.map(
          ({ tour_id: tourId, name, tour_name: title, slug, duration, nearest }) => (
            <li key={tourId}>
              {nearest && (
                <>
                  <span className={styles.dates}>
                    {unbroken(formatDateRange(nearest.start, nearest.end, locale))}
                  </span>
                  <span className={styles.price}>
                    {formatMoney({ minor: nearest.price, currency: tour.currency }, locale)}
                  </span>
                </>
              )}
              <span className={styles.length}>
                {durationText(cardText, nearest ? lengthOf(nearest, { duration }) : duration)}
              </span>
              <Link
                variant="bare"
                className={styles.link}
                href={tourPath(slug, nearest?.id)}
                aria-label={formatLabelled(t("versions.one", { name }), title, locale)}
              >
                {t("versions.one", { name })}
              </Link>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
