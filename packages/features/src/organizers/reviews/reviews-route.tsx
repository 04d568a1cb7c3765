import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { ownReview, replyToReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import type { PlacedReview } from "@tropa/api-contract/editorial/content";
import { organizerReviewsCall } from "@tropa/api-contract/organizers/calls-organizers";
import { Button } from "@tropa/ui-kit/button";
import { Card } from "@tropa/ui-kit/card";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { FormAlert } from "@tropa/ui-kit/form";
import { Link } from "@tropa/ui-kit/link";
import { useState } from "react";
import { TourReview } from "../../discovery/review-card/tour-review.tsx";
import { callApi } from "../../platform/api/browser-api.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { listingPath } from "../../platform/links/paths.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TextDialog } from "../bookings/text-dialog.tsx";
import type { DeskHandle } from "../desk/desk-handle.ts";
import { DeskHeader } from "../desk/desk-header.tsx";
import { DeskFailed, DeskSkeleton } from "../desk/desk-states.tsx";
import { useOrganizer } from "../desk/organizer-profile.ts";
import { organizerKey } from "../desk/organizer-queries.ts";
import styles from "./reviews.module.css";

const longestReply = 2000;

const reviewsQuery = (storefront: Storefront, organizerId: number) =>
  infiniteQueryOptions({
    queryKey: [...organizerKey, "reviews", storefront.locale, organizerId],
    queryFn: ({ pageParam, signal }) =>
      callApi(storefront, organizerReviewsCall, {
        query: { id: String(organizerId), page: String(pageParam) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });

export const handle: DeskHandle = { page: "reviews" };

/** `/organizer/reviews`: reviews of the organizer's tours, and the organizer's replies. */
export default function ReviewsPage() {
  const { t } = useTranslation("organizerReviews");
  const list = useInfiniteQuery(reviewsQuery(useStorefront(), useOrganizer().organizer_id));
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <DeskHeader title={t("organizerDesk:pages.reviews")} />
      {!list.data &&
        (list.isError ? <DeskFailed onRetry={() => void list.refetch()} /> : <DeskSkeleton />)}
      {list.data && reviews.length === 0 && (
        <EmptyState icon="star" headingLevel={2} title={t("empty.title")} text={t("empty.text")} />
      )}
      {reviews.map((review) => (
        <Review key={review.uuid} review={review} />
      ))}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </>
  );
}

/** The current reply, from a refusal because somebody was faster; null if it was deleted. */
function othersReply(error: unknown): string | null | undefined {
  if (!isApiClientError(error) || error.code !== "conflict") return undefined;
  const found = ownReview.safeParse(error.data.review);
  return found.success ? found.data.reply : undefined;
}

function Review({ review }: { review: PlacedReview }) {
  const { t } = useTranslation("organizerReviews");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // Somebody else's reply since the list was loaded; undefined if there is none.
  const [others, setOthers] = useState<string | null | undefined>(undefined);
  const { isRunning, problem, run, release } = useCall();
  const { uuid, tour, reply } = review;
  const publish = (text: string, close: () => void) =>
    void run({
      body: { uuid, text, seen: others === undefined ? reply : others },
      send: (body) => callApi(storefront, replyToReviewCall, { body }),
      async onDone() {
        showToast({ type: "success", text: t(text === "" ? "takenBack" : "done") });
        close();
        setOthers(undefined);
        await queries.invalidateQueries({ queryKey: organizerKey });
        release();
      },
      onRefused(error) {
        const found = othersReply(error);
        if (found !== undefined) setOthers(found);
        return found !== undefined;
      },
    });
  return (
    <Card as="article" className={styles.review}>
      <h2>
        {tour.is_active ? (
          <Link href={listingPath(tour.slug)} variant="quiet">
            {tour.name}
          </Link>
        ) : (
          tour.name
        )}
      </h2>
      <ul>
        <TourReview review={review} />
      </ul>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t(reply ? "change" : "answer")}
      </Button>
      {isOpen && (
        <TextDialog
          title={t("title")}
          lead={
            others === undefined ? (
              t("text")
            ) : (
              <FormAlert tone="warning">
                <p>{others === null ? t("gone") : t("others", { reply: others })}</p>
              </FormAlert>
            )
          }
          label={t("label")}
          initial={reply ?? ""}
          hint={t(reply === null ? "hint" : "hintOfChange")}
          mayBeEmpty
          submit={t("submit")}
          longest={longestReply}
          isRunning={isRunning}
          problem={problem}
          onClose={() => setOpen(false)}
          onSubmit={publish}
        />
      )}
    </Card>
  );
}
