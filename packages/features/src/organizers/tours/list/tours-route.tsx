import { useQuery } from "@tanstack/react-query";
import type { TourFilter } from "@tropa/domain/organizers/tours/tour-stage";
import { tourFilters } from "@tropa/domain/organizers/tours/tour-stage";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Pagination } from "@tropa/ui-kit/pagination";
import { TextField } from "@tropa/ui-kit/text-field";
import { useEffect, useState } from "react";
import { useDebounced } from "../../../platform/browser/use-debounced.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { DeskHandle } from "../../desk/desk-handle.ts";
import { DeskHeader } from "../../desk/desk-header.tsx";
import { DeskFailed, DeskSkeleton } from "../../desk/desk-states.tsx";
import { FilterButtons } from "../../desk/filter-buttons.tsx";
import { NewTourButton } from "./new-tour.tsx";
import { TourListRow } from "./tour-list-row.tsx";
import { toursQuery } from "../queries/tour-queries.ts";
import { useToursAddress } from "./use-tours-address.ts";
import styles from "../tours.module.css";

export const handle: DeskHandle = { page: "tours" };

/** `/organizer/tours`: the organizer's own tours, both drafts and published ones. */
export default function TourList() {
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const { filter, narrow, hrefFor } = useToursAddress();
  const { data, isError, isPlaceholderData, refetch } = useQuery(toursQuery(storefront, filter));
  const isNarrow = filter.filter !== "" || filter.text !== "";
  return (
    <>
      <DeskHeader title={t("title")} actions={<NewTourButton />} />
      <Filters
        counts={data?.counts ?? null}
        chosen={filter.filter}
        onChoose={(value) => narrow({ filter: value })}
      />
      <Search text={filter.text} onChange={(text) => narrow({ text })} />
      {!data && (isError ? <DeskFailed onRetry={() => void refetch()} /> : <DeskSkeleton />)}
      {data?.items.length === 0 && (
        <EmptyState
          icon={isNarrow ? "search" : "mountain"}
          title={t(isNarrow ? "list.nothingFound" : "list.empty.title")}
          {...(!isNarrow && { text: t("list.empty.text") })}
          actions={
            isNarrow ? (
              <Button variant="secondary" onClick={() => narrow({ filter: "", text: "" })}>
                {t("list.showAll")}
              </Button>
            ) : undefined
          }
        />
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.list} aria-busy={isPlaceholderData}>
          {data.items.map((tour) => (
            <TourListRow key={`${tour.id}-${tour.tour_id}`} tour={tour} />
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <Pagination current={data.page} total={data.pages} hrefFor={hrefFor} />
      )}
    </>
  );
}

interface FiltersProps {
  counts: Record<TourFilter, number> | null;
  chosen: TourFilter | "";
  onChoose: (filter: TourFilter | "") => void;
}

function Filters({ counts, chosen, onChoose }: FiltersProps) {
  const { t } = useTranslation("organizerTours");
  return (
    <FilterButtons
      label={t("list.filters")}
      options={(["", ...tourFilters] as const).map((filter) => ({
        filter,
        name: t(`list.filter.${filter || "all"}`),
        count: filter === "" ? null : (counts?.[filter] ?? null),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

function Search({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation("organizerTours");
  const [typed, setTyped] = useState(text);
  const debounced = useDebounced(typed.trim());
  useEffect(() => {
    if (debounced !== text) onChange(debounced);
    // Follows typing only; a change of the address must not search again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [debounced]);
  return (
    <TextField
      label={t("list.search")}
      icon="search"
      type="search"
      maxLength={100}
      autoComplete="off"
      value={typed}
      onValueChange={setTyped}
      className={styles.search}
    />
  );
}
