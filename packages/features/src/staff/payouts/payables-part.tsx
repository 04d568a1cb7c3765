import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { createPayoutRunCall, payablesCsvCall } from "@tropa/api-contract/staff/calls-payouts";
import type { Payable } from "@tropa/api-contract/staff/calls-payouts";
import { longestMoneyReason } from "@tropa/api-contract/staff/calls-commission";
import { currencies, formatMoney } from "@tropa/domain/money";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { DateField } from "@tropa/ui-kit/date-field";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { randomId } from "../../platform/browser/random-id.ts";
import { saveFile } from "../../platform/browser/save-file.ts";
import { toastFailure } from "../../platform/forms/problems/failure-toast.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { useGo } from "../../platform/history/layers.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { moneyHref, payablesQuery, useFilters } from "./money-queries.ts";
import type { PayablesQuery } from "./money-queries.ts";
import { PayableItem } from "./payable-item.tsx";
import styles from "../queues/queues.module.css";
import money from "./money.module.css";

const keyOf = ({ organizer, currency }: Payable) => `${organizer.id} ${currency}`;

/** What organizers are owed: filters, and a choice of sums that becomes a run. */
export function PayablesPart() {
  const { t } = useTranslation("staffMoney");
  const storefront = useStorefront();
  const { given, narrow, hrefOf } = useFilters();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Payable>>(new Map());
  const currency = currencies.find((one) => one === given("currency"));
  const until = isLocalDate(given("until")) ? given("until") : "";
  const ready = given("ready");
  const after = given("after");
  const filter: PayablesQuery = {
    ...(given("q") && { q: given("q") }),
    ...(currency && { currency }),
    ...(until && { until }),
    ...((ready === "0" || ready === "1") && { ready }),
  };
  const { data, isError, refetch } = useQuery(
    payablesQuery(storefront, { ...filter, ...(after && { after }) }),
  );
  const [first] = chosen.values();
  const choose = (payable: Payable, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      if (isChosen) next.set(keyOf(payable), payable);
      else next.delete(keyOf(payable));
      return next;
    });
  return (
    <>
      <div className={styles.filters}>
        <TextField
          label={t("payables.search")}
          type="search"
          name="q"
          autoComplete="off"
          defaultValue={given("q")}
          maxLength={100}
          onBlur={(event) => narrow("q", event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === "Enter") narrow("q", event.currentTarget.value.trim());
          }}
        />
        <Select
          label={t("payables.currency")}
          value={currency ?? ""}
          items={[
            { value: "", text: t("payables.all") },
            ...currencies.map((value) => ({ value, text: t(`common:currencies.${value}`) })),
          ]}
          onValueChange={(value) => narrow("currency", value)}
        />
        <DateField
          label={t("payables.until")}
          value={until}
          max="today"
          onValueChange={(value) => narrow("until", value)}
        />
        <Select
          label={t("payables.details")}
          value={ready}
          items={[
            { value: "", text: t("payables.all") },
            { value: "1", text: t("payables.ready") },
            { value: "0", text: t("payables.notReady") },
          ]}
          onValueChange={(value) => narrow("ready", value)}
        />
      </div>
      <CsvButton filter={filter} />
      {!data && (isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
      {data?.items.length === 0 && (
        <EmptyState icon="check-circle" title={t("payables.empty")} headingLevel={2} />
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((payable) => (
            <li key={keyOf(payable)} className={styles.item}>
              <PayableItem
                payable={payable}
                isChosen={chosen.has(keyOf(payable))}
                isOther={first !== undefined && first.currency !== payable.currency}
                onChoose={(isChosen) => choose(payable, isChosen)}
              />
            </li>
          ))}
        </ul>
      )}
      {data && data.next !== null && (
        <div>
          <Button variant="secondary" href={hrefOf("after", data.next)}>
            {t("next")}
          </Button>
        </div>
      )}
      {first && <NewRun chosen={[...chosen.values()]} currency={first.currency} />}
    </>
  );
}

function CsvButton({ filter }: { filter: PayablesQuery }) {
  const { t } = useTranslation("staffMoney");
  const storefront = useStorefront();
  const { isRunning, run, release } = useCall();
  const save = () =>
    run({
      body: filter,
      send: (query) => callApi(storefront, payablesCsvCall, { query }),
      onDone: (file) => {
        saveFile(file, "payables.csv");
        release();
      },
      onRefused: (error) => {
        toastFailure(error, t("staffDesk:failed"));
        return true;
      },
    });
  return (
    <div>
      <Button variant="secondary" icon="download" loading={isRunning} onClick={() => void save()}>
        {t("payables.csv")}
      </Button>
    </div>
  );
}

/** Total of what is chosen, and what the run is for. */
function NewRun({
  chosen,
  currency,
}: {
  chosen: readonly Payable[];
  currency: Payable["currency"];
}) {
  const { t } = useTranslation("staffMoney");
  const storefront = useStorefront();
  const go = useGo();
  const [note, setNote] = useState("");
  const [fault, setFault] = useState("");
  const [idempotencyKey] = useState(randomId);
  const { isRunning, run, release } = useCall();
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const make = () => {
    if (note.trim() === "") return setFault(t("kit:validation.required"));
    const lines = chosen.map(({ organizer, amount }) => ({ organizer_id: organizer.id, amount }));
    return void run({
      body: { currency, note: note.trim(), lines },
      send: (body) =>
        callApi(storefront, createPayoutRunCall, {
          body,
          idempotencyKey: `${idempotencyKey}-${lines.length}-${total}-${note.trim().length}`,
        }),
      onDone: ({ id }) => {
        release();
        void go(moneyHref("runs", { run: String(id) }));
      },
      onRefused: (error) => {
        const refused = isApiClientError(error) ? (error.validation.lines ?? []) : [];
        const isOther = isApiClientError(error) && error.status === 409;
        setFault(refused[0] ?? t(isOther ? "run.lessDue" : "staffDesk:failed"));
        return true;
      },
    });
  };
  return (
    <section className={money.bar} aria-label={t("run.new")}>
      <p className={styles.head}>
        <span>{t("run.chosen", { count: chosen.length })}</span>
        <b>{formatMoney({ minor: total, currency }, storefront.locale)}</b>
      </p>
      <TextField
        name="note"
        label={t("run.note")}
        hint={t("run.noteHint")}
        maxLength={longestMoneyReason}
        autoComplete="off"
        value={note}
        onValueChange={(value) => {
          setNote(value);
          setFault("");
        }}
        {...(fault && { error: fault })}
      />
      <div>
        <Button loading={isRunning} onClick={make}>
          {t("run.make")}
        </Button>
      </div>
    </section>
  );
}
