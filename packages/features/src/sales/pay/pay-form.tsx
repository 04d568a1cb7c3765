import type { createPaymentCall } from "@tropa/api-contract/sales/calls-booking-link";
import type { LinkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import { addDays } from "@tropa/domain/time/local-date";
import { formatMoney } from "@tropa/domain/money";
import type { PaymentKind } from "@tropa/domain/sales/payment";
import { formatDate } from "@tropa/i18n/format";
import type { PaymentKinds } from "../payment-state/payment-state.ts";
import { Button } from "@tropa/ui-kit/button";
import { Collapse } from "@tropa/ui-kit/collapse";
import { Form } from "@tropa/ui-kit/form";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { agreementPath, bookingPath, privacyPath } from "../../platform/links/paths.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { bookingLinkCalls } from "../calls/booking-calls.ts";
import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { ChargedAmount } from "../payment-state/charged-amount.tsx";
import { ChangedNotice } from "../booking/changed-notice.tsx";
import { HoldClock } from "../hold/hold-clock.tsx";
import { amountOf, paymentWays } from "../payment-state/payment-state.ts";
import { PaymentWays } from "../payment-state/payment-ways.tsx";
import { startPayment } from "../payment-state/start-payment.ts";
import type { PricedBooking } from "../booking-data/shown-booking.ts";
import { toSeenSum } from "../price/order-price.ts";
import { usePriceQuestion } from "../price/use-price-question.tsx";
import { PaySummary } from "./pay-summary.tsx";
import { isSbpStart } from "../sbp/sbp-start.ts";
import type { SbpStart } from "../sbp/sbp-start.ts";
import styles from "./pay-form.module.css";

const SbpPayment = lazyPart("trips", () => import("../sbp/sbp-payment.tsx"));
const CertificateCode = lazyPart("trips", () => import("../certificates/certificate-code.tsx"));

export interface PayFormProps {
  booking: PricedBooking;
  kinds: PaymentKinds;
  isChanged: boolean;
  /** Called when the hold has ended, to reload the booking. */
  onHoldEnd: () => void;
  /** Called when a payment has started. */
  onPaying: (payment: string) => void;
  /** Called when a certificate has paid; `isWhole` if it covered the whole amount due. */
  onPaid: (booking: LinkedBooking, isWhole: boolean) => void;
  /** Called if the API says that the booking has changed. */
  onChanged: () => Promise<void>;
}

/** A QR code shown instead of the form, and the request it was made for. */
interface SbpCodeShown {
  started: SbpStart;
  body: BodyOf<typeof createPaymentCall>;
  amount: string;
}

/** Chooses what to pay and how, then starts the payment. */
export function PayForm({
  booking,
  kinds,
  isChanged,
  onHoldEnd,
  onPaying,
  onPaid,
  onChanged,
}: PayFormProps) {
  const { t } = useTranslation("booking");
  const storefront = useStorefront();
  const { variant, locale } = storefront;
  const formId = useId();
  const ways = paymentWays(variant.paymentSystems, booking.currency);
  const [wanted, setKind] = useState<PaymentKind>(kinds[0]);
  // The chosen amount may have been paid in another tab.
  const kind = kinds.find((one) => one === wanted) ?? kinds[0];
  const [method, choose] = useState(ways[0]?.method);
  const { isRunning, problem, run, release } = useCall();
  const price = usePriceQuestion();
  const isHydrated = useIsHydrated();
  const [code, setCode] = useState<SbpCodeShown | null>(null);
  const [isOpened, setOpened] = useState(false);
  // While a certificate is being entered, other ways to pay are disabled.
  const [isCovering, setCovering] = useState(false);
  const amount = formatMoney(amountOf(kind, booking), locale);
  const way = ways.find((one) => one.method === method);

  const start = async (body: BodyOf<typeof createPaymentCall>, idempotencyKey: string) => {
    const { api, calls } = await bookingLinkCalls(storefront);
    const started = await api.call(calls.createPaymentCall, { body, idempotencyKey });
    onPaying(started.payment.uuid);
    return started;
  };
  const pay = (seen = toSeenSum(amountOf(kind, booking))) => {
    if (!way) return;
    const returnUrl = (path: string) =>
      absoluteUrl(storefront, locale, `${path}?uuid=${booking.uuid}`);
    const request = {
      uuid: booking.uuid,
      kind,
      method: way.method,
      return_url: returnUrl("/success"),
      fail_url: returnUrl("/fail"),
      seen,
    };
    void run({
      body: request,
      send: (_, idempotencyKey) =>
        startPayment(way.choices, idempotencyKey, async (choice, key) => {
          const body = { ...request, ...choice };
          return { body, started: await start(body, key) };
        }),
      onDone({ body, started }) {
        if (isSbpStart(started)) {
          release();
          setCode({
            started,
            body,
            amount: formatMoney({ minor: seen.amount, currency: seen.currency }, locale),
          });
          return;
        }
        // The button stays busy while the bank's page loads.
        window.location.assign(webAddress(started.url));
      },
      onRefused(refusal) {
        if (price.ask(refusal, (now) => now && pay(now))) {
          void onChanged();
          return true;
        }
        const code = codeOf(refusal);
        if (code !== "conflict" && code !== "gone") return false;
        void onChanged();
        return true;
      },
    });
  };

  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Link href={bookingPath(booking.uuid)} variant="quiet" className={styles.back}>
          <Icon name="arrow-left" size={20} />
          {t("back")}
        </Link>
        <div className={styles.title}>
          <h1>{t(kind === "payment" ? "pay.titleRest" : "pay.title")}</h1>
          {booking.hold_until && <HoldClock until={booking.hold_until} onEnd={onHoldEnd} />}
        </div>
        <ChangedNotice isChanged={isChanged} />
        {price.question}
      </header>
      <div className={styles.columns} data-code={code ? "" : undefined}>
        {code ? (
          <Suspense>
            <SbpPayment
              {...code}
              restart={(key) => start(code.body, key)}
              returnUrl={code.body.return_url}
              onOther={() => setCode(null)}
              onOver={() => {
                setCode(null);
                void onChanged();
              }}
            />
          </Suspense>
        ) : (
          <Form id={formId} className={styles.form} onSubmit={() => pay()}>
            {kinds.length === 2 && (
              <RadioGroup
                label={t("pay.howMuch")}
                layout="cards"
                value={kind}
                options={kinds.map((one) => ({
                  value: one,
                  label: t(`pay.kind.${one}.label`),
                  hint: t(`pay.kind.${one}.hint`, {
                    rest: t("common:rest.by", {
                      date: formatDate(addDays(booking.start, -1), locale, "full"),
                    }),
                    left: formatMoney(
                      {
                        minor: booking.total - Math.max(booking.prepayment, booking.paid),
                        currency: booking.currency,
                      },
                      locale,
                    ),
                  }),
                  aside: <ChargedAmount booking={booking} minor={amountOf(one, booking).minor} />,
                }))}
                onValueChange={(value) => setKind(kinds.find((one) => one === value) ?? kinds[0])}
              />
            )}
            {!isCovering && (
              <>
                <PaymentWays ways={ways} value={method} onChoose={choose} />
                <FormAlert problem={problem} />
              </>
            )}
          </Form>
        )}
        {variant.certificates && !code && (
          <Collapse
            className={styles.certificate}
            summary={t("pay.certificate")}
            onOpenChange={(isOpen) => isOpen && setOpened(true)}
          >
            {isOpened && (
              <Suspense>
                <CertificateCode
                  booking={booking}
                  kind={kind}
                  due={amountOf(kind, booking).minor}
                  onCovering={setCovering}
                  onPaid={onPaid}
                  onChanged={() => void onChanged()}
                />
              </Suspense>
            )}
          </Collapse>
        )}
        <PaySummary booking={booking} kind={kind}>
          {!code && !isCovering && (
            <div className={styles.send}>
              <Button
                type="submit"
                form={formId}
                size="lg"
                fullWidth
                icon="lock"
                loading={isRunning}
                // The button needs scripts.
                disabled={!isHydrated}
              >
                {t("pay.send", { amount })}
              </Button>
            </div>
          )}
        </PaySummary>
        <p className={styles.legal}>
          <Link href={agreementPath()}>{t("common:footer.agreement")}</Link>
          <Link href={privacyPath()}>{t("common:footer.privacy")}</Link>
        </p>
      </div>
    </div>
  );
}

/** Checks that a URL is HTTP(S) before the page navigates to it. */
function webAddress(url: string): string {
  if (!/^https?:$/.test(new URL(url).protocol))
    throw new TypeError(`not an address of the web: ${url}`);
  return url;
}
