import { useQuery } from "@tanstack/react-query";
import type { Chat } from "@tropa/api-contract/conversation/chat";
import type { ListedBooking } from "@tropa/api-contract/sales/booking";
import { formatDateRange } from "@tropa/i18n/format";
import { ErrorState } from "@tropa/ui-kit/error-state";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Link } from "@tropa/ui-kit/link";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { organizerPath } from "../../../platform/links/organizer-paths.ts";
import { bookingPath } from "../../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { chatBookingsQuery } from "../../queries/chat-bookings-query.ts";
import styles from "./chat-bookings.module.css";

/** The tourist's bookings with the organizer, shown beside their chat. */
export function ChatBookings({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const { data, isError, isFetching, refetch } = useQuery(chatBookingsQuery(storefront, chat.id));
  return (
    <aside className={styles.root} aria-labelledby="chat-bookings">
      <header className={styles.header}>
        <h2 id="chat-bookings">{t("bookings.title")}</h2>
        <IconButton icon="close" label={t("bookings.close")} onClick={onClose} />
      </header>
      {isError && (
        <ErrorState
          kind="unavailable"
          layout="block"
          headingLevel={3}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !isError && <Skeleton shape="block" height="6rem" />}
      {data?.items.length === 0 && <p className={styles.none}>{t("bookings.none")}</p>}
      <ul className={styles.list}>
        {data?.items.map((booking) => (
          <li key={booking.id}>
            <Booking booking={booking} isGuest={chat.own_side === "organizer"} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Booking({ booking, isGuest }: { booking: ListedBooking; isGuest: boolean }) {
  const { t } = useTranslation("chat");
  const { locale } = useStorefront();
  const { id, uuid, status, tour, start, end } = booking;
  const title = <b>{tour.title}</b>;
  const ownPath = uuid === null ? null : bookingPath(uuid);
  const path = isGuest ? organizerPath("bookings", id) : ownPath;
  return (
    <div className={styles.booking}>
      {path === null ? title : <Link href={path}>{title}</Link>}
      <span>{formatDateRange(start, end, locale)}</span>
      <span className={styles.status}>
        {t("bookings.number", { id })}, {t(`bookings.status.${status}`)}
      </span>
    </div>
  );
}
