import { longestMoneyReason } from "@tropa/api-contract/staff/calls-commission";
import { useQuery } from "@tanstack/react-query";
import { dropCommissionCall } from "@tropa/api-contract/staff/calls-commission";
import type { CommissionTermItem } from "@tropa/api-contract/staff/calls-commission";
import { commissionScopes } from "@tropa/domain/organizers/commission";
import { formatMoney } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useDeskAct } from "../queues/desk-queries.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { CommissionForm } from "./commission-form.tsx";
import { MoneyRow, MoneyTable } from "../payouts/money-table.tsx";
import { termsQuery, useFilters } from "../payouts/money-queries.ts";
import ReasonDialog from "../sections/reason-dialog.tsx";
import styles from "../queues/queues.module.css";

/** All commissions with their history, a search, and a form for a new one. */
export function CommissionPart() {
  const { t } = useTranslation("staffMoney");
  const { given, narrow, hrefOf } = useFilters();
  const scope = commissionScopes.find((one) => one === given("scope"));
  const after = given("after");
  const { data, isError, refetch } = useQuery(
    termsQuery(useStorefront(), {
      ...(given("q") && { q: given("q") }),
      ...(scope && { scope }),
      ...(after && { after }),
    }),
  );
  const columns = [t("terms.scope"), t("terms.period"), t("terms.value")];
  return (
    <>
      <CommissionForm />
      <div className={styles.filters}>
        <TextField
          label={t("terms.search")}
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
          label={t("terms.scope")}
          value={scope ?? ""}
          items={[
            { value: "", text: t("payables.all") },
            ...commissionScopes.map((value) => ({ value, text: t(`terms.scopes.${value}`) })),
          ]}
          onValueChange={(value) => narrow("scope", value)}
        />
      </div>
      {!data && (isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
      {data?.items.length === 0 && (
        <EmptyState icon="search" title={t("terms.empty")} headingLevel={2} />
      )}
      {data && data.items.length > 0 && (
        <MoneyTable caption={t("terms.title")} columns={columns}>
          {data.items.map((term) => (
            <Term
              key={`${term.scope} ${term.subject} ${term.starts_on}`}
              columns={columns}
              term={term}
            />
          ))}
        </MoneyTable>
      )}
      {data && data.next !== null && (
        <div>
          <Button variant="secondary" href={hrefOf("after", data.next)}>
            {t("next")}
          </Button>
        </div>
      )}
    </>
  );
}

function Term({ columns, term }: { columns: readonly string[]; term: CommissionTermItem }) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  const moment = useMoment();
  const [isDropping, setDropping] = useState(false);
  const { scope, subject, starts_on: start, ends_on: end, percent, quantity, currency, set } = term;
  const day = (date: string) => formatDate(date, locale, "full");
  const value =
    percent === null
      ? quantity !== null && currency !== null
        ? t("terms.perSeat", { amount: formatMoney({ minor: quantity, currency }, locale) })
        : ""
      : t("terms.percent", { percent: percent.toLocaleString(locale) });
  const names = {
    all: () => t("terms.all"),
    storefront: () => t("terms.storefront", { id: subject }),
    organizer: () => t("terms.organizer", { name: term.title, id: subject }),
    tour: () => t("terms.tour", { name: term.title, id: subject }),
    date: () =>
      t("terms.date", {
        name: term.title,
        id: subject,
        day: term.departs_on && day(term.departs_on),
      }),
  };
  const { mutate, isPending } = useDeskAct<string>({
    send: (api, reason) =>
      api.call(dropCommissionCall, { body: { scope, subject, starts_on: start ?? "", reason } }),
    done: () => ({ text: t("terms.dropped") }),
  });
  return (
    <MoneyRow
      columns={columns}
      cells={[
        <span key="subject">
          {names[scope]()}
          {set && (
            <span className={styles.hint}>
              <br />
              {t("terms.set", { name: set.by, moment: moment(set.at), reason: set.reason })}
            </span>
          )}
        </span>,
        <span key="period">
          {[
            start === null ? t("terms.always") : t("terms.from", { day: day(start) }),
            end !== null && t("terms.until", { day: day(end) }),
          ]
            .filter(Boolean)
            .join(" ")}{" "}
          {term.is_ahead && <Badge tone="info">{t("terms.ahead")}</Badge>}
        </span>,
        <b key="value">{value}</b>,
      ]}
      below={
        term.is_ahead && (
          <>
            <Button variant="secondary" size="sm" onClick={() => setDropping(true)}>
              {t("terms.drop")}
            </Button>
            {isDropping && (
              <ReasonDialog
                title={t("terms.drop")}
                text={t("terms.dropText")}
                submit={t("terms.drop")}
                isDanger
                maxLength={longestMoneyReason}
                isRunning={isPending}
                onSubmit={(reason, close) => mutate(reason, { onSuccess: close })}
                onClose={() => setDropping(false)}
              />
            )}
          </>
        )
      }
    />
  );
}
