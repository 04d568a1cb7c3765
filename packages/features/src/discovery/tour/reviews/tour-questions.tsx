import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Suspense, useState } from "react";
import { questionPath } from "../../../platform/links/paths.ts";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { AskButton } from "../booking-panel/ask-button.tsx";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { TourSection } from "../section/tour-section.tsx";
import styles from "./tour-questions.module.css";

const QuestionDialog = lazyPart(
  "editorial",
  () => import("../../question-dialog/question-dialog.tsx"),
);

/** Travellers' questions with answers, and buttons to ask publicly or in private. */
export function TourQuestions({
  tour,
  contentLang,
}: {
  tour: ShownTour;
  contentLang: string | undefined;
}) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const [isAsking, setAsking] = useState(false);
  return (
    <TourSection
      id="questions"
      title={t("questions")}
      contentLang={tour.questions.some(({ id }) => id === null) ? contentLang : undefined}
    >
      {tour.questions.length > 0 && (
        <div>
          {tour.questions.map(({ id, question, answer, author_name: author, asked_on: day }) => (
            <details
              key={id ?? question}
              // The organizer's own questions are in the language of the long texts, travellers' in the page's.
              lang={id === null ? contentLang : undefined}
              className={styles.item}
            >
              <summary>
                {question}
                <Icon name="chevron-down" size={20} />
              </summary>
              <p>{answer}</p>
              {id !== null && author !== undefined && day !== undefined && (
                <Link
                  href={questionPath(tour.id, id)}
                  variant="quiet"
                  rel="nofollow"
                  className={styles.asked}
                >
                  {author}
                  {", "}
                  <time dateTime={day}>{formatDate(day, locale, "full")}</time>
                </Link>
              )}
            </details>
          ))}
        </div>
      )}
      <div className={styles.ask}>
        <p>{t("questionsAsk.text")}</p>
        {/* Tours made for one party have no public questions. */}
        {!tour.is_individual && (
          <Button icon="info" variant="secondary" onClick={() => setAsking(true)}>
            {t("questionsAsk.public")}
          </Button>
        )}
        <AskButton tour={tour}>{t("questionsAsk.button")}</AskButton>
      </div>
      {isAsking && (
        <Suspense>
          <QuestionDialog tour={tour} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </TourSection>
  );
}
