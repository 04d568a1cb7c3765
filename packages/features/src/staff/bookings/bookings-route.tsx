import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { longestStaffQuery } from "@tropa/domain/people/staff-query";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useSearchParams } from "react-router";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";
import { personQuery, searchQuery } from "./bookings-queries.ts";
import { BookingRows, FoundList } from "./found-list.tsx";
import styles from "./bookings.module.css";

export const handle: StaffHandle = { part: "bookings" };

/** `/staff/bookings`: what the desk's search has found, or the bookings of one person. */
export default function BookingsPart() {
  const { t } = useTranslation("staffBookings");
  const [query] = useSearchParams();
  const person = query.get("person") ?? "";
  const text = query.get("q")?.trim().slice(0, longestStaffQuery) ?? "";
  if (/^[1-9]\d{0,8}$/.test(person)) return <PersonBookings accountId={Number(person)} />;
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

function PersonBookings({ accountId }: { accountId: number }) {
  const { t } = useTranslation("staffBookings");
  const { data, error, isError, refetch } = useQuery(personQuery(useStorefront(), accountId));
  if (isApiClientError(error) && error.status === 404) return <Nothing text={String(accountId)} />;
  if (!data) return isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  const { person, bookings } = data;
  return (
    <section aria-labelledby="person" className={styles.group}>
      <h2 id="person">{t("bookingsOf", { name: person.name || person.email || person.phone })}</h2>
      <p className={styles.muted}>{[person.phone, person.email].filter(Boolean).join(" · ")}</p>
      {bookings.length === 0 ? <p>{t("noBookings")}</p> : <BookingRows bookings={bookings} />}
    </section>
  );
}
