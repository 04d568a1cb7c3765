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
  return (
    <>
      {data.items.length === 0 && (
        <EmptyState icon="card" title={t("run.empty")} text={t("run.emptyText")} headingLevel={2} />
      )}
      <ul className={styles.list}>
        {data.items.map((run) => (
          <li key={run.id} className={styles.item}>
            <RunItem run={run} />
          </li>
        ))}
      </ul>
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

function RunItem({ run }: { run: PayoutRunItem }) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  const moment = useMoment();
  const { id, state, total: minor, currency, created, note } = run;
  return (
    <>
      <p className={styles.head}>
        <Link href={moneyHref("runs", { run: String(id) })}>{t("run.title", { id })}</Link>
        <b>{formatMoney({ minor, currency }, locale)}</b>
      </p>
      <p className={styles.head}>
        <span className={styles.hint}>
          {[
            note,
            t("run.lines", { count: run.lines_count }),
            t("run.by", { name: created.by.name, moment: moment(created.at) }),
          ].join(" · ")}
        </span>
        <Badge tone={runTones[state]}>{t(`run.states.${state}`)}</Badge>
      </p>
    </>
  );
}
