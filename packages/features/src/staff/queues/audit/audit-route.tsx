import { useQuery } from "@tanstack/react-query";
import { auditedCalls } from "@tropa/api-contract/staff/audit";
import type { AuditEntry } from "@tropa/api-contract/staff/audit";
import { DateField } from "@tropa/ui-kit/date-field";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Pagination } from "@tropa/ui-kit/pagination";
import { Select } from "@tropa/ui-kit/select";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { auditQuery } from "../desk-queries.ts";
import type { AuditFilter } from "../desk-queries.ts";
import { QueueFailed, QueueSkeleton } from "../queue-states.tsx";
import { useQueueAddress } from "../queue.tsx";
import styles from "../queues.module.css";
import type { StaffHandle } from "../staff-handle.ts";

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

export const handle: StaffHandle = { part: "audit" };

/** The audit log: who did what, to what, when, and in which request. */
export default function AuditLog() {
  const { t } = useTranslation("staffDesk");
  const { page, query, hrefFor, narrow } = useQueueAddress("audit");
  const given = (name: string) => query.get(name) ?? "";
  const day = (name: string) => (dayPattern.test(given(name)) ? given(name) : "");
  const staff = /^[1-9]\d{0,8}$/.test(given("staff")) ? given("staff") : "";
  const call = auditedCalls.find((one) => one === given("call")) ?? "";
  const filter: AuditFilter = { staff, call, from: day("from"), to: day("to") };
  const result = useQuery(auditQuery(useStorefront(), { ...filter, page }));
  const { data, isError, refetch } = result;
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={t("audit.staff")}
          value={staff}
          items={[
            { value: "", text: t("audit.everybody") },
            ...(data?.staff ?? []).map(({ account_id: id, name }) => ({
              value: String(id),
              text: name || t("audit.gone", { id }),
            })),
          ]}
          onValueChange={(value) => narrow("staff", value)}
        />
        <Select
          label={t("audit.call")}
          value={call}
          items={[
            { value: "", text: t("audit.everything") },
            ...auditedCalls.map((one) => ({ value: one, text: t(`calls.${one}`) })),
          ]}
          onValueChange={(value) => narrow("call", value)}
        />
        <DateField
          label={t("audit.from")}
          value={filter.from}
          max="today"
          onValueChange={(value) => narrow("from", value)}
        />
        <DateField
          label={t("audit.to")}
          value={filter.to}
          max="today"
          onValueChange={(value) => narrow("to", value)}
        />
      </div>
      {!data && (isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
      {data?.items.length === 0 && (
        <EmptyState icon="search" title={t("audit.empty")} headingLevel={2} />
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.entries}>
          {data.items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <Pagination current={data.page} total={data.pages} hrefFor={hrefFor} />
      )}
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("staffDesk");
  const moment = useMoment();
  const { at, staff, call, subject, request_id: request } = entry;
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.hint}>
        {moment(at)}
      </time>
      <div>
        <b>{staff.name || t("audit.gone", { id: staff.account_id })}</b>
        <p>
          {t(`calls.${call}`)}
          {subject && `: ${t(`subjects.${subject.kind}`)} ${subject.id}`}
        </p>
      </div>
      <span className={styles.code}>{t("audit.request", { id: request })}</span>
    </li>
  );
}
