import type { tourQuestionCall } from "@tropa/api-contract/discovery/calls-tours";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Picture } from "@tropa/ui-kit/picture";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { questionPath, tourPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { PageShare } from "../reading/page-share.tsx";
import { HelpfulVote } from "./helpful-vote.tsx";
import styles from "./questions.module.css";

interface QuestionScreenProps {
  question: AnswerOf<typeof tourQuestionCall>;
  crumbs: Crumbs;
}

/** A question about a tour with its answer. */
export function QuestionScreen({ question, crumbs }: QuestionScreenProps) {
  const { t } = useTranslation("questions");
  const { locale } = useStorefront();
  const { tour, id, tour_id: tourId } = question;
  const lang = question.locale === locale ? undefined : question.locale;
  const day = (at: string) => formatDate(at.slice(0, 10), locale, "full");
  return (
    <PageFrame
      crumbs={crumbs}
      title={<span lang={lang}>{question.question}</span>}
      lead={t("asked", { author: question.author_name, date: day(question.asked_at) })}
    >
      <div className={styles.one}>
        <div className={styles.answer}>
          <section aria-labelledby="answer">
            <h2 id="answer">
              {t(`answered.${question.answered_by}`, { date: day(question.answered_at) })}
            </h2>
            <p lang={lang} className={styles.text}>
              {question.answer}
            </p>
          </section>
          <HelpfulVote id={id} count={question.helpful_count} />
          <PageShare title={question.question} path={questionPath(tourId, id)} />
        </div>
        <aside className={styles.about} aria-label={t("about")}>
          <Picture
            template={tour.image.image}
            alt=""
            width={4}
            height={3}
            variants={IMAGE_SIZES.landscape}
            sizes="(width >= 992px) 320px, 92vw"
            colour={tour.image.color}
            className={styles.picture}
          />
          <p>{tour.name}</p>
          <Button href={tourPath(tour.slug)}>{t("toTour")}</Button>
        </aside>
      </div>
    </PageFrame>
  );
}
