import { Button } from "@tropa/ui-kit/button";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { formatMoney } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import type { IconName } from "@tropa/ui-kit/icon";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../platform/storefront/translation.ts";
import {
  allToursPath,
  bookingPath,
  payPath,
  qrPath,
  tourPath,
} from "../../platform/links/paths.ts";
import { absoluteUrl, useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { lazyPart } from "../../platform/runtime/lazy-part.ts";
import { mainId } from "../../frame/page/skip-link.tsx";
import { CertaintyNote } from "../departure/certainty-note.tsx";
import { BookingCard } from "./booking-card.tsx";
import { BookingContacts } from "./booking-contacts.tsx";
import { BookingMoney } from "./booking-money.tsx";
import { BookingTerms } from "./booking-terms.tsx";
import { BookingTimeline } from "./booking-timeline.tsx";
import { ChangedNotice } from "./changed-notice.tsx";
import { CopyLink } from "./copy-link.tsx";
import { HoldClock } from "./hold-clock.tsx";
import { PhaseMark } from "./phase-mark.tsx";
import { decisionOf, isPriced, phaseOf } from "./shown-booking.ts";
import type { BookingAction, ShownBooking } from "./shown-booking.ts";
import { useLiveBooking } from "./use-live-booking.ts";
import styles from "./booking-screen.module.css";

const TravellersBlock = lazyPart("trips", () => import("../travellers/travellers-block.tsx"));
const CancelBooking = lazy(() => import("./cancel-booking.tsx"));

/** A booking for anyone with its link: its state, the next step, and everything about the trip. */
export function BookingScreen({ booking: rendered }: { booking: ShownBooking }) {
  const { t } = useTranslation("booking");
  const storefront = useStorefront();
  const { locale } = storefront;
  const { booking, isChanged, setBooking, refresh, refreshRefused } = useLiveBooking(rendered);
  const [isCanceling, setCanceling] = useState(false);
  const { phase, actions, tone } = phaseOf(booking);
  const hold = booking.hold_until;
  return (
    <main id={mainId} className={styles.root}>
      <div className={styles.columns}>
        <section className={styles.status} data-tone={tone}>
          <div className={styles.number}>
            <p>{t("number", { id: booking.id })}</p>
            <CopyLink
              className={styles.copy}
              url={absoluteUrl(storefront, locale, bookingPath(booking.uuid))}
            />
          </div>
          <ChangedNotice isChanged={isChanged} />
          <div className={styles.headline} role="status">
            <PhaseMark tone={tone} />
            <div>
              <h1>{t(`phase.${phase}.title`)}</h1>
              <p>
                {t(`phase.${phase}.text`, {
                  name: booking.first_name,
                  amount: formatMoney(
                    {
                      minor: booking.prepayment ?? 0,
                      currency: booking.currency,
                    },
                    locale,
                  ),
                  date: formatDate(booking.start, locale),
                })}
                {phase === "confirming" && !isPriced(booking) && ` ${t("phase.confirming.open")}`}
                {booking.refund &&
                  ` ${t(booking.refund.is_sent ? "refundSent" : "refund", {
                    amount: formatMoney(
                      {
                        minor: booking.refund.amount,
                        currency: booking.currency,
                      },
                      locale,
                    ),
                  })}`}
              </p>
            </div>
          </div>
          {booking.status <= bookingStatuses.madePrepayment && (
            <CertaintyNote decision={decisionOf(booking)} />
          )}
          {hold !== null && <HoldClock until={hold} onEnd={() => void refresh()} />}
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <ActionButton
                key={action}
                action={action}
                booking={booking}
                isMain={index === 0}
                onCancel={() => setCanceling(true)}
              />
            ))}
          </div>
        </section>
        <aside className={styles.aside} aria-label={t("card.label")}>
          <BookingCard booking={booking}>
            <BookingMoney booking={booking} />
          </BookingCard>
        </aside>
        <div className={styles.rest}>
          <section className={styles.block} aria-labelledby="way">
            <h2 id="way">{t("steps.title")}</h2>
            <BookingTimeline booking={booking} />
          </section>
          {booking.status <= bookingStatuses.madePrepayment && isPriced(booking) && (
            <BookingTerms booking={booking} />
          )}
          {booking.status <= bookingStatuses.tourComplete && (
            <Suspense>
              <TravellersBlock touristsUuid={booking.tourists_uuid} />
            </Suspense>
          )}
          <BookingContacts id={booking.id} />
        </div>
      </div>
      {isCanceling && actions.includes("cancel") && (
        <Suspense>
          <CancelBooking
            booking={booking}
            onClose={() => setCanceling(false)}
            onCanceled={setBooking}
            onChanged={refreshRefused}
          />
        </Suspense>
      )}
    </main>
  );
}

function ActionButton({
  action,
  booking,
  isMain,
  onCancel,
}: {
  action: BookingAction;
  booking: ShownBooking;
  isMain: boolean;
  onCancel: () => void;
}) {
  const { t } = useTranslation("booking");
  const { locale } = useStorefront();
  const money = (minor: number) => formatMoney({ minor, currency: booking.currency }, locale);
  if (action === "cancel") {
    return (
      <Button size="lg" variant="secondary" onClick={onCancel}>
        {t(booking.paid > 0 ? "actions.cancelPaid" : "actions.cancel")}
      </Button>
    );
  }
  const links: Record<
    Exclude<BookingAction, "cancel">,
    { href: string; icon?: IconName; text: string }
  > = {
    pay: {
      href: payPath(booking.uuid),
      icon: "card",
      text: t("actions.pay", { amount: money(booking.prepayment ?? 0) }),
    },
    payRest: {
      href: payPath(booking.uuid),
      icon: "card",
      text: t("actions.payRest", { amount: money((booking.total ?? 0) - booking.paid) }),
    },
    qr: { href: qrPath(booking.uuid), icon: "qr", text: t("actions.qr") },
    tourAgain: { href: tourPath(booking.tour.slug), text: t("actions.tourAgain") },
    allTours: { href: allToursPath(), text: t("actions.allTours") },
  };
  const { text, ...link } = links[action];
  return (
    <Button size="lg" variant={isMain ? "primary" : "secondary"} {...link}>
      {text}
    </Button>
  );
}
