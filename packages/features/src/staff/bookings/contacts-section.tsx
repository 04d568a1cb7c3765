import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Link } from "@tropa/ui-kit/link";
import { ContactsRequest } from "./contacts-request.tsx";
import { bookingQuery, contactsQuery } from "./bookings-queries.ts";
import { personPath } from "./booking-paths.ts";
import { FactList, PageSection } from "../sections/page-section.tsx";

/** Who booked: contacts are masked until asked for, and each look is recorded. */
export function ContactsSection({ booking }: { booking: StaffBooking }) {
  const { t } = useTranslation("staffBookings");
  const storefront = useStorefront();
  const contacts = useQuery(contactsQuery(storefront, booking.id));
  const { data } = contacts;
  const { account_id: accountId } = booking;
  const queries = useQueryClient();
  const show = async () => {
    await contacts.refetch();
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
      <ContactsRequest contacts={contacts} onShow={() => void show()} />
    </PageSection>
  );
}
