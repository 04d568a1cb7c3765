import { useInfiniteQuery } from "@tanstack/react-query";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useSearchParams } from "react-router";
import { FailedPart } from "../../people/settings/failed-part.tsx";
import { PrivatePage } from "../../people/private-page/private-page.tsx";
import { allToursPath, tripPath, tripsPath, writeReviewPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useOfflinePage } from "../offline/use-kept-page.ts";
import { TripLine } from "../booking-parts/trip-line.tsx";
import { NextTrip } from "./next-trip.tsx";
import { TripBadge } from "./trip-badge.tsx";
import { prefetchTrips, partOf, tripsQuery } from "./trips-queries.ts";
import type { Trip, TripPart } from "./trips-queries.ts";
import styles from "./trips.module.css";

/** `/{base}`: the visitor's own trips, with tasks for the next one. */
export function TripsPage() {
  const { t } = useTranslation("trips");
  const [query] = useSearchParams();
  const part = partOf(query.get("part"));
  const storefront = useStorefront();
  const trips = <Trips key={part} part={part} />;
  return (
    <PrivatePage
      title={t("title")}
      lead={t("lead")}
      skeleton={<TripsSkeleton />}
      ahead={prefetchTrips(part)}
      kept={{ query: tripsQuery(storefront, part).queryKey, content: trips }}
    >
      {() => trips}
    </PrivatePage>
  );
}

function TripsSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="block" height="9rem" />
      ))}
    </div>
  );
}

const parts: readonly TripPart[] = ["coming", "past", "canceled"];

function Trips({ part }: { part: TripPart }) {
  const { t } = useTranslation("trips");
  const storefront = useStorefront();
  useOfflinePage({ of: "bookings" });
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(tripsQuery(storefront, part));
  const counts = data?.pages.at(-1)?.counts;
  const trips = data?.pages.flatMap(({ items }) => items) ?? [];
  const [first, ...others] = trips;
  const isNext = part === "coming" && first !== undefined;
  return (
    <div className={styles.root}>
      <nav aria-label={t("parts.label")}>
        <ul className={styles.parts}>
          {parts.map((one) => (
            <li key={one}>
              <Link
                href={tripsPath(one === "coming" ? undefined : one)}
                variant="bare"
                className={styles.part}
                aria-current={one === part ? "page" : undefined}
              >
                {t(`parts.${one}`)}
                {counts !== undefined && <span className={styles.count}>{counts[one]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isError && <FailedPart onRetry={() => void refetch()} />}
      {!data && !isError && <TripsSkeleton />}
      {data && trips.length === 0 && (
        <EmptyState
          icon="ticket"
          title={t(`empty.${part}.title`)}
          text={t(`empty.${part}.text`)}
          actions={<Button href={allToursPath()}>{t("empty.find")}</Button>}
        />
      )}
      {isNext && <NextTrip trip={first} />}
      <ul className={styles.list}>
        {(isNext ? others : trips).map((trip) => (
          <li key={trip.id}>
            <TripRow trip={trip} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </div>
  );
}

function TripRow({ trip }: { trip: Trip }) {
  const { t } = useTranslation("trips");
  const reviewText = t(`booking:actions.${trip.is_reviewed ? "ownReview" : "review"}`);
  return (
    <TripLine booking={trip} isRow>
      <p className={styles.row}>
        <TripBadge status={trip.status} />
        {trip.status === bookingStatuses.tourComplete && (
          <Button
            size="sm"
            href={writeReviewPath(trip.uuid)}
            aria-label={`${reviewText}: ${trip.tour.title}`}
          >
            {reviewText}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          href={tripPath(trip.id)}
          aria-label={`${t("open")}: ${trip.tour.title}`}
        >
          {t("open")}
        </Button>
      </p>
    </TripLine>
  );
}
