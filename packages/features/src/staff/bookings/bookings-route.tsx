import { useQuery } from "@tanstack/react-query";
import { longestDeskQuery } from "@tropa/domain/people/desk-query";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useSearchParams } from "react-router";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";
import { searchQuery } from "./bookings-queries.ts";
import { FoundList } from "./found-list.tsx";

export const handle: StaffHandle = { part: "bookings" };

/** `/staff/bookings`: what the desk's search has found. */
export default function BookingsPart() {
  const { t } = useTranslation("staffBookings");
  const [query] = useSearchParams();
  const text = query.get("q")?.trim().slice(0, longestDeskQuery) ?? "";
  if (text === "")
    return (
      <EmptyState icon="search" title={t("start.title")} text={t("start.text")} headingLevel={2} />
    );
  return <Results text={text} />;
}

function Results({ text }: { text: string }) {
  const { data, isError, refetch } = useQuery(searchQuery(useStorefront(), text));
  if (!data) return isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  const isEmpty = Object.values(data).every((items) => items.length === 0);
  return isEmpty ? <Nothing text={text} /> : <FoundList found={data} />;
}

function Nothing({ text }: { text: string }) {
  const { t } = useTranslation("staffBookings");
  return (
    <EmptyState
      icon="search"
      title={t("nothing.title", { text })}
      text={t("nothing.text")}
      headingLevel={2}
    />
  );
}
