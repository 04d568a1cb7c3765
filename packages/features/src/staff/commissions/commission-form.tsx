import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import {
  commissionPreviewCall,
  longestMoneyReason,
  setCommissionCall,
} from "@tropa/api-contract/staff/calls-commission";
import type { CommissionPreview } from "@tropa/api-contract/staff/calls-commission";
import { commissionScopes, typedPercent } from "@tropa/domain/organizers/commission";
import type { CommissionScope } from "@tropa/domain/organizers/commission";
import { formatMoney } from "@tropa/domain/money";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { DateField } from "@tropa/ui-kit/date-field";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { randomId } from "../../platform/browser/random-id.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { deskKey } from "../queues/desk-queries.ts";
import { SubjectFields } from "./subject-fields.tsx";
import styles from "../queues/queues.module.css";
import money from "../payouts/money.module.css";

interface Typed {
  scope: CommissionScope;
  subject: string;
  percent: string;
  startsOn: string;
  reason: string;
}
type Faults = Partial<Record<keyof Typed, string>>;

/** A commission from a day on: what it would change is shown first. */
export function CommissionForm() {
  const { t } = useTranslation("staffMoney");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const tomorrow = addDays(todayIn("UTC"), 1);
  const [typed, setTyped] = useState<Typed>({
    scope: "organizer",
    subject: "",
    percent: "",
    startsOn: tomorrow,
    reason: "",
  });
  const [faults, setFaults] = useState<Faults>({});
  const [preview, setPreview] = useState<CommissionPreview | null>(null);
  const [key, setKey] = useState(randomId);
  const percent = typedPercent(typed.percent);
  const subject = typed.scope === "all" ? "" : typed.subject.trim();
  const change = (changes: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setFaults({});
    // A reason changes nothing of what is shown.
    if (!("reason" in changes)) setPreview(null);
  };
  const onError = (error: unknown) => {
    setPreview(null);
    if (isApiClientError(error) && error.status === 404)
      return setFaults({ subject: t("terms.unknown") });
    const day = isApiClientError(error) ? error.validation.starts_on?.[0] : undefined;
    if (day) return setFaults({ startsOn: day });
    return showToast({ type: "error", text: t("staffDesk:failed") });
  };
  const term = { scope: typed.scope, subject, starts_on: typed.startsOn };
  const look = useMutation({
    mutationFn: () =>
      callApi(storefront, commissionPreviewCall, {
        query: { ...term, percent: String(percent ?? 0) },
      }),
    onSuccess: setPreview,
    onError,
  });
  const set = useMutation({
    mutationFn: () =>
      callApi(storefront, setCommissionCall, {
        body: { ...term, percent: percent ?? 0, reason: typed.reason.trim() },
        idempotencyKey: key,
      }),
    onSuccess: () => {
      showToast({ type: "success", text: t("terms.done") });
      setTyped((before) => ({ ...before, percent: "", reason: "" }));
      setPreview(null);
      setKey(randomId());
    },
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  const submit = () => {
    const required = t("kit:validation.required");
    const found: Faults = {
      ...(typed.scope !== "all" && subject === "" && { subject: required }),
      ...(percent === null && {
        percent: typed.percent.trim() === "" ? required : t("kit:validation.incorrect"),
      }),
      ...(typed.startsOn < tomorrow && {
        startsOn: typed.startsOn === "" ? required : t("terms.fromTomorrow"),
      }),
      ...(typed.reason.trim() === "" && { reason: required }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    if (preview) set.mutate();
    else look.mutate();
  };
  const errorOf = (name: keyof Typed) => faults[name] !== undefined && { error: faults[name] };
  return (
    <form
      noValidate
      className={styles.item}
      aria-labelledby="new-commission"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="new-commission">{t("terms.new")}</h2>
      <div className={styles.fields}>
        <Select
          name="scope"
          label={t("terms.scope")}
          value={typed.scope}
          items={commissionScopes.map((value) => ({ value, text: t(`terms.scopes.${value}`) }))}
          onValueChange={(value) =>
            change({
              scope: commissionScopes.find((one) => one === value) ?? "organizer",
              subject: "",
            })
          }
        />
        {typed.scope !== "all" && (
          <SubjectFields
            key={typed.scope}
            scope={typed.scope}
            subject={typed.subject}
            error={faults.subject}
            onChange={(value) => change({ subject: value })}
          />
        )}
        <TextField
          name="percent"
          label={t("terms.value")}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          value={typed.percent}
          onValueChange={(value) => change({ percent: value })}
          {...errorOf("percent")}
        />
        <DateField
          name="starts_on"
          label={t("terms.startsOn")}
          min={tomorrow}
          value={typed.startsOn}
          onValueChange={(value) => change({ startsOn: value })}
          {...errorOf("startsOn")}
        />
      </div>
      <TextField
        name="reason"
        label={t("staffDesk:actReason")}
        maxLength={longestMoneyReason}
        autoComplete="off"
        value={typed.reason}
        onValueChange={(value) => change({ reason: value })}
        {...errorOf("reason")}
      />
      <div aria-live="polite" className={money.changes}>
        {preview && <Changes preview={preview} percent={percent ?? 0} startsOn={typed.startsOn} />}
      </div>
      <div>
        <Button type="submit" loading={look.isPending || set.isPending}>
          {t(preview ? "terms.submit" : "terms.preview")}
        </Button>
      </div>
    </form>
  );
}

function Changes({
  preview,
  percent,
  startsOn,
}: {
  preview: CommissionPreview;
  percent: number;
  startsOn: string;
}) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  const { before, next, exceptions, title, departs_on: departsOn } = preview;
  const day = (date: string) => formatDate(date, locale, "full");
  const values = { day: day(startsOn), percent: percent.toLocaleString(locale) };
  return (
    <>
      {title !== "" && <b>{[title, departsOn && day(departsOn)].filter(Boolean).join(", ")}</b>}
      <p>
        {before === null
          ? t("terms.changeFirst", values)
          : t("terms.change", {
              ...values,
              before:
                "percent" in before
                  ? t("terms.percent", { percent: before.percent.toLocaleString(locale) })
                  : t("terms.perSeat", {
                      amount: formatMoney(
                        { minor: before.quantity, currency: before.currency },
                        locale,
                      ),
                    }),
            })}
      </p>
      {next && <p>{t("terms.nextFrom", { day: day(next.starts_on) })}</p>}
      {exceptions > 0 && <p>{t("terms.exceptions", { count: exceptions })}</p>}
      <p>{t("terms.keep")}</p>
    </>
  );
}
