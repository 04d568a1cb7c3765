import type { bookingReviewCall, OwnReview } from "@tropa/api-contract/editorial/calls-reviews";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useState } from "react";
import { ProfileQuestion } from "../../people/after-sign-in/profile-question.tsx";
import { NarrowPage } from "../../platform/page/narrow-page.tsx";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { bookingPath, chatPath, reviewPath, tourPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ReviewForm } from "./review-form.tsx";
import styles from "./write-review.module.css";

interface WriteReviewProps {
  uuid: string;
  answer: AnswerOf<typeof bookingReviewCall>;
}

/** The review of a booking: its form, or its state after sending. */
export function WriteReviewScreen({ uuid, answer }: WriteReviewProps) {
  const { t } = useTranslation("reviews");
  const { locale } = useStorefront();
  const isHydrated = useIsHydrated();
  const [written, setWritten] = useState<OwnReview | null>(null);
  const [isAnew, setAnew] = useState(false);
  const review = written ?? answer.review;
  return (
    <NarrowPage title={t("write.title")}>
      <p className={styles.about}>
        <b>{answer.tour.name}</b>
        <span>{formatDate(answer.starts_on, locale, "month")}</span>
      </p>
      {review && !isAnew ? (
        <Written
          review={review}
          tourSlug={answer.tour.slug}
          onAnew={written === null && answer.may_write ? () => setAnew(true) : null}
        />
      ) : answer.may_write ? (
        // The draft is in this tab's storage, so the form renders after hydration.
        isHydrated ? (
          <>
            <ProfileQuestion />
            <ReviewForm
              uuid={uuid}
              former={answer.review}
              onWritten={(made) => {
                setWritten(made);
                setAnew(false);
              }}
            />
          </>
        ) : (
          <Skeleton shape="block" height="40rem" />
        )
      ) : (
        <EmptyState
          icon="clock"
          title={t("write.notYet")}
          text={t("write.notYetText")}
          actions={<Button href={bookingPath(uuid)}>{t("write.toBooking")}</Button>}
        />
      )}
    </NarrowPage>
  );
}

/** The state of a sent review: published, awaiting moderation or rejected. */
function Written({
  review,
  tourSlug,
  onAnew,
}: {
  review: OwnReview;
  tourSlug: string;
  /** Given if the review may be written again. */
  onAnew: (() => void) | null;
}) {
  const { t } = useTranslation("reviews");
  const { status, uuid, reason } = review;
  const text = t(`write.${status}.text`);
  return (
    <div role="status">
      <EmptyState
        icon={status === "published" ? "check-circle" : "clock"}
        title={t(`write.${status}.title`)}
        text={reason === null ? text : `${t(`write.reasons.${reason}`)} ${text}`}
        actions={
          status === "published" ? (
            <>
              <Button href={reviewPath(uuid)}>{t("write.read")}</Button>
              <Button href={tourPath(tourSlug)} variant="secondary">
                {t("toTour")}
              </Button>
            </>
          ) : (
            <>
              {onAnew && <Button onClick={onAnew}>{t("write.again")}</Button>}
              <Button href={chatPath()} variant="secondary">
                {t("write.ask")}
              </Button>
            </>
          )
        }
      />
    </div>
  );
}
