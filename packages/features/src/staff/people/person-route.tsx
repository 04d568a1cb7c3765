import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { addPersonNoteCall } from "@tropa/api-contract/staff/calls-people";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import bookingStyles from "../bookings/bookings.module.css";
import { LogSection } from "../bookings/log-section.tsx";
import { NotesSection } from "../bookings/notes-section.tsx";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";
import { ActsSection } from "./acts-section.tsx";
import { ConsentsSection } from "./consents-section.tsx";
import { FactsSection } from "./facts-section.tsx";
import { BookingsSection, CertificatesSection } from "./money-sections.tsx";
import { personQuery } from "./people-queries.ts";
import { PersonHead } from "./person-head.tsx";
import { SignInsSection } from "./sign-ins-section.tsx";
import { ChatsSection, ReviewsSection } from "./written-sections.tsx";
import type { Route } from "./+types/person-route";

export const handle: StaffHandle = { part: "bookings" };

/** `/staff/people/{id}`: all that is known of a person. */
export default function PersonPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation("staffPeople");
  const id = Number(params.id);
  const { data, error, refetch } = useQuery(personQuery(useStorefront(), id));
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
      <PersonHead person={data} />
      <div className={bookingStyles.columns}>
        <div className={bookingStyles.column}>
          <BookingsSection bookings={data.bookings} paid={data.paid} />
          <ChatsSection chats={data.chats} />
          <ReviewsSection reviews={data.reviews} />
          <CertificatesSection certificates={data.certificates} />
          <ConsentsSection consents={data.consents} />
        </div>
        <div className={bookingStyles.column}>
          <FactsSection person={data} />
          <SignInsSection sessions={data.sessions} />
          <ActsSection acts={data.acts} />
          <NotesSection
            notes={data.notes}
            add={(api, text) => api.call(addPersonNoteCall, { body: { account_id: id, text } })}
          />
          <LogSection log={data.log} />
        </div>
      </div>
    </>
  );
}
