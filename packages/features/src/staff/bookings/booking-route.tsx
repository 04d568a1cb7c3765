import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { addBookingNoteCall } from "@tropa/api-contract/staff/calls-bookings";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { toneOf } from "../../organizers/bookings/status-tone.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";
import { bookingQuery } from "./bookings-queries.ts";
import { ContactsSection } from "./contacts-section.tsx";
import { TripSection } from "./trip-section.tsx";
import { HistorySection } from "./history-section.tsx";
import { LogSection } from "./log-section.tsx";
import { LettersSection } from "./letters-section.tsx";
import { MoneySection } from "./money-section.tsx";
import { NotesSection } from "./notes-section.tsx";
import styles from "./bookings.module.css";
import type { Route } from "./+types/booking-route";

export const handle: StaffHandle = { part: "bookings" };

/** `/staff/bookings/{id}`: all that is known of a booking. */
export default function StaffBookingPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation("staffBookings");
  const id = Number(params.id);
  const { data, error, refetch } = useQuery(bookingQuery(useStorefront(), id));
  if (isApiClientError(error) && (error.status === 404 || error.status === 422))
    return (
      <EmptyState
        icon="search"
        title={t("missing.title", { id: params.id })}
        text={t("missing.text")}
        headingLevel={2}
      />
    );
  if (!data) return error ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  return (
    <>
      <div className={styles.head}>
        <h2>
          {t("booking", { id })}, {data.name}
        </h2>
        <Badge tone={toneOf(data.status)}>{t(`status.${data.status}`)}</Badge>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <TripSection booking={data} />
          <MoneySection booking={data} />
          <LettersSection letters={data.letters} />
        </div>
        <div className={styles.column}>
          <ContactsSection booking={data} />
          <NotesSection
            notes={data.notes}
            add={(api, text) => api.call(addBookingNoteCall, { body: { id, text } })}
          />
          <HistorySection
            history={data.history}
            disputes={data.disputes}
            currency={data.currency}
          />
          <LogSection log={data.log} />
        </div>
      </div>
    </>
  );
}
