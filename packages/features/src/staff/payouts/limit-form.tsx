import { longestMoneyReason } from "@tropa/api-contract/staff/calls-commission";
import { setPayoutLimitCall } from "@tropa/api-contract/staff/calls-payouts";
import type { PayoutLimit } from "@tropa/api-contract/staff/calls-payouts";
import { currencies, formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { typedMinor } from "../../organizers/departures/terms-values.ts";
import { useDeskAct } from "../queues/desk-queries.ts";
import { LimitProposal } from "./limit-proposal.tsx";
import ReasonDialog from "../sections/reason-dialog.tsx";
import styles from "../queues/queues.module.css";

/** The sums up to which one person is enough, and a form for a new one. A higher one waits for a colleague. */
export function LimitForm({ limits }: { limits: readonly PayoutLimit[] }) {
  const { t } = useTranslation("staffMoney");
  const { locale, variant } = useStorefront();
  const [currency, setCurrency] = useState<Currency>(variant.chargeCurrency);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const amount = typedMinor(typed);
  const inForce = limits.find((limit) => limit.currency === currency)?.amount ?? 0;
  const isHigher = amount !== null && amount > inForce;
  const { mutate, isPending } = useDeskAct<string>({
    send: (api, reason) =>
      api.call(setPayoutLimitCall, { body: { currency, amount: amount ?? 0, reason } }),
    done: () => ({ text: t(isHigher ? "limit.proposed" : "limit.done") }),
  });
  return (
    <section className={styles.item}>
      <h2>{t("limit.title")}</h2>
      <p className={styles.hint}>{t("limit.text")}</p>
      <ul className={styles.list}>
        {limits.map((limit) => (
          <li key={limit.currency}>
            <p>
              {t("limit.upTo", {
                amount: formatMoney({ minor: limit.amount, currency: limit.currency }, locale),
              })}
            </p>
            {limit.proposal && (
              <LimitProposal proposal={limit.proposal} currency={limit.currency} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.fields}>
        <Select
          label={t("payables.currency")}
          value={currency}
          items={currencies.map((value) => ({ value, text: t(`common:currencies.${value}`) }))}
          onValueChange={(value) =>
            setCurrency((before) => currencies.find((one) => one === value) ?? before)
          }
        />
        <TextField
          name="limit"
          label={t("limit.amount")}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
          {...(isWrong && { error: t("kit:validation.incorrect") })}
        />
      </div>
      <div>
        <Button
          variant="secondary"
          onClick={() => {
            setWrong(amount === null);
            setConfirming(amount !== null);
          }}
        >
          {t("limit.set")}
        </Button>
      </div>
      {isConfirming && amount !== null && (
        <ReasonDialog
          title={t("limit.set")}
          text={t(isHigher ? "limit.sureHigher" : "limit.sure", {
            amount: formatMoney({ minor: amount, currency }, locale),
          })}
          submit={t("limit.set")}
          maxLength={longestMoneyReason}
          isRunning={isPending}
          onSubmit={(reason, close) => mutate(reason, { onSuccess: close })}
          onClose={() => setConfirming(false)}
        />
      )}
    </section>
  );
}
