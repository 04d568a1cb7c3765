import { useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { recordPayoutCall } from "@tropa/api-contract/organizers/calls-money";
import { maxLength, required } from "@tropa/domain/forms/form-rules";
import type { Rule } from "@tropa/domain/forms/form-rules";
import type { Currency } from "@tropa/domain/money";
import { Button } from "@tropa/ui-kit/button";
import { DateField } from "@tropa/ui-kit/date-field";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { typedMinor } from "../../organizers/departures/terms-values.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { deskKey } from "../queues/desk-queries.ts";
import styles from "../queues/queues.module.css";

type Values = { currency: Currency; amount: string; paid_on: string; reference: string };

const amount: Rule = (value) =>
  typeof value === "string" && typedMinor(value) !== null ? null : { key: "incorrect" };
/** The API's limit, characters. */
const longestReference = 100;

/** Records a pay-out: amount, date, and the bank's document number, which must be unique. */
export function PayoutForm({ organizerId }: { organizerId: number }) {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const { currencies, chargeCurrency } = storefront.variant;
  const { form, state, field } = useApiForm(() =>
    createApiForm<Values>({
      rules: {
        amount: [required, amount],
        currency: [required],
        paid_on: [required],
        reference: [required, maxLength(longestReference)],
      },
      text: failureText(t),
    }),
  );
  const { min: _min, max: _max, ...paidOn } = field("paid_on");
  const submit = () =>
    form.submit({
      body: ({ amount: typed, reference, ...rest }) => ({
        organizer_id: organizerId,
        amount: typedMinor(typed) ?? 0,
        reference: reference.trim(),
        ...rest,
      }),
      send: (body) => callApi(storefront, recordPayoutCall, { body }),
      onSent: () => {
        form.set("amount", "");
        form.set("reference", "");
        form.release();
        showToast({ type: "success", text: t("payouts.recorded") });
        void queries.invalidateQueries({ queryKey: deskKey });
      },
      onRefused: (error) => {
        const isTwice = isApiClientError(error) && error.status === 409;
        return isTwice && { reference: t("payouts.twice") };
      },
    });
  return (
    <section className={styles.item}>
      <h3>{t("payouts.new")}</h3>
      <CallForm
        problem={state.problem}
        onSubmit={() => {
          void submit();
        }}
      >
        <div className={styles.fields}>
          <TextField
            {...field("amount")}
            label={t("payouts.amount")}
            inputMode="decimal"
            autoComplete="off"
          />
          <Select
            {...field("currency")}
            label={t("payouts.currency")}
            defaultValue={chargeCurrency}
            items={currencies.map((value) => ({ value, text: t(`common:currencies.${value}`) }))}
          />
          <DateField {...paidOn} label={t("payouts.day")} max="today" />
          <TextField {...field("reference")} label={t("payouts.reference")} autoComplete="off" />
        </div>
        <div className={styles.actions}>
          <Button type="submit" loading={state.isSending}>
            {t("payouts.record")}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}
