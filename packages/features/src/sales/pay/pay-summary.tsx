import { currencySigns, formatMoney } from "@tropa/domain/money";
import type { PaymentKind } from "@tropa/domain/sales/payment";
import { addDays } from "@tropa/domain/time/local-date";
import { formatDate } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import type { ReactNode } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { decisionOf } from "../booking-data/shown-booking.ts";
import type { PricedBooking } from "../booking-data/shown-booking.ts";
import { useTripFacts } from "../booking-data/trip-facts.ts";
import { TripLine } from "../booking-parts/trip-line.tsx";
import { CertaintyNote } from "../departure/certainty-note.tsx";
import { decisionText } from "../departure/certainty-text.ts";
import { ChargedAmount } from "../payment-state/charged-amount.tsx";
import { amountOf } from "../payment-state/payment-state.ts";
import { PayTerms } from "./pay-terms.tsx";
import styles from "./pay-form.module.css";

interface PaySummaryProps {
  booking: PricedBooking;
  kind: PaymentKind;
  /** The button. */
  children: ReactNode;
}

/** What is paid for, the sum, the button, and what a payer wants to know before pressing it. */
export function PaySummary({ booking, kind, children }: PaySummaryProps) {
  const { t } = useTranslation("booking");
  const { variant, locale, currency } = useStorefront();
  const { people } = useTripFacts(booking);
  const decision = decisionOf(booking);
  return (
    <aside className={styles.aside} aria-label={t("card.label")}>
      <TripLine booking={booking} people={people.value} />
      <div className={styles.sums}>
        <Sums booking={booking} kind={kind} />
        {currency !== booking.currency && (
          <p className={styles.muted}>
            {t("pay.charged", { currency: currencySigns[booking.currency] })}
          </p>
        )}
      </div>
      {decision.certainty === "guaranteed" ? (
        <CertaintyNote decision={decision} />
      ) : (
        <p>{decisionText(t, locale, decision)}</p>
      )}
      {children}
      <div className={styles.terms}>
        <PayTerms booking={booking} kind={kind} />
        <p className={styles.safe}>
          <Icon name="lock" size={20} />
          {t("pay.safe")}
        </p>
        {variant.legalEntity && (
          <p className={styles.safe}>
            <Icon name="shield" size={20} />
            <span>
              {t("pay.seller")} {/* As it is registered, in the storefront's first language. */}
              <span lang={variant.locales[0]}>
                {variant.legalEntity.name}, {variant.legalEntity.registration}
              </span>
            </span>
          </p>
        )}
      </div>
    </aside>
  );
}

/** The sum, step by step, so that the payer can check it. */
function Sums({ booking, kind }: Omit<PaySummaryProps, "children">) {
  const { t } = useTranslation("booking");
  const { locale } = useStorefront();
  const { total, prepayment, paid, adults, children, currency, promo } = booking;
  const charged = (minor: number) => <ChargedAmount booking={booking} minor={minor} />;
  const isPrepayment = kind === "prepayment";
  // Children may pay less, and a change may have left a sum that no longer divides.
  const isEach = children === 0 && total % adults === 0;
  return (
    <dl className={styles.money}>
      <div>
        <dt>
          {t("money.total")}
          {isEach && (
            <small>
              {t("money.each", {
                price: formatMoney({ minor: total / adults, currency }, locale),
                people: t("card.adults", { count: adults }),
              })}
            </small>
          )}
        </dt>
        <dd>{charged(total)}</dd>
      </div>
      {promo && (
        <div>
          <dt>{t("money.promo", { code: promo.code })}</dt>
          <dd>{charged(-promo.off)}</dd>
        </div>
      )}
      {paid > 0 && (
        <div>
          <dt>{t("money.paid")}</dt>
          <dd>{charged(paid)}</dd>
        </div>
      )}
      {isPrepayment && (
        <>
          <div>
            <dt>
              {t("money.prepaymentPercent", { percent: Math.round((prepayment / total) * 100) })}
            </dt>
            <dd>{charged(prepayment)}</dd>
          </div>
          <div>
            <dt>{t("money.restBy", { date: formatDate(addDays(booking.start, -1), locale) })}</dt>
            <dd>{charged(total - Math.max(prepayment, paid))}</dd>
          </div>
        </>
      )}
      <div data-strong="">
        <dt>{t("pay.now")}</dt>
        <dd>{charged(amountOf(kind, booking).minor)}</dd>
      </div>
    </dl>
  );
}
