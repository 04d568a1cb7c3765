import { useQuery } from "@tanstack/react-query";
import type { PayoutRunItem } from "@tropa/api-contract/staff/calls-payouts";
import { formatMoney } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { LimitForm } from "./limit-form.tsx";
import { MoneyRow, MoneyTable } from "./money-table.tsx";
import { moneyHref, runsQuery, useFilters } from "./money-queries.ts";
import { RunPage } from "./run-page.tsx";
import styles from "../queues/queues.module.css";

const runTones = {
  draft: "neutral",
  approved: "info",
  sent: "warning",
  done: "success",
} as const;

/** The run in the address, or all of them. */
export function RunsPart() {
  const { given } = useFilters();
  const run = given("run");
  return /^[1-9]\d{0,8}$/.test(run) ? <RunPage key={run} id={Number(run)} /> : <AllRuns />;
}

function AllRuns() {
  const { t } = useTranslation("staffMoney");
  const { given, hrefOf } = useFilters();
  const before = /^[1-9]\d{0,8}$/.test(given("before")) ? given("before") : "";
  const { data, isError, refetch } = useQuery(runsQuery(useStorefront(), before));
  if (!data) return isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  const columns = [
    t("run.columns.run"),
    t("run.columns.made"),
    t("run.columns.payments"),
    t("run.columns.state"),
    t("run.columns.total"),
  ];
  return (
    <>
      {data.items.length === 0 && (
        <EmptyState icon="card" title={t("run.empty")} text={t("run.emptyText")} headingLevel={2} />
      )}
      {data.items.length > 0 && (
        <MoneyTable caption={t("run.list")} columns={columns}>
          {data.items.map((run) => (
            <RunRow key={run.id} columns={columns} run={run} />
          ))}
        </MoneyTable>
      )}
      {data.next !== null && (
        <div>
          <Button variant="secondary" href={hrefOf("before", String(data.next))}>
            {t("next")}
          </Button>
        </div>
      )}
      <LimitForm limits={data.limits} />
    </>
  );
}

function RunRow({ columns, run }: { columns: readonly string[]; run: PayoutRunItem }) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  const moment = useMoment();
  const { id, state, total: minor, currency, created, note } = run;
  return (
    <MoneyRow
      columns={columns}
      cells={[
        <span key="run">
          <Link href={moneyHref("runs", { run: String(id) })}>{t("run.title", { id })}</Link>
          <br />
          <span className={styles.hint}>{note}</span>
        </span>,
        t("run.madeBy", { name: created.by.name, moment: moment(created.at) }),
        run.lines_count.toLocaleString(locale),
        <Badge key="state" tone={runTones[state]}>
          {t(`run.states.${state}`)}
        </Badge>,
        <b key="total">{formatMoney({ minor, currency }, locale)}</b>,
      ]}
    />
  );
}
