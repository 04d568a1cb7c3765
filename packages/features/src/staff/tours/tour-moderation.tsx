import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { localise } from "@tropa/domain/locale";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useState } from "react";
import { TourPreview } from "../../discovery/tour/tour-preview.tsx";
import { ChangeList } from "../../organizers/tours/change-list.tsx";
import { TourBadges } from "../../organizers/tours/tour-badges.tsx";
import { previewQuery } from "../../organizers/tours/preview-query.ts";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { BackLink } from "../desk/back-link.tsx";
import { deskKey } from "../queues/desk-queries.ts";
import { waitingTourQuery } from "./tours-queries.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { DecideTour } from "./decide-tour.tsx";
import { WithdrawTour } from "./withdraw-tour.tsx";
import styles from "./tours-part.module.css";

const list = `${deskPath("organizers")}?view=tours`;

/** A tour sent for moderation: its page, its changes, and the decision. */
export function TourModeration({ id }: { id: number }) {
  const { t } = useTranslation("staffDesk");
  const { data, error, refetch } = useQuery(waitingTourQuery(useStorefront(), id));
  const isGone = isApiClientError(error) && error.status === 404;
  return (
    <>
      <BackLink href={list}>{t("tours.back")}</BackLink>
      {data && <Tour tour={data} />}
      {!data && isGone && (
        <EmptyState icon="compass" title={t("tours.gone")} text={t("emptyText")} />
      )}
      {!data && error && !isGone && <QueueFailed onRetry={() => void refetch()} />}
      {!data && !error && <QueueSkeleton />}
    </>
  );
}

const sides = ["page", "changes"] as const;
type Side = (typeof sides)[number];

function Tour({ tour }: { tour: OrganizerTour }) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const queries = useQueryClient();
  const { id, waiting_revision: waiting, published_revision: published } = tour;
  const [side, setSide] = useState<Side>(published === null ? "page" : "changes");
  const refresh = () => queries.invalidateQueries({ queryKey: deskKey });
  return (
    <>
      <div className={styles.head}>
        <h2>{localise(tour.draft.title, locale) || t("organizerTours:untitled")}</h2>
        <p>
          {tour.organizer.title} <TourBadges stage={tour.stage} publication={tour.publication} />
        </p>
      </div>
      {waiting === null ? (
        <EmptyState
          icon="check-circle"
          title={t("tours.decided")}
          actions={<Button href={list}>{t("tours.back")}</Button>}
        />
      ) : (
        <>
          <SegmentedControl
            label={t("tours.side")}
            value={side}
            onValueChange={(value) => setSide(sides.find((one) => one === value) ?? "page")}
            segments={sides.map((value) => ({ value, label: t(`tours.sides.${value}`) }))}
          />
          {side === "page" ? (
            <Page id={id} number={waiting} />
          ) : (
            <ChangeList id={id} compared={{ to: waiting }} />
          )}
          <DecideTour key={waiting} id={id} number={waiting} refresh={refresh} back={list} />
        </>
      )}
      {tour.acts.includes("unpublish") && <WithdrawTour id={id} refresh={refresh} />}
    </>
  );
}

function Page({ id, number }: { id: number; number: number }) {
  const { data, isError, refetch } = useQuery(previewQuery(useStorefront(), id, number));
  if (data) return <TourPreview tour={data} />;
  return isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
}
