import { Icon } from "@tropa/ui-kit/icon";
import { lazy, Suspense } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useNear } from "../../../platform/browser/use-near.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { TourSection } from "../section/tour-section.tsx";
import styles from "./tour-take-along.module.css";

const TakeAlongWays = lazy(() =>
  // If the code fails to load, the file can still be downloaded.
  import("./take-along-ways.tsx").catch(() => ({ default: () => <></> })),
);

/** The programme as a file; other ways, which need scripts, load when scrolled near. */
export function TourTakeAlong({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const { locale, currency, variant } = useStorefront();
  const [place, isNear] = useNear();
  const file = new URLSearchParams({
    id: String(tour.id),
    lang: locale,
    currency,
    site_id: variant.id,
  });
  // Programmes made for one party are not for everybody who knows the tour's number.
  if (tour.is_individual) return null;
  return (
    <TourSection id="take-along" title={t("take.title")}>
      <p className={styles.text}>{t("take.text")}</p>
      <div ref={place} className={styles.ways}>
        <a href={`/spa/tour-program-pdf?${file}`} target="_blank" rel="nofollow">
          <Icon name="download" size={20} />
          {t("take.pdf")}
        </a>
        {isNear && (
          <Suspense>
            <TakeAlongWays tourId={tour.id} />
          </Suspense>
        )}
      </div>
    </TourSection>
  );
}
