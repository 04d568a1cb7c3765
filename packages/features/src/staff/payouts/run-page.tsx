import { longestMoneyReason } from "@tropa/api-contract/staff/calls-commission";
import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import * as calls from "@tropa/api-contract/staff/calls-payouts";
import type { PayoutLine, PayoutRun } from "@tropa/api-contract/staff/calls-payouts";
import { formatMoney } from "@tropa/domain/money";
import { todayIn } from "@tropa/domain/time/local-date";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { DateField } from "@tropa/ui-kit/date-field";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useState } from "react";
import { saveFile } from "../../platform/browser/save-file.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useSession } from "../../people/session/session.ts";
import { BackLink } from "../desk/back-link.tsx";
import { useDeskAct } from "../queues/desk-queries.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { moneyHref, runQuery } from "./money-queries.ts";
import ReasonDialog from "../sections/reason-dialog.tsx";
import styles from "../queues/queues.module.css";

/** One run: who made and approved it, its lines with bank details, and what comes next. */
export function RunPage({ id }: { id: number }) {
  const { t } = useTranslation("staffMoney");
  const { data, error, refetch } = useQuery(runQuery(useStorefront(), id));
  const isGone = isApiClientError(error) && error.status === 404;
  return (
    <>
      <BackLink href={moneyHref("runs")}>{t("run.list")}</BackLink>
      {isGone && <EmptyState icon="compass" title={t("run.gone")} headingLevel={2} />}
      {!data &&
        !isGone &&
        (error ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
      {data && <Run run={data} />}
    </>
  );
}

function Run({ run }: { run: PayoutRun }) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  const moment = useMoment();
  const { id, currency, created, approved, approval, sent, state, lines } = run;
  return (
    <>
      <section className={styles.item}>
        <h2 className={styles.head}>
          <span>{t("run.title", { id })}</span>
          <span>{formatMoney({ minor: run.total, currency }, locale)}</span>
        </h2>
        <p>{run.note}</p>
        <p className={styles.head}>
          <span className={styles.hint}>
            {t("run.by", { name: created.by.name, moment: moment(created.at) })}
          </span>
          <Badge tone={state === "done" ? "success" : "neutral"}>{t(`run.states.${state}`)}</Badge>
        </p>
        {approved && (
          <p className={styles.hint}>
            {t("run.approvedBy", { name: approved.by.name, moment: moment(approved.at) })}
            {approval !== null && `: ${approval}`}
          </p>
        )}
        {sent && (
          <p className={styles.hint}>
            {t("run.sentBy", { name: sent.by.name, moment: moment(sent.at) })}
          </p>
        )}
        <RunActs run={run} />
      </section>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.id} className={styles.item}>
            <Line line={line} run={run} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RunActs({ run }: { run: PayoutRun }) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  const { id, state, total, currency } = run;
  const [isApproving, setApproving] = useState(false);
  const [paidOn, setPaidOn] = useState(() => todayIn("UTC"));
  const approve = useDeskAct<string>({
    send: (api, reason) => api.call(calls.approvePayoutRunCall, { body: { id, total, reason } }),
    done: () => ({ text: t("run.approved") }),
  });
  const take = useDeskAct<void>({
    send: async (api) =>
      saveFile(await api.call(calls.takePayoutFileCall, { body: { id } }), run.file_name),
  });
  const open = run.lines.filter((line) => line.state === "open").map((line) => line.id);
  const settle = useDeskAct<void>({
    send: (api) =>
      api.call(calls.settlePayoutLinesCall, { body: { run_id: id, lines: open, paid_on: paidOn } }),
    done: () => ({ text: t("run.settled") }),
  });
  const hasProblem = run.lines.some(({ problem }) => problem !== null);
  const isOwn = useSession(({ profile }) => profile?.id) === run.created.by.account_id;
  const needsOther = run.needs_second && isOwn;
  return (
    <>
      {state === "draft" && run.needs_second && (
        <p id={`run-${id}-second`}>{t(isOwn ? "run.own" : "run.needsSecond")}</p>
      )}
      {hasProblem && state !== "sent" && <p>{t("run.hasProblem")}</p>}
      {state === "sent" && (
        <div className={styles.asked}>
          <DateField label={t("run.paidOn")} value={paidOn} max="today" onValueChange={setPaidOn} />
          <Button
            loading={settle.isPending}
            disabled={paidOn === ""}
            onClick={() => settle.mutate()}
          >
            {t("run.settle", { count: open.length })}
          </Button>
        </div>
      )}
      <div className={styles.actions}>
        {state === "draft" && (
          <Button
            disabled={hasProblem || needsOther}
            {...(needsOther && { "aria-describedby": `run-${id}-second` })}
            onClick={() => setApproving(true)}
          >
            {t("run.approve")}
          </Button>
        )}
        {(state === "approved" || state === "sent") && (
          <Button
            variant={state === "sent" ? "secondary" : "primary"}
            icon="download"
            loading={take.isPending}
            disabled={hasProblem && state === "approved"}
            onClick={() => take.mutate()}
          >
            {t("run.file")}
          </Button>
        )}
      </div>
      {isApproving && (
        <ReasonDialog
          title={t("run.approveTitle", { id })}
          text={t("run.approveText", { amount: formatMoney({ minor: total, currency }, locale) })}
          submit={t("run.approve")}
          maxLength={longestMoneyReason}
          isRunning={approve.isPending}
          onSubmit={(reason, close) => approve.mutate(reason, { onSuccess: close })}
          onClose={() => setApproving(false)}
        />
      )}
    </>
  );
}

const lineTones = { open: "neutral", paid: "success", failed: "danger" } as const;

function Line({ line, run }: { line: PayoutLine; run: PayoutRun }) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  const [isFailing, setFailing] = useState(false);
  const { organizer, details, state, problem, reason } = line;
  const amount = formatMoney({ minor: line.amount, currency: run.currency }, locale);
  const { mutate, isPending } = useDeskAct<string>({
    send: (api, why) => api.call(calls.failPayoutLineCall, { body: { id: line.id, reason: why } }),
    done: () => ({ text: t("line.failed") }),
  });
  const act = run.sent === null ? "leaveOut" : "fail";
  return (
    <>
      <h3 className={styles.head}>
        <span>{organizer.title}</span>
        <span>{amount}</span>
      </h3>
      <p className={styles.hint}>
        {[details.legal_name, details.tax_id, details.bank_name, details.bank_code]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className={styles.code}>{details.bank_account}</p>
      <p className={styles.head}>
        <span className={styles.hint}>{t("line.reference", { reference: line.reference })}</span>
        <Badge tone={lineTones[state]}>{t(`line.states.${state}`)}</Badge>
      </p>
      {reason !== null && <p>{reason}</p>}
      {problem && <p>{t(`line.problems.${problem}`)}</p>}
      {state !== "failed" && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t(`line.${act}Of`, { name: organizer.title })}
            onClick={() => setFailing(true)}
          >
            {t(`line.${act}`)}
          </Button>
        </div>
      )}
      {isFailing && (
        <ReasonDialog
          title={t(`line.${act}Of`, { name: organizer.title })}
          text={t("line.sure", { amount })}
          submit={t(`line.${act}`)}
          isDanger
          maxLength={longestMoneyReason}
          isRunning={isPending}
          onSubmit={(why, close) => mutate(why, { onSuccess: close })}
          onClose={() => setFailing(false)}
        />
      )}
    </>
  );
}
