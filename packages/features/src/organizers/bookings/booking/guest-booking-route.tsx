import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { BookingRecordAnswer } from "@tropa/api-contract/sales/calls-requests";
import { formatMoney } from "@tropa/domain/money";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { formatDateRange } from "@tropa/i18n/format";
import { Card } from "@tropa/ui-kit/card";
import { useCallback } from "react";
import {
  loadBookingTravellers,
  TravellersBlock,
} from "../../../sales/travellers/travellers-block.tsx";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import { startEarly } from "../../../people/session/start-session.ts";
import { numberIn } from "../../../platform/links/number-in-address.ts";
import { organizerPath } from "../../../platform/links/organizer-paths.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { DeskHandle } from "../../desk/desk-handle.ts";
import { DeskHeader } from "../../desk/desk-header.tsx";
import { DeskFailed, DeskNotFound, DeskSkeleton } from "../../desk/desk-states.tsx";
import { useParty } from "../guest-row.tsx";
import { BookingActs } from "./booking-acts.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import {
  prefetchGuestBooking,
  guestBookingQuery,
  guestTravellersQuery,
} from "../bookings-queries.ts";
import styles from "../bookings.module.css";
import type { Route } from "./+types/guest-booking-route";

const isMissing = (error: unknown) =>
  isApiClientError(error) && (error.status === 404 || error.status === 403);

export { frameLoader as loader } from "../../../platform/page/frame-loader.ts";

/** A window that shows a booking's travellers without scrolling. */
const tallWindowPx = 820;

export const handle: DeskHandle = {
  page: "bookings",
  // The travellers' block uses the texts of the tourist's pages.
  messages: "trips",
  begin(storefront) {
    const id = numberIn(location.pathname);
    startEarly(storefront, {
      ahead: id === null ? undefined : prefetchGuestBooking(id),
      load: window.innerHeight >= tallWindowPx ? loadBookingTravellers : undefined,
    });
  },
};

export async function clientLoader(): Promise<null> {
  await loadMessages("trips");
  return null;
}

/** `/organizer/bookings/{id}`: a guest's booking, with all its organizer's actions. */
export default function GuestBookingPage({ params }: Route.ComponentProps) {
  const id = Number(params.id);
  const { t } = useTranslation("organizerBookings");
  const storefront = useStorefront();
  const { data, error, refetch } = useQuery(guestBookingQuery(storefront, id));
  if (!data && isMissing(error)) return <DeskNotFound />;
  return (
    <>
      <DeskHeader
        title={t("title", { id })}
        over={{ href: organizerPath("bookings"), text: t("organizerDesk:pages.bookings") }}
      />
      {!data && (error ? <DeskFailed onRetry={() => void refetch()} /> : <DeskSkeleton />)}
      {data && <GuestBooking booking={data} />}
    </>
  );
}

function GuestBooking({ booking }: { booking: BookingRecordAnswer }) {
  const storefront = useStorefront();
  const client = useQueryClient();
  const read = useCallback(
    () => client.fetchQuery(guestTravellersQuery(storefront, booking.id)),
    [client, storefront, booking.id],
  );
  return (
    <div className={styles.panel}>
      <BookingActs booking={booking} />
      <BookingFacts booking={booking} />
      {booking.status <= bookingStatuses.tourComplete && (
        <TravellersBlock touristsUuid={null} bookingId={booking.id} isHost read={read} />
      )}
      <History booking={booking} />
    </div>
  );
}

function History({ booking }: { booking: BookingRecordAnswer }) {
  const { t } = useTranslation("organizerBookings");
  const { locale } = useStorefront();
  const party = useParty();
  const moment = useMoment();
  const textOf = ({ reason, amount, before }: BookingRecordAnswer["acts"][number]) =>
    [
      t(`acts.${reason}`),
      amount !== null && formatMoney({ minor: amount, currency: booking.currency }, locale),
      before &&
        t("acts.before", {
          date: formatDateRange(before.start, before.start, locale, "full"),
          party: party(before),
        }),
    ]
      .filter(Boolean)
      .join(": ");
  const entries = [
    ...booking.history.map(({ status, at }) => ({ at, text: t(`steps.${status}`) })),
    ...booking.acts.map((act) => ({ at: act.at, text: textOf(act) })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <Card as="section" aria-labelledby="history">
      <h2 id="history">{t("history")}</h2>
      <ol className={styles.history}>
        {entries.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <span>{text}</span>
            <time dateTime={at} className={styles.muted}>
              {moment(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
