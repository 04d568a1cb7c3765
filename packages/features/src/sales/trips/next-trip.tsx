import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { addDays } from "@tropa/domain/time/local-date";
import { formatMoney } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { payTripPath, tripPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { BookingCard } from "../booking-parts/booking-card.tsx";
import { HoldClock } from "../hold/hold-clock.tsx";
import { shownBooking } from "../booking-data/shown-booking.ts";
import { TripBadge } from "./trip-badge.tsx";
import { amountOf, missingTravellers, tasksOf } from "./trip-tasks.ts";
import type { TripTask } from "./trip-tasks.ts";
import type { Trip } from "./trips-queries.ts";
import styles from "./trips.module.css";

const icons: Record<TripTask, IconName> = {
  confirm: "clock",
  pay: "card",
  rest: "card",
  travellers: "users",
  meet: "map-pin",
};

/** The next trip and its tasks. */
export function NextTrip({ trip }: { trip: Trip }) {
  const { t } = useTranslation("trips");
  const { locale } = useStorefront();
  const money = (minor: number) => formatMoney({ minor, currency: trip.currency }, locale);
  const booking = shownBooking({ ...trip, receipts: [], shown: null, arrival_code: null });
  const texts: Record<TripTask, () => string> = {
    confirm: () => t("todo.confirm"),
    pay: () => t("todo.pay", { amount: money(amountOf("pay", trip)) }),
    rest: () =>
      t("todo.rest", {
        amount: money(amountOf("rest", trip)),
        date: formatDate(addDays(trip.start, -1), locale),
      }),
    travellers: () => t("todo.travellers", { count: missingTravellers(trip) }),
    // The card above already names the place.
    meet: () => t("todo.meet", { date: formatDate(trip.start, locale) }),
  };
  const pathOf: Record<TripTask, string | null> = {
    confirm: null,
    pay: payTripPath(trip.id),
    rest: payTripPath(trip.id),
    travellers: `${tripPath(trip.id)}#travellers`,
    meet: null,
  };
  const tasks = tasksOf(trip);
  const mustPay = tasks[0] === "pay";
  return (
    <section aria-labelledby="next-trip" className={styles.next}>
      <h2 id="next-trip">{t("next")}</h2>
      <BookingCard booking={booking} isWide mark={<TripBadge status={trip.status} />}>
        <div className={styles.todo}>
          <p className={styles.todoTitle}>{t("todo.title")}</p>
          {trip.status === bookingStatuses.pendingPrepayment && trip.hold_until && (
            <HoldClock until={trip.hold_until} />
          )}
          <ul>
            {tasks.map((task) => {
              const path = pathOf[task];
              return (
                <li key={task}>
                  <Icon name={icons[task]} size={20} />
                  {path === null || mustPay ? (
                    <span>{texts[task]()}</span>
                  ) : (
                    <Link href={path}>{texts[task]()}</Link>
                  )}
                </li>
              );
            })}
          </ul>
          <div className={styles.acts}>
            {mustPay && (
              <Button icon="card" href={payTripPath(trip.id)}>
                {t("pay", { amount: money(amountOf("pay", trip)) })}
              </Button>
            )}
            <Button variant={mustPay ? "secondary" : "primary"} href={tripPath(trip.id)}>
              {t("open")}
            </Button>
          </div>
        </div>
      </BookingCard>
    </section>
  );
}
