import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { formatDateRange, formatList } from "@tropa/i18n/format";
import { localeFacts } from "@tropa/domain/locale";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Link } from "@tropa/ui-kit/link";
import { tourPath } from "../../platform/links/paths.ts";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { recordHref } from "../records/record-address.ts";
import { useMayOpen } from "../queues/desk-queries.ts";
import { ActButtons } from "./acts/act-buttons.tsx";
import { FactList, PageSection } from "../sections/page-section.tsx";

// Its texts are those of the tourist's own dialog, beside the staff's, which the page has.
const ChangeDialog = lazyPart("trips", () => import("./acts/change-dialog.tsx"));
const CancelDialog = lazyPart("staff", () => import("./acts/cancel-dialog.tsx"));
const HoldDialog = lazyPart("staff", () => import("./acts/hold-dialog.tsx"));
const HandOverDialog = lazyPart("staff", () => import("./acts/hand-over-dialog.tsx"));

/** What was booked, for whom, and with which organizer. */
export function TripSection({ booking }: { booking: StaffBooking }) {
  const { t } = useTranslation("staffBookings");
  const { locale } = useStorefront();
  const moment = useMoment();
  const mayOpenRecords = useMayOpen("organizers");
  const { tour, organizer, adults, children, children_ages: ages, travellers } = booking;
  const isAhead = booking.status <= bookingStatuses.madePrepayment;
  const dates = formatDateRange(booking.start, booking.end, locale, "full");
  const party = [
    t("facts.adults", { count: adults }),
    children > 0 && t("facts.children", { count: children }),
    ages.length > 0 && t("facts.ages", { ages: formatList(ages.map(String), locale) }),
  ];
  return (
    <PageSection title={t("facts.title")}>
      <FactList
        facts={[
          [
            t("facts.tour"),
            <Link key="tour" href={tourPath(tour.slug, booking.departure_id)}>
              {tour.title}
            </Link>,
          ],
          [t("facts.dates"), booking.start_time ? `${dates}, ${booking.start_time}` : dates],
          [
            t("facts.organizer"),
            <span key="organizer">
              {mayOpenRecords ? (
                <Link href={recordHref(organizer.id)}>{organizer.title}</Link>
              ) : (
                organizer.title
              )}
              {`, ${organizer.phone}`}
              {/* On a line of its own, an address breaks where it must. */}
              <br />
              {organizer.email}
            </span>,
          ],
          [t("facts.party"), party.filter(Boolean).join(", ")],
          [
            t("facts.travelers"),
            travellers
              .map(({ name, is_filled: isFilled }) =>
                isFilled ? name : `${name} (${t("facts.waiting")})`,
              )
              .join(", "),
          ],
          [t("facts.comment"), booking.comment],
          [t("inCharge.name"), booking.in_charge?.name ?? t("inCharge.nobody")],
          [t("facts.made"), moment(booking.created_at)],
          [t("facts.hold"), booking.hold_until !== null && moment(booking.hold_until)],
          [t("facts.site"), `${booking.storefront}, ${localeFacts[booking.locale].name}`],
        ]}
      />
      <ActButtons
        booking={booking}
        acts={[
          {
            text: t("change.open"),
            renderDialog: (props) => <ChangeDialog {...props} />,
            isOffered: isAhead,
          },
          {
            text: t("hold.open"),
            renderDialog: (props) => <HoldDialog {...props} />,
            isOffered: booking.hold_until !== null,
          },
          {
            text: t("cancel.open"),
            renderDialog: (props) => <CancelDialog {...props} />,
            isOffered: isAhead,
          },
          {
            text: t("inCharge.open"),
            renderDialog: (props) => <HandOverDialog {...props} />,
            isOffered: true,
          },
        ]}
      />
    </PageSection>
  );
}
