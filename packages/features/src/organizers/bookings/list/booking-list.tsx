import { useInfiniteQuery } from "@tanstack/react-query";
import { guestParts } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import type {
  GuestBooking,
  GuestPart,
} from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { formatDateRange } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useEffect, useState } from "react";
import { useDebounced } from "../../../platform/browser/use-debounced.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DeskFailed, DeskSkeleton } from "../../desk/desk-states.tsx";
import { FilterButtons } from "../../desk/filter-buttons.tsx";
import { guestBookingsQuery } from "../bookings-queries.ts";
import { GuestRow } from "../guest-row.tsx";
import { NearEnd, NearRows } from "./near-rows.tsx";
import { useBookingsAddress } from "./use-bookings-address.ts";
import styles from "../bookings.module.css";

/** Guests' bookings, newest first; only rows near the viewport are rendered. */
export function BookingList() {
  const { t } = useTranslation("organizerBookings");
  const storefront = useStorefront();
  const { filter, narrow } = useBookingsAddress();
  const list = useInfiniteQuery(guestBookingsQuery(storefront, filter));
  const { data, isError, hasNextPage, isFetchingNextPage, isPlaceholderData } = list;
  // Keeps array identity across renders, so that unchanged pages do not render again.
  const pages = data?.pages.map(({ items }) => items) ?? [];
  const more = () => {
    if (!isFetchingNextPage && !isError) void list.fetchNextPage();
  };
  const [first] = data?.pages ?? [];
  const newest = first?.items[0] ?? null;
  const isNarrow = Object.values(filter).some((value) => value !== "");
  return (
    <>
      <Parts
        counts={first?.counts ?? null}
        chosen={filter.part}
        onChoose={(part) => narrow({ part })}
      />
      <Narrowing tours={first?.tours ?? []} firstDate={filter.date ? newest : null} />
      {!data && (isError ? <DeskFailed onRetry={() => void list.refetch()} /> : <DeskSkeleton />)}
      {data && newest === null && (
        <EmptyState
          icon={isNarrow ? "search" : "ticket"}
          headingLevel={2}
          title={t(isNarrow ? "nothingFound" : "empty.title")}
          {...(!isNarrow && { text: t("empty.text") })}
          {...(isNarrow && {
            actions: (
              <Button
                variant="secondary"
                onClick={() => narrow({ part: "", tour: "", date: "", text: "" })}
              >
                {t("showAll")}
              </Button>
            ),
          })}
        />
      )}
      {newest !== null && (
        <div
          role="list"
          aria-label={t("list")}
          className={styles.rows}
          aria-busy={isPlaceholderData || isFetchingNextPage}
        >
          <NearRows pages={pages} keyOf={({ id }) => id} row={rowOf} />
          {/* A new one behind each page: while one is near it says so once. */}
          {hasNextPage && <NearEnd key={pages.length} onNear={more} />}
        </div>
      )}
      {data && isError && <DeskFailed onRetry={() => void list.fetchNextPage()} />}
    </>
  );
}

const rowOf = (booking: GuestBooking) => (
  <div key={booking.id} role="listitem" className={styles.item}>
    <GuestRow booking={booking} />
  </div>
);

interface PartsProps {
  counts: Record<GuestPart, number> | null;
  chosen: GuestPart | "";
  onChoose: (part: GuestPart | "") => void;
}

function Parts({ counts, chosen, onChoose }: PartsProps) {
  const { t } = useTranslation("organizerBookings");
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <FilterButtons
      label={t("parts.label")}
      options={(["", ...guestParts] as const).map((part) => ({
        filter: part,
        name: t(`parts.${part || "all"}`),
        count: (part === "" ? all : counts?.[part]) ?? null,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

interface NarrowingProps {
  tours: readonly { id: number; title: string }[];
  /** A booking of the departure the list is filtered by; null without that filter, or if there are none. */
  firstDate: { start: string; end: string; tour: { title: string } } | null;
}

function Narrowing({ tours, firstDate }: NarrowingProps) {
  const { t } = useTranslation("organizerBookings");
  const { locale } = useStorefront();
  const { filter, narrow } = useBookingsAddress();
  const [typed, setTyped] = useState(filter.text);
  const search = useDebounced(typed.trim());
  useEffect(() => {
    if (search !== filter.text) narrow({ text: search });
    // The field is the source of truth while typing; the address follows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search]);
  return (
    <div className={styles.narrowing}>
      <TextField
        label={t("search")}
        icon="search"
        type="search"
        maxLength={100}
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
      />
      <Select
        label={t("tour")}
        value={filter.tour}
        items={[
          { value: "", text: t("anyTour") },
          ...tours.map(({ id, title }) => ({ value: String(id), text: title })),
        ]}
        onValueChange={(tour) => narrow({ tour })}
      />
      {filter.date !== "" && (
        <p className={styles.departure}>
          {firstDate
            ? t("ofDeparture", {
                tour: firstDate.tour.title,
                dates: formatDateRange(firstDate.start, firstDate.end, locale, "full"),
              })
            : t("ofOneDeparture")}
          <Button variant="ghost" size="sm" icon="close" onClick={() => narrow({ date: "" })}>
            {t("allDepartures")}
          </Button>
        </p>
      )}
    </div>
  );
}
