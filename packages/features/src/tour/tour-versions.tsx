import { formatLabelled } from "@tropa/i18n/format";
import { Link } from "@tropa/ui-kit/link";
import { useId } from "react";
import { useStorefront } from "../platform/storefront-context.tsx";
import { useTranslation } from "../platform/translation.ts";
import { tourPath } from "../platform/paths.ts";
import { durationText } from "../tour-card/card-texts.ts";
import type { ShownTour } from "./tour-loader.ts";
import styles from "./tour-versions.module.css";

/** The same way shorter, longer or with a rest day: each version is a page of its own. */
export function TourVersions({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const { t: cardText } = useTranslation("tourCard");
  const id = useId();
  if (tour.versions.length === 0) return null;
  return (
    <div className={styles.root}>
      <p id={id}>{t("versions.title")}</p>
      <ul aria-labelledby={id}>
        <li>
          <span aria-current="page">{durationText(cardText, { ...tour.duration, nights: 0 })}</span>
        </li>
        {tour.versions.map(({ tour_id: tourId, name, tour_name: title, slug }) => (
          <li key={tourId}>
            <Link
              href={tourPath(slug)}
              aria-label={t("versions.one", { name: formatLabelled(name, title, locale) })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
