import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "../../../platform/storefront/translation.ts";
import { AskButton } from "../booking-panel/ask-button.tsx";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { TourSection } from "../section/tour-section.tsx";
import styles from "./tour-questions.module.css";

/** What travellers ask before they go, and a way to ask something else. */
export function TourQuestions({
  tour,
  contentLang,
}: {
  tour: ShownTour;
  contentLang: string | undefined;
}) {
  const { t } = useTranslation("tour");
  return (
    <TourSection
      id="questions"
      title={t("questions")}
      contentLang={tour.questions.some(({ id }) => id === null) ? contentLang : undefined}
    >
      {tour.questions.length > 0 && (
        <div>
          {tour.questions.map(({ id, question, answer }) => (
            <details
              key={question}
              // The organizer's own are in the language of the long texts, travellers' in the reader's.
              lang={id === null ? contentLang : undefined}
              className={styles.item}
            >
              <summary>
                {question}
                <Icon name="chevron-down" size={20} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      )}
      <div className={styles.ask}>
        <p>{t("questionsAsk.text")}</p>
        <AskButton tour={tour}>{t("questionsAsk.button")}</AskButton>
      </div>
    </TourSection>
  );
}
