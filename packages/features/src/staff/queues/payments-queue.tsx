import { useQuery } from "@tanstack/react-query";
import { resolvePaymentAlertCall } from "@tropa/api-contract/staff/calls-desk";
import type { PaymentAlert } from "@tropa/api-contract/staff/calls-desk";
import { formatMoney } from "@tropa/domain/money";
import { Button } from "@tropa/ui-kit/button";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { alertsQuery, useDeskAct } from "./desk-queries.ts";
import { Queue, useQueueAddress } from "./queue.tsx";
import styles from "./queues.module.css";

/** Payments that need attention. */
export function PaymentsQueue() {
  const { t } = useTranslation("staffDesk");
  const { page, query, hrefFor, narrow } = useQueueAddress("payments");
  const isResolved = query.get("resolved") === "1";
  const options = alertsQuery(useStorefront(), { isResolved, page });
  const { mutate } = useDeskAct<{ id: number; is_resolved: boolean }, PaymentAlert>({
    send: (api, body) => api.call(resolvePaymentAlertCall, { body }),
    leaves: { queryKey: options.queryKey, isIt: (item, { id }) => item.id === id },
    done: ({ id, is_resolved: to }) => ({
      text: t(to ? "payments.resolved" : "payments.reopened"),
      action: { label: t("undo"), onPress: () => mutate({ id, is_resolved: !to }) },
    }),
  });
  return (
    <>
      <SegmentedControl
        label={t("payments.which")}
        value={isResolved ? "1" : "0"}
        onValueChange={(value) => narrow("resolved", value === "1" ? "1" : "")}
        segments={[
          { value: "0", label: t("payments.open") },
          { value: "1", label: t("payments.done") },
        ]}
      />
      <Queue
        result={useQuery(options)}
        hrefFor={hrefFor}
        empty={t(isResolved ? "payments.emptyDone" : "payments.empty")}
        keyOf={({ id }) => id}
      >
        {(alert) => (
          <AlertItem
            alert={alert}
            onResolve={() => mutate({ id: alert.id, is_resolved: alert.resolved === null })}
          />
        )}
      </Queue>
    </>
  );
}

function AlertItem({ alert, onResolve }: { alert: PaymentAlert; onResolve: () => void }) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const moment = useMoment();
  const { reason, details, payment, resolved } = alert;
  const act = t(`payments.acts.${reason}`, { defaultValue: "" });
  return (
    <>
      <div className={styles.head}>
        {/* A reason without a text yet is shown by its code. */}
        <h2>{t(`payments.reasons.${reason}`, { defaultValue: reason })}</h2>
        <span className={styles.hint}>{moment(alert.created_at)}</span>
      </div>
      {payment && (
        <p>
          {t("payments.payment", {
            id: payment.id,
            booking: payment.booking_id,
            amount: formatMoney({ minor: payment.amount, currency: payment.currency }, locale),
          })}
        </p>
      )}
      {act && <p>{act}</p>}
      {details && <p className={styles.code}>{t("payments.technical", { details })}</p>}
      {resolved && (
        <p className={styles.hint}>
          {t("payments.by", { name: resolved.by, moment: moment(resolved.at) })}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onResolve}>
          {t(resolved ? "payments.reopen" : "payments.resolve")}
        </Button>
      </div>
    </>
  );
}
