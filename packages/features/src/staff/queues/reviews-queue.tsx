import { useQuery } from "@tanstack/react-query";
import { moderateReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import type { hiddenReviewsCall } from "@tropa/api-contract/editorial/calls-reviews";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { reviewsQuery, useDeskAct } from "./desk-queries.ts";
import { QuestionsQueue } from "./questions-queue.tsx";
import { Queue, useQueueAddress } from "./queue.tsx";
import styles from "./queues.module.css";

type HiddenReview = AnswerOf<typeof hiddenReviewsCall>["items"][number];
interface Decision {
  uuid: string;
  status: "published" | "held" | "rejected";
  note?: string;
}

/** What travellers write in sight of everybody: reviews, and questions about tours. */
export default function ReviewsQueue() {
  const { t } = useTranslation("staffDesk");
  const [query, setQuery] = useSearchParams();
  const kind = query.get("of") === "questions" ? "questions" : "reviews";
  return (
    <>
      <SegmentedControl
        label={t("questions.tab")}
        value={kind}
        onValueChange={(value) =>
          setQuery(value === "questions" ? { of: value } : {}, { replace: true })
        }
        segments={(["reviews", "questions"] as const).map((value) => ({
          value,
          label: t(`questions.${value}`),
        }))}
      />
      {kind === "questions" ? <QuestionsQueue /> : <HiddenReviews />}
    </>
  );
}

/** Reviews that readers do not see: to be published, rejected, or held once more. */
function HiddenReviews() {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const { page, query, hrefFor, narrow } = useQueueAddress("reviews");
  const status = query.get("status") === "rejected" ? "rejected" : "held";
  const options = reviewsQuery(storefront, { status, page });
  const { mutate } = useDeskAct<Decision, HiddenReview>({
    send: (api, body) => api.call(moderateReviewCall, { body }),
    leaves: { queryKey: options.queryKey, isIt: (item, { uuid }) => item.uuid === uuid },
    done: ({ uuid, status: to }) => ({
      text: t(`reviews.done.${to}`),
      action: { label: t("undo"), onPress: () => mutate({ uuid, status }) },
    }),
  });
  return (
    <>
      <SegmentedControl
        label={t("reviews.which")}
        value={status}
        onValueChange={(value) => narrow("status", value === "held" ? "" : value)}
        segments={(["held", "rejected"] as const).map((value) => ({
          value,
          label: t(`reviews.${value}`),
        }))}
      />
      <Queue
        result={useQuery(options)}
        hrefFor={hrefFor}
        empty={t("reviews.empty")}
        keyOf={({ uuid }) => uuid}
      >
        {(review) => <ReviewItem review={review} onDecide={mutate} />}
      </Queue>
    </>
  );
}

function ReviewItem({
  review,
  onDecide,
}: {
  review: HiddenReview;
  onDecide: (decision: Decision) => void;
}) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const [note, setNote] = useState(review.note ?? "");
  const { uuid, status, tour, author_name: author, rating, text, photos } = review;
  const decide = (to: Decision["status"]) =>
    onDecide({ uuid, status: to, ...(note.trim() && { note: note.trim() }) });
  return (
    <>
      <div className={styles.head}>
        <h2>
          {author}
          {", "}
          {t("reviews.rating", { count: rating })}
        </h2>
        <span className={styles.hint}>{formatDate(review.created_on, locale)}</span>
      </div>
      <p>{tour.is_active ? <Link href={listingPath(tour.slug)}>{tour.name}</Link> : tour.name}</p>
      <p className={styles.text} lang={review.locale}>
        {text}
      </p>
      {photos.length > 0 && (
        <p className={styles.hint}>{t("reviews.photos", { count: photos.length })}</p>
      )}
      <Textarea
        label={t("reviews.note")}
        hint={t("reviews.noteHint")}
        value={note}
        maxLength={1000}
        rows={2}
        onValueChange={setNote}
      />
      <div className={styles.actions}>
        <Button onClick={() => decide("published")}>{t("reviews.publish")}</Button>
        {status === "rejected" ? (
          <Button variant="secondary" onClick={() => decide("held")}>
            {t("reviews.hold")}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => decide("rejected")}>
            {t("reviews.reject")}
          </Button>
        )}
      </div>
    </>
  );
}
