import { Icon } from "@tropa/ui-kit/icon";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ContentMark, TourSection } from "./section/tour-section.tsx";
import { TranslationOffer } from "./translation/translation-offer.tsx";
import styles from "./tour-screen.module.css";

interface TourAboutProps {
  /** The original tour. */
  written: ShownTour;
  /** The tour as shown: the original or its translation. */
  tour: ShownTour;
  /** Language of the long texts, if it is not the page's. */
  contentLang: string | undefined;
  onTranslated: (tour: ShownTour | undefined) => void;
}

/** Summary, description and highlights. */
export function TourAbout({ written, tour, contentLang, onTranslated }: TourAboutProps) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  return (
    <>
      <section id="about" className={styles.intro} data-late aria-label={t("nav.about")}>
        {/* The summary is always in the page's language; longer texts may not be. */}
        <p className={styles.lead}>{tour.summary}</p>
        {contentLang && <ContentMark />}
        {written.content_locale !== locale && (
          <TranslationOffer tour={written} isShown={tour !== written} onChange={onTranslated} />
        )}
        <div lang={contentLang} className={styles.about}>
          {tour.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      {tour.highlights.length > 0 && (
        <TourSection id="highlights" title={t("highlights")}>
          <ul lang={contentLang} className={styles.highlights}>
            {tour.highlights.map((highlight) => (
              <li key={highlight}>
                <Icon name="check-circle" size={22} />
                {highlight}
              </li>
            ))}
          </ul>
        </TourSection>
      )}
    </>
  );
}
