import { useQuery } from "@tanstack/react-query";
import type { OrganizerDeparture } from "@tropa/api-contract/organizers/departure";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { organizerDeparturesCall } from "@tropa/api-contract/organizers/calls-departures";
import { localToday, monthOf } from "@tropa/domain/time/local-month";
import type { LocalMonth } from "@tropa/domain/time/local-month";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Select } from "@tropa/ui-kit/select";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { DeskHandle } from "../../desk/desk-handle.ts";
import { DeskHeader } from "../../desk/desk-header.tsx";
import { DeskFailed, DeskSkeleton } from "../../desk/desk-states.tsx";
import { monthQuery } from "../departures-queries.ts";
import { MonthPicker } from "../month-picker.tsx";
import { MonthView } from "./month-view.tsx";
import { monthOfQuery } from "../months.ts";
import styles from "../month.module.css";

type Month = AnswerOf<typeof organizerDeparturesCall>;

const AddDrawer = lazy(async () => ({
  default: (await import("../series/add-drawer.tsx")).AddDrawer,
}));
const DeparturePanel = lazy(async () => ({
  default: (await import("../edit/departure-panel.tsx")).DeparturePanel,
}));

export const handle: DeskHandle = { page: "departures" };

/** The first month from now on with an upcoming departure; the current one if there is none. */
function nextMonth(
  month: LocalMonth,
  { data, isPlaceholderData }: { data: Month | undefined; isPlaceholderData: boolean },
): LocalMonth {
  if (!data || isPlaceholderData || data.next_start === null) return month;
  const today = localToday();
  return data.items.some(({ end }) => end >= today) ? month : monthOf(data.next_start);
}

/** `/organizer/departures`: departures of one's tours, month by month. */
export default function DeparturesPage() {
  const { t } = useTranslation("organizerDepartures");
  const storefront = useStorefront();
  const [query, setQuery] = useSearchParams();
  const tourId = query.get("tour");
  const named = monthOfQuery(query);
  const opened = useQuery(monthQuery(storefront, { month: named, tourId }));
  const month = query.has("month") ? named : nextMonth(named, opened);
  const { data, error, isPlaceholderData, refetch } = useQuery(
    monthQuery(storefront, { month, tourId }),
  );
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<OrganizerDeparture | null>(null);
  const show = (name: "month" | "tour", value: string) =>
    setQuery(
      (before) => {
        if (value === "") before.delete(name);
        else before.set(name, value);
        return before;
      },
      { preventScrollReset: true, replace: true },
    );
  const tours = data?.tours ?? [];
  return (
    <>
      <DeskHeader
        title={t("title")}
        actions={
          tours.length > 0 && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {t("add.open")}
            </Button>
          )
        }
      />
      <div className={styles.toolbar}>
        <MonthPicker month={month} onChange={(value) => show("month", value)} />
        {tours.length > 1 && (
          <Select
            label={t("tour.label")}
            labelHidden
            value={tourId ?? ""}
            onValueChange={(value) => show("tour", value)}
            items={[
              { value: "", text: t("tour.all") },
              ...tours.map(({ id, title }) => ({ value: String(id), text: title })),
            ]}
          />
        )}
      </div>
      {!data && error && <DeskFailed onRetry={() => void refetch()} />}
      {!data && !error && <DeskSkeleton />}
      {data && tours.length === 0 && (
        <EmptyState icon="calendar" title={t("noTours.title")} text={t("noTours.text")} />
      )}
      {data && tours.length > 0 && (
        <MonthView
          month={month}
          departures={data.items}
          isCut={data.is_cut}
          isOld={isPlaceholderData}
          onOpen={setOpen}
          next={data.next_start}
          onMonth={(value) => show("month", value)}
          onAdd={() => setAdding(true)}
        />
      )}
      <Suspense>
        {isAdding && (
          <AddDrawer
            tours={tours}
            tourId={tourId}
            month={month}
            onClose={() => setAdding(false)}
            onAdded={(first) => {
              setAdding(false);
              if (first !== null) show("month", first.slice(0, 7));
            }}
          />
        )}
        {open && <DeparturePanel key={open.id} departure={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
