import { useInfiniteQuery } from "@tanstack/react-query";
import type { BoardDeparture } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { formatDateRange } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Card } from "@tropa/ui-kit/card";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { saveFile } from "../../../platform/browser/save-file.ts";
import { FormAlert } from "../../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../../platform/forms/use-call.ts";
import { organizerPath } from "../../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { travellersTable } from "../../../sales/travellers/travellers-calls.ts";
import { DeskFailed, DeskSkeleton } from "../../desk/desk-states.tsx";
import { boardQuery } from "../bookings-queries.ts";
import { MessageAll } from "./message-all.tsx";
import { NearEnd, NearRows } from "./near-rows.tsx";
import { useBookingsAddress } from "./use-bookings-address.ts";
import styles from "../bookings.module.css";

/** Departures with totals of their bookings, nearest first; only rows near the viewport are rendered. */
export function Board() {
  const { t } = useTranslation("organizerBookings");
  const storefront = useStorefront();
  const { filter, time, narrow } = useBookingsAddress();
  const board = useInfiniteQuery(boardQuery(storefront, { time, tour: filter.tour }));
  const { data, isError, hasNextPage, isFetchingNextPage, isPlaceholderData } = board;
  // Keeps array identity across renders, so that unchanged pages do not render again.
  const pages = data?.pages.map(({ items }) => items) ?? [];
  const departures = pages.reduce((sum, { length }) => sum + length, 0);
  const more = () => {
    if (!isFetchingNextPage && !isError) void board.fetchNextPage();
  };
  return (
    <>
      <SegmentedControl
        className={styles.time}
        label={t("board.time")}
        value={time}
        segments={[
          { value: "coming", label: t("board.coming") },
          { value: "past", label: t("board.past") },
        ]}
        onValueChange={(value) => narrow({ time: value === "past" ? "past" : "" })}
      />
      {!data && (isError ? <DeskFailed onRetry={() => void board.refetch()} /> : <DeskSkeleton />)}
      {data && departures === 0 && (
        <EmptyState
          icon="calendar"
          headingLevel={2}
          title={t("board.empty")}
          text={t("board.emptyText")}
        />
      )}
      {departures > 0 && (
        <div
          role="list"
          aria-label={t("view.board")}
          className={styles.board}
          aria-busy={isPlaceholderData || isFetchingNextPage}
        >
          <NearRows pages={pages} keyOf={idOf} row={rowOf} className={styles.boardPage ?? ""} />
          {hasNextPage && <NearEnd key={pages.length} onNear={more} />}
        </div>
      )}
      {data && isError && <DeskFailed onRetry={() => void board.fetchNextPage()} />}
    </>
  );
}

const idOf = ({ date_id: id }: BoardDeparture) => id;
const rowOf = (departure: BoardDeparture) => (
  <Departure key={departure.date_id} departure={departure} />
);

/** Totals of a departure's bookings as badges. */
export function DepartureMarks({ departure }: { departure: BoardDeparture }) {
  const { t } = useTranslation("organizerBookings");
  const { requests, unpaid, paid, travellers_missing: missing } = departure;
  return (
    <p className={styles.marks}>
      {requests > 0 && <Badge tone="warning">{t("marks.requests", { count: requests })}</Badge>}
      {unpaid > 0 && <Badge tone="info">{t("marks.unpaid", { count: unpaid })}</Badge>}
      {paid > 0 && <Badge tone="success">{t("marks.paid", { count: paid })}</Badge>}
      {missing > 0 && <Badge tone="neutral">{t("missing", { count: missing })}</Badge>}
    </p>
  );
}

function Departure({ departure }: { departure: BoardDeparture }) {
  const { t } = useTranslation("organizerBookings");
  const storefront = useStorefront();
  const { isRunning, problem, run, release } = useCall();
  const { date_id: dateId, tour, start, end, paid_booking_id: paidId } = departure;
  const { seats_taken: taken, seats_total: total } = departure;
  const takeTable = (id: number) =>
    run({
      body: id,
      send: () => travellersTable(storefront, id, true),
      onDone(table) {
        release();
        saveFile(table, `travellers-${start}-${dateId}.csv`);
      },
    });
  return (
    <Card role="listitem" className={styles.departureCard}>
      <header>
        <h2>{formatDateRange(start, end, storefront.locale, "full")}</h2>
        <p className={styles.muted}>{tour.title}</p>
      </header>
      <p className={styles.seats}>
        <meter min={0} max={Math.max(total, 1)} value={taken} aria-label={t("board.seats")} />
        {t("board.taken", { taken, total })}
      </p>
      <DepartureMarks departure={departure} />
      <FormAlert problem={problem} />
      <div className={styles.acts}>
        <Button
          variant="secondary"
          size="sm"
          href={`${organizerPath("bookings")}?date=${dateId}`}
          aria-label={`${t("board.open")}: ${tour.title}, ${start}`}
        >
          {t("board.open")}
        </Button>
        <MessageAll dateId={dateId} />
        {paidId !== null && (
          <Button
            variant="secondary"
            size="sm"
            icon="download"
            loading={isRunning}
            onClick={() => void takeTable(paidId)}
          >
            {t("board.table")}
          </Button>
        )}
      </div>
    </Card>
  );
}
