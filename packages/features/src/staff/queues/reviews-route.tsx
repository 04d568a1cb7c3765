import { useQuery } from "@tanstack/react-query";
import { moderateReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import type { hiddenReviewsCall } from "@tropa/api-contract/editorial/calls-reviews";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { reviewRejectReasons } from "@tropa/domain/editorial/review";
import type { ReviewRejectReason } from "@tropa/domain/editorial/review";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ReviewPhotos } from "../../discovery/review-card/tour-review.tsx";
import { FilterButtons } from "../../organizers/desk/filter-buttons.tsx";
import { useDebounced } from "../../platform/browser/use-debounced.ts";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useDeskAct } from "./desk-queries.ts";
import { reviewsQuery } from "./written-queries.ts";
import { QuestionsQueue } from "./questions-queue.tsx";
import { Queue, useQueueAddress } from "./queue.tsx";
import styles from "./queues.module.css";
import type { StaffHandle } from "./staff-handle.ts";

type StaffReview = AnswerOf<typeof hiddenReviewsCall>["items"][number];
interface Decision {
  uuid: string;
  status: "published" | "held" | "rejected";
  note?: string;
  reason?: ReviewRejectReason;
  /** The earlier reason of a rejection, so that undoing a decision restores it. */
  former: ReviewRejectReason | null;
}

const statuses = ["held", "rejected", "published"] as const;

export const handle: StaffHandle = { part: "reviews" };

/** Public texts of travellers: reviews, and questions about tours. */
export default function ReviewsQueue() {
  const { t } = useTranslation("staffDesk");
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
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
      <TextField
        label={t("reviews.search")}
        name="search"
        type="search"
        icon="search"
        maxLength={200}
        value={typed}
        onValueChange={setTyped}
      />
      {kind === "questions" ? <QuestionsQueue search={search} /> : <Reviews search={search} />}
    </>
  );
}

/** Reviews by status: held, rejected or published. */
function Reviews({ search }: { search: string }) {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const { page, query, hrefFor, narrow } = useQueueAddress("reviews");
  const status = statuses.find((one) => one === query.get("status")) ?? "held";
  // Search results have pages of their own, so start at the first.
  const options = reviewsQuery(storefront, { status, page: search === "" ? page : 1, search });
  const { mutate } = useDeskAct<Decision, StaffReview>({
    send: (api, { uuid, status: to, note, reason }) =>
      api.call(moderateReviewCall, {
        body: { uuid, status: to, ...(note && { note }), ...(reason && { reason }) },
      }),
    leaves: { queryKey: options.queryKey, isIt: (item, { uuid }) => item.uuid === uuid },
    done: ({ uuid, status: to, former }) => ({
      text: t(`reviews.done.${to}`),
      action: {
        label: t("undo"),
        onPress: () => mutate({ uuid, status, former: null, ...(former && { reason: former }) }),
      },
    }),
  });
  return (
    <>
      <FilterButtons
        label={t("reviews.which")}
        chosen={status}
        onChoose={(value) => narrow("status", value === "held" ? "" : value)}
        options={statuses.map((filter) => ({ filter, name: t(`reviews.${filter}`), count: null }))}
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
  review: StaffReview;
  onDecide: (decision: Decision) => void;
}) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const [note, setNote] = useState(review.note ?? "");
  const { uuid, status, tour, author_name: author, rating, text, photos, reply } = review;
  const [reason, setReason] = useState<ReviewRejectReason | null>(review.reason);
  const [isMissing, setMissing] = useState(false);
  const decide = (to: Decision["status"]) => {
    const isLacking = to === "rejected" && reason === null;
    setMissing(isLacking);
    if (isLacking) return;
    onDecide({
      uuid,
      status: to,
      former: review.reason,
      ...(note.trim() && { note: note.trim() }),
      ...(to === "rejected" && reason !== null && { reason }),
    });
  };
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
      {photos.length > 0 && <ReviewPhotos photos={photos} />}
      {reply !== null && (
        <p className={styles.masked} lang={review.locale}>
          <b>{t("reviews.reply")}</b> {reply}
        </p>
      )}
      <Textarea
        label={t("reviews.note")}
        hint={t("reviews.noteHint")}
        value={note}
        maxLength={1000}
        rows={2}
        onValueChange={setNote}
      />
      {status !== "rejected" && (
        <Select
          label={t("reviews.reason")}
          hint={t("reviews.reasonHint")}
          placeholder={t("reviews.reasonMissing")}
          value={reason ?? ""}
          items={reviewRejectReasons.map((value) => ({
            value,
            text: t(`reviews.reasons.${value}`),
          }))}
          {...(isMissing && { error: t("reviews.reasonMissing") })}
          onValueChange={(value) => {
            setReason(reviewRejectReasons.find((one) => one === value) ?? null);
            setMissing(false);
          }}
        />
      )}
      <div className={styles.actions}>
        {status !== "published" && (
          <Button onClick={() => decide("published")}>{t("reviews.publish")}</Button>
        )}
        {status !== "held" && (
          <Button variant="secondary" onClick={() => decide("held")}>
            {t("reviews.hold")}
          </Button>
        )}
        {status !== "rejected" && (
          <Button variant="secondary" onClick={() => decide("rejected")}>
            {t("reviews.reject")}
          </Button>
        )}
      </div>
    </>
  );
}
