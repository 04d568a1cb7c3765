import { addDays } from "@tropa/domain/time/local-date";
import { formatMoney } from "@tropa/domain/money";
import { isCanceled } from "@tropa/domain/sales/booking-status";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { Facts } from "@tropa/ui-kit/facts";
import { Picture } from "@tropa/ui-kit/picture";
import { QrCode } from "@tropa/ui-kit/qr-code";
import { CertaintyNote } from "../../departure/certainty-note.tsx";
import { decisionText } from "../../departure/certainty-text.ts";
import { TermsList } from "../../departure/terms-list.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { bookingPath, payPath, qrPath } from "../../../platform/links/paths.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { PaidBooking } from "../../booking-data/linked-booking.ts";
import { refundBasis, refundShareToday, termsOf } from "../../booking-data/booking-terms.ts";
import { HoldClock } from "../../hold/hold-clock.tsx";
import { NotPaid } from "./not-paid.tsx";
import { ShareTour } from "./share-tour.tsx";
import { NoticeScreen } from "../../booking-parts/notice.tsx";
import { decisionOf } from "../../booking-data/shown-booking.ts";
import type { ShownBooking } from "../../booking-data/shown-booking.ts";
import { useTripFacts } from "../../booking-data/trip-facts.ts";
import { TripLine } from "../../booking-parts/trip-line.tsx";
import { usePurchaseEvent } from "./use-purchase-event.ts";
import { usePaymentOutcome } from "./use-payment-outcome.ts";
import styles from "./success-screen.module.css";

const pictureSizes = ["800x600", "1600x1200"] as const;

const cancelHereTexts = {
  all: "cancelHere",
  part: "cancelHerePart",
  nothing: "cancelHereNothing",
} as const;

/** Banks send payers here after a payment; shows its result, however long the bank takes. */
export function SuccessScreen({ paid }: { paid: PaidBooking }) {
  const { booking, payment, outcome, isLong } = usePaymentOutcome(paid);
  if (outcome === "waiting" && isLong && isCanceled(booking.status))
    return <NotPaid reason="overdue" booking={booking} />;
  if (outcome === "waiting") return <Waiting booking={booking} isLong={isLong} />;
  if (outcome === "paid") return <Paid booking={booking} payment={payment} />;
  return <NotPaid reason={outcome === "lost" ? "lost" : "fail"} booking={booking} />;
}

function ToBooking({
  uuid,
  variant = "secondary",
}: {
  uuid: string;
  variant?: "primary" | "secondary";
}) {
  const { t } = useTranslation("booking");
  return (
    <Button size="lg" variant={variant} href={bookingPath(uuid)}>
      {t("actions.booking")}
    </Button>
  );
}

function Waiting({ booking, isLong }: { booking: ShownBooking; isLong: boolean }) {
  const { t } = useTranslation("booking");
  return (
    <NoticeScreen
      tone="waiting"
      mark={<span className={styles.spinner} />}
      title={t(isLong ? "waiting.longTitle" : "waiting.title")}
      text={t(isLong ? "waiting.longText" : "waiting.text")}
      actions={
        <>
          {isLong && (
            <Button size="lg" href={payPath(booking.uuid)}>
              {t("actions.toPayment")}
            </Button>
          )}
          <ToBooking uuid={booking.uuid} />
        </>
      }
    >
      <TripLine booking={booking}>
        {booking.hold_until && <HoldClock until={booking.hold_until} />}
      </TripLine>
    </NoticeScreen>
  );
}

function Paid({ booking, payment }: PaidBooking) {
  const { t } = useTranslation("booking");
  const { locale } = useStorefront();
  const { id } = booking;
  usePurchaseEvent(booking, payment);
  const decision = decisionOf(booking);
  const isGuaranteed = decision.certainty === "guaranteed";
  const amount = formatMoney(
    payment
      ? { minor: payment.amount, currency: payment.currency }
      : { minor: booking.paid, currency: booking.currency },
    locale,
  );
  return (
    <NoticeScreen
      tone="good"
      title={t(isGuaranteed ? "success.title" : "success.titleGathering")}
      text={
        <>
          {/* Nothing arrives from a bank if a certificate has paid for everything. */}
          {t(payment ? "success.textAmount" : "success.textPaid", { amount, id })}
          {!isGuaranteed && ` ${decisionText(t, locale, decision)}`}
        </>
      }
      actions={
        <>
          <ToBooking uuid={booking.uuid} variant="primary" />
          <div className={styles.links}>
            <Button
              variant="ghost"
              icon="calendar"
              href={`/spa/arrival.ics?uuid=${booking.uuid}&lang=${locale}`}
              download
            >
              {t("success.calendar")}
            </Button>
            <ShareTour tour={booking.tour} />
          </div>
        </>
      }
    >
      <Ticket booking={booking} />
      {isGuaranteed && <CertaintyNote decision={decision} />}
      <section className={styles.terms} aria-labelledby="terms">
        <h2 id="terms">{t("terms.title")}</h2>
        <TermsList
          timeZone={booking.time_zone}
          terms={termsOf(booking)}
          money={refundBasis(booking, booking.paid)}
        />
        <p>
          <Link href={bookingPath(booking.uuid)}>
            {t(`terms.${cancelHereTexts[refundShareToday(booking) ?? "nothing"]}`)}
          </Link>
        </p>
      </section>
    </NoticeScreen>
  );
}

/** The ticket and what comes next. */
function Ticket({ booking }: { booking: ShownBooking }) {
  const { t } = useTranslation("booking");
  const storefront = useStorefront();
  const { locale } = storefront;
  const left = (booking.total ?? 0) - booking.paid;
  const { dates, cabin, people, meeting, organizer } = useTripFacts(booking);
  const { tour } = booking;
  return (
    <>
      <article className={styles.trip}>
        <Picture
          template={tour.image.image}
          variants={pictureSizes}
          alt={tour.image.alt}
          width={16}
          height={9}
          sizes="(width >= 800px) 736px, 100vw"
          colour={tour.image.color}
          priority
        />
        <h2>{tour.title}</h2>
        <Facts
          layout="list"
          items={[dates, ...(cabin ? [cabin] : []), people, meeting, organizer]}
        />
        <div className={styles.ticket}>
          <QrCode
            className={styles.qr}
            value={absoluteUrl(storefront, locale, bookingPath(booking.uuid))}
            label={t("qr.label", { id: booking.id })}
            size={148}
          />
          <div>
            <p>{t("success.qrText")}</p>
            <Button variant="secondary" href={qrPath(booking.uuid)} icon="qr">
              {t("success.openQr")}
            </Button>
          </div>
        </div>
      </article>
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">{t("success.nextTitle")}</h2>
        <ol>
          <li>{t("success.nextLetter")}</li>
          <li>{t("success.nextOrganizer")}</li>
          {left > 0 && (
            <li>
              {t("common:rest.amountBy", {
                amount: formatMoney({ minor: left, currency: booking.currency }, locale),
                date: formatDate(addDays(booking.start, -1), locale, "full"),
              })}
            </li>
          )}
          <li>
            {t("success.nextMeet", {
              date: formatDate(booking.start, locale),
              place: meeting.value,
            })}
          </li>
        </ol>
      </section>
    </>
  );
}
