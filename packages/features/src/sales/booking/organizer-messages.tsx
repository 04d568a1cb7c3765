import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { LocalTime } from "../booking-parts/local-time.tsx";
import type { BookingView } from "../booking-data/shown-booking.ts";
import styles from "./booking-screen.module.css";

/** Messages from the organizer to the party; text messages link here. */
export function OrganizerMessages({ booking }: { booking: BookingView }) {
  const { t } = useTranslation("trips");
  const { organizer_messages: messages } = booking;
  if (messages.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="messages">
      <h2 id="messages">{t("organizerMessages")}</h2>
      {messages.map(({ text, at }) => (
        <p key={at} className={styles.note}>
          <b>
            <LocalTime iso={at} />
          </b>
          {text}
        </p>
      ))}
    </section>
  );
}
