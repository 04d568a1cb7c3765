import { useQuery } from "@tanstack/react-query";
import { auditedCalls } from "@tropa/api-contract/staff/audit";
import type { AuditEntry } from "@tropa/api-contract/staff/audit";
import { auditLogCsvCall } from "@tropa/api-contract/staff/calls-desk";
import { formatMoney } from "@tropa/domain/money";
import { Button } from "@tropa/ui-kit/button";
import { DateField } from "@tropa/ui-kit/date-field";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { saveFile } from "../../../platform/browser/save-file.ts";
import { toastFailure } from "../../../platform/forms/problems/failure-toast.ts";
import { useCall } from "../../../platform/forms/use-call.ts";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { auditQuery, auditQueryOf } from "../desk-queries.ts";
import type { AuditFilter } from "../desk-queries.ts";
import { QueueFailed, QueueSkeleton } from "../queue-states.tsx";
import { useQueueAddress } from "../queue.tsx";
import styles from "../queues.module.css";
import type { StaffHandle } from "../staff-handle.ts";

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const numberPattern = /^[1-9]\d{0,8}$/;
/** An address that is whole; while it is typed, it does not narrow. */
const addressPattern = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:]*:[\da-f:]+)$/i;

export const handle: StaffHandle = { part: "audit" };

/** The audit log: who did what, to what, when, and in which request. */
export default function AuditLog() {
  const { t } = useTranslation("staffDesk");
  const { query, narrow: narrowPages } = useQueueAddress("audit");
  const given = (name: string) => query.get(name) ?? "";
  const [typed, setTyped] = useState({
    booking: given("booking"),
    person: given("person"),
    address: given("address"),
  });
  const narrow = (name: string, value: string) => {
    narrowPages("before", "");
    narrowPages(name, value);
  };
  const day = (name: string) => (dayPattern.test(given(name)) ? given(name) : "");
  const number = (name: string) => (numberPattern.test(given(name)) ? given(name) : "");
  const staff = number("staff");
  const call = auditedCalls.find((one) => one === given("call")) ?? "";
  const filter: AuditFilter = {
    staff,
    call,
    from: day("from"),
    to: day("to"),
    booking: number("booking"),
    person: number("person"),
    address: addressPattern.test(given("address")) ? given("address") : "",
  };
  const before = /^[1-9]\d{0,15}$/.test(given("before")) ? given("before") : "";
  const result = useQuery(auditQuery(useStorefront(), { ...filter, before }));
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
        {(["booking", "person", "address"] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`audit.${name}`)}
            inputMode={name === "address" ? "text" : "numeric"}
            autoComplete="off"
            spellCheck={false}
            value={typed[name]}
            onValueChange={(value) => {
              setTyped({ ...typed, [name]: value });
              narrow(name, value.trim());
            }}
          />
        ))}
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
      {data && data.items.length > 0 && (
        <div className={styles.actions}>
          {data.next && (
            <Button variant="secondary" onClick={() => narrowPages("before", String(data.next))}>
              {t("audit.older")}
            </Button>
          )}
          <CsvButton filter={filter} />
        </div>
      )}
    </>
  );
}

function CsvButton({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const { isRunning, run, release } = useCall();
  const save = () =>
    run({
      body: auditQueryOf(filter),
      send: (query) => callApi(storefront, auditLogCsvCall, { query }),
      onDone: (file) => {
        saveFile(file, "audit-log.csv");
        release();
      },
      onRefused: (error) => {
        toastFailure(error, t("failed"));
        return true;
      },
    });
  return (
    <Button variant="secondary" icon="download" loading={isRunning} onClick={() => void save()}>
      {t("audit.csv")}
    </Button>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("staffDesk");
  const moment = useMoment();
  const { locale } = useStorefront();
  const { at, staff, call, subject, reason, sum, changes, address, request_id: request } = entry;
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
          {sum && `, ${formatMoney({ minor: sum.amount, currency: sum.currency }, locale)}`}
        </p>
        {reason && <p>{t("audit.reason", { reason })}</p>}
        {changes.map(({ field, from, to }) => (
          <p key={field} className={styles.hint}>
            {t("audit.changed", { field, from: from || "—", to: to || "—" })}
          </p>
        ))}
      </div>
      <span className={styles.code}>
        {t("audit.request", { id: request })}
        {address && <span className={styles.line}>{address}</span>}
      </span>
    </li>
  );
}
