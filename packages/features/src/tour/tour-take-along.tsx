import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../platform/translation.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import type { ShownTour } from "./tour-loader.ts";
import { TourSection } from "./tour-section.tsx";
import styles from "./tour-take-along.module.css";

type ProgramChannel = "email" | "messenger";

const ProgramDialog = lazy(() => import("../request/program-dialog.tsx"));

/** The programme to take along: as a file at once, by e-mail, by messenger. */
export function TourTakeAlong({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const { locale, currency, variant } = useStorefront();
  const [channel, setChannel] = useState<ProgramChannel | null>(null);
  const file = new URLSearchParams({
    id: String(tour.id),
    lang: locale,
    currency,
    site_id: variant.id,
  });
  // What was made for one party is not for everybody who knows its number.
  if (tour.is_individual) return null;
  return (
    <TourSection id="take-along" title={t("take.title")}>
      <p className={styles.text}>{t("take.text")}</p>
      <div className={styles.ways}>
        <a href={`/spa/tour-program-pdf?${file}`} target="_blank" rel="nofollow">
          <Icon name="download" size={20} />
          {t("take.pdf")}
        </a>
        <Button variant="secondary" icon="mail" onClick={() => setChannel("email")}>
          {t("take.email")}
        </Button>
        <Button variant="secondary" icon="phone" onClick={() => setChannel("messenger")}>
          {t("take.messenger")}
        </Button>
      </div>
      {channel && (
        <Suspense>
          <ProgramDialog tourId={tour.id} channel={channel} onClose={() => setChannel(null)} />
        </Suspense>
      )}
    </TourSection>
  );
}
