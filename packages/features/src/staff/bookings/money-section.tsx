import type { PaymentOfBooking, StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { formatMoney } from "@tropa/domain/money";
import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import { ledgerSums } from "@tropa/domain/sales/money/ledger";
import { outsideProvider, paymentProviders, providerName } from "@tropa/domain/sales/payment";
import { formatDateRange } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Link } from "@tropa/ui-kit/link";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useMayOpen } from "../queues/desk-queries.ts";
import { ActButtons } from "./acts/act-buttons.tsx";
import { FactList, PageSection } from "../sections/page-section.tsx";
import styles from "./bookings.module.css";

const GoodwillDialog = lazyPart("staff", () => import("./acts/goodwill-dialog.tsx"));
const DiscountDialog = lazyPart("staff", () => import("./acts/discount-dialog.tsx"));
const OutsideDialog = lazyPart("staff", () => import("./acts/outside-dialog.tsx"));
const OutsideRefundDialog = lazyPart("staff", () => import("./acts/outside-refund-dialog.tsx"));

/** The payment at its provider; null where only a list of payments can be opened. */
function pageAtProvider({ provider, provider_ref: ref }: PaymentOfBooking): string | null {
  if (provider !== paymentProviders.stripe.id || ref === null) return null;
  return `https://dashboard.stripe.com/search?query=${encodeURIComponent(ref)}`;
}

/** Price, what came and what went back, payment by payment. */
export function MoneySection({ booking }: { booking: StaffBooking }) {
  const { t } = useTranslation("staffBookings");
  const { t: tDesk } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const moment = useMoment();
  const { status, currency, total, prepayment, paid, payments } = booking;
  const sums = ledgerSums(booking.ledger);
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const left = isCanceled(status) ? 0 : (total ?? 0) - paid;
  const mayMoveMoney = useMayOpen("payments", "money");
  const mayGiveBack =
    status >= bookingStatuses.madePrepayment &&
    // What goes on without any money is cancelled instead.
    sums.paid - sums.back - sums.coming > (isCanceled(status) ? 0 : 1) &&
    mayMoveMoney;
  return (
    <PageSection title={t("money.title")}>
      <FactList
        facts={[
          [t("money.total"), total === null ? t("facts.none") : money(total)],
          [
            booking.promo ? t("money.promo", { code: booking.promo.code }) : "",
            booking.promo &&
              [money(booking.promo.off), t(`money.bearers.${booking.promo.bearer}`)].join(" · "),
          ],
          [t("discount.given"), booking.discount > 0 && money(booking.discount)],
          [t("money.prepayment"), prepayment !== null && money(prepayment)],
          [t("money.paid"), money(sums.paid)],
          [t("money.back"), sums.back > 0 && money(sums.back)],
          [t("money.coming"), sums.coming > 0 && money(sums.coming)],
          [t("money.left"), left > 0 && money(left)],
        ]}
      />
      <ActButtons
        booking={booking}
        acts={[
          {
            text: t("outside.open"),
            renderDialog: (props) => <OutsideDialog {...props} />,
            isOffered: mayMoveMoney && left > 0 && status >= bookingStatuses.pendingPrepayment,
          },
          {
            text: t("discount.open"),
            renderDialog: (props) => <DiscountDialog {...props} />,
            isOffered: mayMoveMoney && left > 0 && status <= bookingStatuses.madePrepayment,
          },
          {
            text: t("goodwill.give"),
            renderDialog: (props) => <GoodwillDialog {...props} />,
            isOffered: mayGiveBack,
          },
        ]}
      />
      {payments.length === 0 && <p className={styles.muted}>{t("money.empty")}</p>}
      <ul className={styles.entries}>
        {payments.map((payment) => {
          const isOutside = payment.provider === outsideProvider;
          const provider = isOutside ? "outside" : providerName(payment.provider);
          return (
            <li key={payment.id}>
              <p className={styles.line}>
                <b>{money(payment.amount)}</b>
                <span>{t(`paymentStatus.${payment.status}`)}</span>
              </p>
              <p className={styles.muted}>
                {[
                  t(`money.kinds.${payment.kind}`, { defaultValue: payment.kind }),
                  t(`money.methods.${payment.method}`, { defaultValue: payment.method }),
                  provider && t(`money.providers.${provider}`),
                  t("number", { id: payment.id }),
                  payment.paid_on === null
                    ? moment(payment.settled_at ?? payment.created_at)
                    : formatDateRange(payment.paid_on, payment.paid_on, locale, "full"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {isOutside && (
                <p className={styles.muted}>{t("outside.paper", { number: payment.paper })}</p>
              )}
              {!isOutside && payment.provider_ref !== null && (
                <p className={styles.muted}>{t("money.bank", { ref: payment.provider_ref })}</p>
              )}
              {payment.alerts.map((reason) => (
                <p key={reason} className={styles.alert}>
                  {tDesk(`payments.reasons.${reason}`, { defaultValue: reason })}
                </p>
              ))}
              <ProviderLink payment={payment} />
              {payment.refunds.map((refund) => (
                <div key={refund.id} className={styles.refund}>
                  {[
                    t("money.refund", { amount: money(refund.amount) }),
                    t(`money.states.${refund.state}`),
                    t(`money.reasons.${refund.reason}`, { defaultValue: refund.reason }),
                    refund.paper !== null && t("outside.paper", { number: refund.paper }),
                    refund.bearer && t(`money.bearers.${refund.bearer}`),
                    moment(refund.done_at ?? refund.created_at),
                    refund.error,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                  {isOutside && refund.state === "pending" && mayMoveMoney && (
                    <ActButtons
                      booking={booking}
                      acts={[
                        {
                          text: t("outsideRefund.open"),
                          renderDialog: (props) => (
                            <OutsideRefundDialog {...props} refund={refund} />
                          ),
                          isOffered: true,
                        },
                      ]}
                    />
                  )}
                </div>
              ))}
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}

function ProviderLink({ payment }: { payment: PaymentOfBooking }) {
  const { t } = useTranslation("staffBookings");
  const href = pageAtProvider(payment);
  if (href === null) return null;
  return (
    <p>
      <Link href={href} target="_blank" rel="noreferrer">
        {t("money.openBank", { provider: t("money.providers.stripe") })}
      </Link>
    </p>
  );
}
