import { greetingName } from "@tropa/domain/people/full-name";
import { Button } from "@tropa/ui-kit/button";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { formatMoney } from "@tropa/domain/money";
import type { ReturnState } from "@tropa/domain/sales/money/ledger";
import type { MoneySource } from "@tropa/domain/sales/payment";
import { isFree } from "@tropa/domain/sales/cancellation";
import { formatDate } from "@tropa/i18n/format";
import type { IconName } from "@tropa/ui-kit/icon";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import {
  allToursPath,
  bookingPath,
  payPath,
  payTripPath,
  qrPath,
  tourPath,
  writeReviewPath,
} from "../../platform/links/paths.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { TravellersBlock } from "../travellers/travellers-block.tsx";
import { CertaintyNote } from "../departure/certainty-note.tsx";
import { BookedTour } from "./booked-tour.tsx";
import { BookingCard } from "../booking-parts/booking-card.tsx";
import { BookingContacts } from "./contacts/booking-contacts.tsx";
import { BookingMoney } from "./money/booking-money.tsx";
import { BookingPapers } from "./booking-papers.tsx";
import { BookingTerms } from "./booking-terms.tsx";
import { BookingTimeline } from "./booking-timeline.tsx";
import { ChangedNotice } from "./changed-notice.tsx";
import { CopyLink } from "../../platform/browser/copy-link.tsx";
import { HoldClock } from "../hold/hold-clock.tsx";
import { OrganizerMessages } from "./organizer-messages.tsx";
import { OrganizerBlock } from "./contacts/organizer-block.tsx";
import { PhaseMark } from "../booking-parts/phase-mark.tsx";
import { refundShareToday, termsOf } from "../booking-data/booking-terms.ts";
import { actionsOf, decisionOf, isPriced, phaseOf } from "../booking-data/shown-booking.ts";
import type { BookingAction, BookingView } from "../booking-data/shown-booking.ts";
import { useLiveBooking } from "../booking-data/use-live-booking.ts";
import styles from "./booking-screen.module.css";

const ChangeBooking = lazy(() => import("./change/change-booking.tsx"));
const CancelBooking = lazy(() => import("./cancel/cancel-booking.tsx"));

const cancelTexts = {
  all: "cancelPaid",
  part: "cancelPart",
  nothing: "cancelWithoutRefund",
} as const;

/** A bank names no way in the meantime. */
const returnText = (state: ReturnState, method: MoneySource) =>
  state === "requested" || state === "done"
    ? (`returns.${state}.${method}` as const)
    : (`returns.${state}` as const);

