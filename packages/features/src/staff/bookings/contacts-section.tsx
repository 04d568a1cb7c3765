import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { QueueFailed } from "../queues/queue-states.tsx";
import { bookingQuery, contactsQuery } from "./bookings-queries.ts";
import { personPath } from "./booking-paths.ts";
import { FactList, PageSection } from "./parts/page-section.tsx";
import styles from "./bookings.module.css";

/** Who booked: contacts are masked until asked for, and each look is recorded. */
export function ContactsSection({ booking }: { booking: StaffBooking }) {
  const { t } = useTranslation("staffBookings");
  const storefront = useStorefront();
  const { data, error, refetch, isFetching } = useQuery(contactsQuery(storefront, booking.id));
  const { account_id: accountId } = booking;
  const queries = useQueryClient();
  const show = async () => {
    await refetch();
    // The look is in the log of the page.
    await queries.invalidateQueries({ queryKey: bookingQuery(storefront, booking.id).queryKey });
  };
  return (
    <PageSection title={t("contacts.title")}>
      <FactList
        facts={[
          [t("contacts.name"), booking.name],
          [
            t("contacts.phone"),
            data ? <a href={`tel:${data.phone}`}>{readablePhone(data.phone)}</a> : booking.phone,
          ],
          [
            t("contacts.email"),
            data?.email ? <a href={`mailto:${data.email}`}>{data.email}</a> : booking.email,
          ],
          [
            t("contacts.account"),
            accountId === null ? (
              t("contacts.noAccount")
            ) : (
              <Link href={personPath(accountId)}>{t("contacts.all")}</Link>
            ),
          ],
        ]}
      />
      {error && <QueueFailed onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={styles.ask}>
          <Button variant="secondary" loading={isFetching} onClick={() => void show()}>
            {t("contacts.show")}
          </Button>
          <p className={styles.muted}>{t("contacts.hint")}</p>
        </div>
      )}
    </PageSection>
  );
}
