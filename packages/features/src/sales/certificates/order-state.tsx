import { useQuery } from "@tanstack/react-query";
import type { CertificateOrder } from "@tropa/api-contract/sales/calls-certificates";
import { formatMoney } from "@tropa/domain/money";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { ErrorState } from "@tropa/ui-kit/error-state";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useState } from "react";
import { queryClient } from "../../platform/api/query-client.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { bankPollMs } from "../payment-state/bank-look.ts";
import { paymentWays } from "../payment-state/payment-state.ts";
import type { PaymentWay } from "../payment-state/payment-state.ts";
import { isSbpStart } from "../sbp/sbp-start.ts";
import { readOrder, refundOrder, resendOrder, startPaying } from "./certificate-calls.ts";
import type { StartedCertificate } from "./certificate-calls.ts";
import { CertificatePayment } from "./certificate-payment.tsx";
import { CertificatePicture } from "./certificate-picture.tsx";
import { CertificateWishes } from "./certificate-wishes.tsx";
import styles from "./certificates.module.css";

/** The state of a certificate order and its possible actions, for the buyer. */
export function OrderState({ uuid, path }: { uuid: string; path: string }) {
  const { t } = useTranslation("certificates");
  const storefront = useStorefront();
  const queryKey = ["certificate-order", uuid];
  const client = queryClient();
  const { data, isError, refetch } = useQuery(
    {
      queryKey,
      queryFn: () => readOrder(storefront, uuid),
      refetchInterval: ({ state }) => (state.data?.state === "ordered" ? bankPollMs : false),
      // The order has changed after a visit to the bank.
      staleTime: 0,
      retry: false,
    },
    client,
  );
  if (isError)
    return (
      <ErrorState
        headingLevel={2}
        title={t("state.unreachable")}
        text={t("state.unreachableText")}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="block" height="16rem" />;
  return (
    <OrderCard
      order={data}
      path={path}
      onChanged={(order) => client.setQueryData(queryKey, order)}
    />
  );
}

function OrderCard({
  order,
  path,
  onChanged,
}: {
  order: CertificateOrder;
  path: string;
  onChanged: (order: CertificateOrder) => void;
}) {
  const { t } = useTranslation("certificates");
  const storefront = useStorefront();
  const { variant, locale } = storefront;
  const [isSure, setSure] = useState(false);
  const [started, setStarted] = useState<StartedCertificate | null>(null);
  const payCall = useCall();
  const actionCall = useCall();
  const amount = formatMoney({ minor: order.amount, currency: order.currency }, locale);
  const day = (date: string) => formatDate(date, locale, "full");
  const act = (send: typeof resendOrder, done: string) =>
    void actionCall.run({
      body: order.uuid,
      send: (uuid) => send(storefront, uuid),
      onDone(changed) {
        actionCall.release();
        setSure(false);
        onChanged(changed);
        showToast({ type: "success", text: done });
      },
    });
  const ways = paymentWays(variant.paymentSystems, order.currency);
  const pay = ({ choices }: PaymentWay) =>
    void payCall.run({
      body: choices,
      send: () =>
        startPaying(
          storefront,
          { uuid: order.uuid, seen: { amount: order.amount, currency: order.currency } },
          { choices, path },
        ),
      onDone(begun) {
        if (!isSbpStart(begun)) {
          window.location.assign(begun.url);
          return;
        }
        payCall.release();
        setStarted(begun);
      },
    });
  if (started && order.state === "ordered")
    return (
      <CertificatePayment
        started={started}
        path={path}
        amount={amount}
        onOther={() => setStarted(null)}
      />
    );
  return (
    <section className={styles.order} aria-labelledby="order">
      <CertificatePicture
        light={order.light}
        brand={brandName(variant, locale)}
        title={t("gift")}
        amount={amount}
      />
      <div className={styles.facts}>
        <div className={styles.facts} role="status">
          <h2 id="order">{t(`state.${order.state}.title`, { amount })}</h2>
          <p>
            {t(`state.${order.state}.text`, {
              date: day(order.until ?? order.send_on),
              code: order.code_ending ?? "",
            })}
          </p>
          {order.sent_at !== null && <p>{t("state.sent", { date: day(order.send_on) })}</p>}
        </div>
        <CertificateWishes recipient={order.recipient_name} wish={order.wish} buyer="" />
        <FormAlert problem={payCall.problem ?? actionCall.problem} />
        <div className={styles.actions}>
          {order.state === "ordered" &&
            ways.map((way, index) => (
              <Button
                key={way.method}
                variant={index === 0 ? "primary" : "secondary"}
                loading={payCall.isRunning}
                onClick={() => pay(way)}
              >
                {ways.length === 1
                  ? t("booking:pay.send", { amount })
                  : t(`booking:pay.method.${way.method}`)}
              </Button>
            ))}
          {order.may_refund && order.state === "good" && (
            <Button
              variant="secondary"
              loading={actionCall.isRunning}
              onClick={() => act(resendOrder, t("state.resent"))}
            >
              {t("state.resend")}
            </Button>
          )}
          {order.may_refund && !isSure && (
            <Button variant="secondary" onClick={() => setSure(true)}>
              {t("state.refund")}
            </Button>
          )}
          {order.may_refund && isSure && (
            <Button
              variant="secondary"
              loading={actionCall.isRunning}
              onClick={() => act(refundOrder, t("state.refundDone"))}
            >
              {t("state.refundSure", { amount })}
            </Button>
          )}
        </div>
        {order.may_refund && <p className={styles.muted}>{t("state.refundHint")}</p>}
      </div>
    </section>
  );
}
