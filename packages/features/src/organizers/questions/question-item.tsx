import type { TourQuestion } from "@tropa/api-contract/editorial/calls-questions";
import { formatDate } from "@tropa/i18n/format";
import { languageName } from "@tropa/i18n/language-name";
import { Button } from "@tropa/ui-kit/button";
import { Card } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./questions.module.css";

const AnswerForm = lazy(async () => ({
  default: (await import("./answer-form.tsx")).AnswerForm,
}));

/** A question about one of the organizer's tours, with its answer or a form for it. */
export function QuestionItem({ question }: { question: TourQuestion }) {
  const { t } = useTranslation("organizerQuestions");
  const { locale } = useStorefront();
  const [isWriting, setWriting] = useState(false);
  const { tour, author_name: author, answer, helpful_count: helpful } = question;
  const lang = question.locale === locale ? undefined : question.locale;
  return (
    <Card>
      <article className={styles.item} aria-labelledby={`question-${question.id}`}>
        <Link href={listingPath(tour.slug)} className={styles.tour}>
          {tour.name}
        </Link>
        <h2 id={`question-${question.id}`} lang={lang}>
          {question.question}
        </h2>
        <p className={styles.muted}>
          {t("asked", { author, date: formatDate(question.asked_at.slice(0, 10), locale, "full") })}
          {answer === null && lang !== undefined && (
            <>
              <br />
              {t("language", { language: languageName(lang, locale) })}
            </>
          )}
        </p>
        {answer !== null && !isWriting && (
          <>
            <p className={styles.text} lang={lang}>
              {answer}
            </p>
            {helpful > 0 && <p className={styles.muted}>{t("helpful", { count: helpful })}</p>}
          </>
        )}
        {isWriting ? (
          <Suspense fallback={<Skeleton shape="block" height="10rem" />}>
            <AnswerForm question={question} onClose={() => setWriting(false)} />
          </Suspense>
        ) : (
          <div>
            <Button
              variant="secondary"
              icon={answer === null ? "chat" : "edit"}
              onClick={() => setWriting(true)}
            >
              {t(answer === null ? "write" : "change")}
            </Button>
          </div>
        )}
      </article>
    </Card>
  );
}