/** A booking, by its link or its number: the tour as the page's heading, its state, the next action and all details. */
export function BookingBody({ booking: rendered }: { booking: BookingView }) {
  const { t } = useTranslation("booking");
  const storefront = useStorefront();
  const { locale } = storefront;
  const { booking, isChanged, setBooking, refresh, refreshRefused } = useLiveBooking(rendered);
  const [isCanceling, setCanceling] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const isOpen = booking.status <= bookingStatuses.madePrepayment;
  const { phase, tone } = phaseOf(booking);
  const actions = actionsOf(booking);
  const isSide = booking.uuid === null;
  const hold = booking.hold_until;
  const today = booking.refund_today?.day;
  // Offer only what the API would accept.
  const hasTerms = isOpen && isPriced(booking);
  const cancel = actions.includes("cancel") && (
    <CancelButton booking={booking} onCancel={() => setCanceling(true)} />
  );
  const isLate = today !== undefined && !isFree(termsOf(booking), today);
  const copyLink = booking.uuid !== null && (
    <CopyLink
      className={styles.copy}
      url={absoluteUrl(storefront, locale, bookingPath(booking.uuid))}
      texts={{ copy: t("link.copy"), copied: t("link.copied"), byHand: t("link.byHand") }}
    />
  );
  // Say both in one sentence: that the seats must be paid, and that the departure is not certain.
  const { certainty, decidedBy } = decisionOf(booking);
  const isUndecidedPayment = !isSide && phase === "paying" && certainty !== "guaranteed";
  return (
    <>
      <div className={styles.columns}>
        <section className={styles.status} data-tone={tone}>
          <div className={styles.number}>
            <p>{t("number", { id: booking.id })}</p>
            {copyLink}
          </div>
          <BookedTour booking={booking} />
          <ChangedNotice isChanged={isChanged} />
          <div className={styles.headline} role="status">
            <PhaseMark tone={tone} />
            <div>
              <h2>{isSide ? t(`trips:side.${booking.status}`) : t(`phase.${phase}.title`)}</h2>
              <p>
                {isSide
                  ? t("trips:side.text", { name: greetingName(booking) })
                  : t(`phase.${phase}.text`, {
                      name: greetingName(booking),
                      amount: formatMoney(
                        {
                          minor: (booking.prepayment ?? 0) - booking.paid,
                          currency: booking.currency,
                        },
                        locale,
                      ),
                      date: formatDate(booking.start, locale),
                    })}
                {!isSide &&
                  phase === "confirming" &&
                  !isPriced(booking) &&
                  ` ${t("phase.confirming.open")}`}
                {isUndecidedPayment &&
                  ` ${
                    decidedBy === null
                      ? t("phase.paying.undecided")
                      : t("phase.paying.undecidedUntil", { date: formatDate(decidedBy, locale) })
                  }`}
                {!isSide &&
                  booking.ledger.returns.map(
                    ({ state, method, amount }) =>
                      ` ${t(returnText(state, method), {
                        amount: formatMoney({ minor: amount, currency: booking.currency }, locale),
                      })}`,
                  )}
              </p>
            </div>
          </div>
          {isOpen && !isUndecidedPayment && (isSide || phase !== "made") && (
            <CertaintyNote decision={decisionOf(booking)} />
          )}
          {booking.organizer_note !== null && (
            <p className={styles.note}>
              <b>{t("trips:organizerNote")}</b>
              {booking.organizer_note}
            </p>
          )}
          {hold !== null && <HoldClock until={hold} onEnd={() => void refresh()} />}
          <div className={styles.actions}>
            {actions
              .filter((action) => action !== "cancel")
              .map((action, index) => (
                <ActionButton key={action} action={action} booking={booking} isMain={index === 0} />
              ))}
            {isOpen && !isSide && !isLate && (
              <Button
                size="lg"
                variant="secondary"
                icon="edit"
                aria-label={t("trips:change.open")}
                onClick={() => setChanging(true)}
              >
                <span className={styles.short}>{t("trips:change.short")}</span>
                <span className={styles.long}>{t("trips:change.open")}</span>
              </Button>
            )}
            {!hasTerms && cancel}
          </div>
          {isOpen && !isSide && isLate && (
            <p className={styles.muted}>{t("trips:change.obstacle.late")}</p>
          )}
        </section>
        {/* Travellers' details come first, because the organizer still needs them. */}
        {booking.status <= bookingStatuses.tourComplete && (
          <div className={styles.travellers}>
            <TravellersBlock
              touristsUuid={booking.tourists_uuid}
              bookingUuid={booking.uuid}
              {...(booking.side && { bookingId: booking.id })}
              isHost={booking.tourists_uuid === null}
              version={[booking.start, booking.adults, ...(booking.children_ages ?? [])].join()}
              onChangeParty={() => setChanging(true)}
            />
          </div>
        )}
        <aside className={styles.aside} aria-label={t("card.label")}>
          <BookingCard booking={booking} isNamedAbove>
            <BookingMoney booking={booking} />
          </BookingCard>
        </aside>
        <div className={styles.rest}>
          <OrganizerMessages booking={booking} />
          <BookingTimeline booking={booking} />
          <OrganizerBlock booking={booking} />
          <div className={styles.folds}>
            {hasTerms && <BookingTerms booking={booking}>{cancel}</BookingTerms>}
            <BookingPapers booking={booking} />
            <BookingContacts id={booking.id} />
          </div>
        </div>
      </div>
      {isChanging && isOpen && (
        <Suspense>
          <ChangeBooking booking={booking} onClose={() => setChanging(false)} onChanged={refresh} />
        </Suspense>
      )}
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
    </>
  );
}

function ActionButton({
  action,
  booking,
  isMain,
}: {
  action: Exclude<BookingAction, "cancel">;
  booking: BookingView;
  isMain: boolean;
}) {
  const { t } = useTranslation("booking");
  const { locale } = useStorefront();
  const money = (minor: number) => formatMoney({ minor, currency: booking.currency }, locale);
  const links: Record<typeof action, { href: string; icon?: IconName; text: string }> = {
    pay: {
      href: booking.uuid === null ? payTripPath(booking.id) : payPath(booking.uuid),
      icon: "card",
      text: t("actions.pay", { amount: money((booking.prepayment ?? 0) - booking.paid) }),
    },
    payRest: {
      href: booking.uuid === null ? payTripPath(booking.id) : payPath(booking.uuid),
      icon: "card",
      text: t("actions.payRest", { amount: money((booking.total ?? 0) - booking.paid) }),
    },
    qr: { href: qrPath(booking.uuid ?? ""), icon: "qr", text: t("actions.qr") },
    review: { href: writeReviewPath(booking.uuid ?? ""), icon: "star", text: t("actions.review") },
    ownReview: { href: writeReviewPath(booking.uuid ?? ""), text: t("actions.ownReview") },
    tourAgain: { href: tourPath(booking.tour.slug), text: t("actions.tourAgain") },
    allTours: { href: allToursPath(), text: t("actions.allTours") },
  };
  // Reviews need the booking's link.
  if ((action === "review" || action === "ownReview") && booking.uuid === null) return null;
  const { text, ...link } = links[action];
  return (
    <Button size="lg" variant={isMain ? "primary" : "secondary"} {...link}>
      {text}
    </Button>
  );
}

/** Opens cancelling; less prominent than other actions. */
function CancelButton({ booking, onCancel }: { booking: BookingView; onCancel: () => void }) {
  const { t } = useTranslation("booking");
  const share = refundShareToday(booking);
  return (
    <Button variant="ghost" className={styles.cancel} onClick={onCancel}>
      {t(share === null ? "actions.cancel" : `actions.${cancelTexts[share]}`)}
    </Button>
  );
}
