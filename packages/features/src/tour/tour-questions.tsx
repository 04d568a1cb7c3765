import type { ShownTour } from "./tour-loader.ts";
import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "react-i18next";
import { TourSection } from "./tour-section.tsx";
import styles from "./tour-questions.module.css";

/** What travellers ask before they go. */
export function TourQuestions({
  questions,
  contentLang,
}: {
  questions: ShownTour["questions"];
  contentLang: string | undefined;
}) {
  const { t } = useTranslation("tour");
  if (questions.length === 0) return null;
  return (
    <TourSection id="questions" title={t("questions")}>
      <div lang={contentLang} className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary>
              {question}
              <Icon name="chevron-down" size={20} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </TourSection>
  );
}
