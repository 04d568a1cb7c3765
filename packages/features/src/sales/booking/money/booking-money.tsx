import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import { ledgerSums } from "@tropa/domain/sales/money/ledger";
import { addDays } from "@tropa/domain/time/local-date";
import { formatDate } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ChargedAmount } from "../../payment-state/charged-amount.tsx";
import { isPriced } from "../../booking-data/shown-booking.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { BookingView } from "../../booking-data/shown-booking.ts";
import styles from "./booking-money.module.css";

/** Price, what was paid, went back and remains, in the currency that is charged. */
export function BookingMoney({ booking }: { booking: BookingView }) {
  const { t } = useTranslation("booking");
  const { locale } = useStorefront();
  const money = (minor: number) => <ChargedAmount booking={booking} minor={minor} />;
  if (!isPriced(booking))
    return (
      <dl className={styles.root}>
        <div>
          <dt>{t("money.total")}</dt>
          <dd>{t(isCanceled(booking.status) ? "money.never" : "money.open")}</dd>
        </div>
      </dl>
    );
  const isMade = booking.status >= bookingStatuses.madePrepayment;
  const due = isMade ? 0 : booking.prepayment - booking.paid;
  const left = booking.total - booking.paid - due;
  const sums = ledgerSums(booking.ledger);
  return (
    <dl className={styles.root}>
      {booking.promo && (
        <div>
          <dt>{t("money.promo", { code: booking.promo.code })}</dt>
          <dd>{money(-booking.promo.off)}</dd>
        </div>
      )}
      <div>
        <dt>{t("money.total")}</dt>
        <dd>{money(booking.total)}</dd>
      </div>
      {booking.discount.total > 0 && (
        <div>
          <dt>{t("money.discount")}</dt>
          <dd>{money(booking.discount.total)}</dd>
        </div>
      )}
      {(["paid", "back", "coming"] as const).map(
        (name) =>
          sums[name] > 0 && (
            <div key={name}>
              <dt>{t(`money.${name}`)}</dt>
              <dd>{money(sums[name])}</dd>
            </div>
          ),
      )}
      {due > 0 && (
        <div>
          <dt>{t("money.prepayment")}</dt>
          <dd>{money(due)}</dd>
        </div>
      )}
      {booking.paid > 0 && left > 0 && !isCanceled(booking.status) && (
        <div data-strong="">
          <dt>{t("money.restBy", { date: formatDate(addDays(booking.start, -1), locale) })}</dt>
          <dd>{money(left)}</dd>
        </div>
      )}
    </dl>
  );
}
