import { fullName } from "@tropa/domain/people/full-name";
import { useQuery } from "@tanstack/react-query";
import { decideApplicationCall } from "@tropa/api-contract/organizers/calls-applications";
import type { ApplicationToDecide } from "@tropa/api-contract/organizers/calls-applications";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import { applicationStatuses, reasonLength } from "@tropa/domain/organizers/application";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { Textarea } from "@tropa/ui-kit/textarea";
import { lazy, Suspense, useState } from "react";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { applicationsQuery } from "./applications-query.ts";
import { useDeskAct } from "../desk-queries.ts";
import { Queue, useQueueAddress } from "../queue.tsx";
import styles from "../queues.module.css";

/** Loaded on press. */
const SureDialog = lazy(() => import("../sure-dialog.tsx"));

type Decision = BodyOf<typeof decideApplicationCall>;

/** Applications of future organizers: waiting ones, oldest first, and decided ones. */
export function ApplicationsQueue() {
  const { t } = useTranslation("staffDesk");
  const { page, query, hrefFor, narrow } = useQueueAddress("organizers");
  const status = applicationStatuses.find((one) => one === query.get("status")) ?? "waiting";
  // Not optimistic: decisions cannot be undone.
  const { mutate, isPending } = useDeskAct<Decision>({
    send: (api, body) => api.call(decideApplicationCall, { body }),
    done: ({ decision }) => ({ text: t(`applications.done.${decision}`) }),
  });
  const [accepting, setAccepting] = useState<ApplicationToDecide | null>(null);
  return (
    <>
      <SegmentedControl
        label={t("applications.status")}
        value={status}
        onValueChange={(value) => narrow("status", value === "waiting" ? "" : value)}
        segments={applicationStatuses.map((value) => ({
          value,
          label: t(`applications.${value}`),
        }))}
      />
      <Queue
        result={useQuery(applicationsQuery(useStorefront(), { status, page }))}
        hrefFor={hrefFor}
        empty={t("applications.empty")}
        keyOf={({ id }) => id}
      >
        {(application) => (
          <>
            <Applicant application={application} />
            {application.status === "waiting" && (
              <Decide
                isPending={isPending}
                onAccept={() => setAccepting(application)}
                onRefuse={(reason) => mutate({ id: application.id, decision: "refuse", reason })}
              />
            )}
          </>
        )}
      </Queue>
      {accepting && (
        <Suspense>
          <SureDialog
            title={t("applications.sure.title", {
              name: fullName(accepting),
            })}
            text={t("applications.sure.text")}
            submit={t("applications.accept")}
            isRunning={isPending}
            onSure={(close) =>
              mutate({ id: accepting.id, decision: "accept" }, { onSettled: close })
            }
            onClose={() => setAccepting(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function Applicant({ application }: { application: ApplicationToDecide }) {
  const { t } = useTranslation("staffDesk");
  const moment = useMoment();
  const { title, city, country, phone, email, site, about } = application;
  const { reason, refused_before: before, organizer_id: organizerId } = application;
  const mark = (isConfirmed: boolean) => (
    <Badge tone={isConfirmed ? "success" : "warning"}>
      {t(isConfirmed ? "applications.confirmed" : "applications.unconfirmed")}
    </Badge>
  );
  return (
    <>
      <div className={styles.head}>
        <h2>
          {fullName(application)}
          {title && `, ${title}`}
        </h2>
        <span className={styles.hint}>
          {t("applications.sent", { moment: moment(application.created_at) })}
        </span>
      </div>
      <p className={styles.hint}>
        {[
          [city, country].filter(Boolean).join(", "),
          t(`join:kinds.${application.legal_form}`),
          ...(before > 0 ? [t("applications.again", { count: before })] : []),
        ].join(" · ")}
      </p>
      <p>
        <Link href={`tel:${phone}`}>{readablePhone(phone)}</Link>{" "}
        {mark(application.is_phone_confirmed)}
      </p>
      <p>
        <Link href={`mailto:${email}`}>{email}</Link> {mark(application.is_email_confirmed)}
      </p>
      {site && (
        <p>
          <Link href={site} target="_blank" rel="noopener nofollow">
            {site}
          </Link>
        </p>
      )}
      <p className={styles.text}>{about}</p>
      {reason !== null && <p className={styles.masked}>{reason}</p>}
      {application.decided_at !== null && (
        <p className={styles.hint}>
          {t("applications.decided", {
            moment: moment(application.decided_at),
            name: application.decided_by,
          })}
          {organizerId !== null && ` · ${t("applications.record", { id: organizerId })}`}
        </p>
      )}
    </>
  );
}

function Decide({
  isPending,
  onAccept,
  onRefuse,
}: {
  isPending: boolean;
  onAccept: () => void;
  onRefuse: (reason: string) => void;
}) {
  const { t } = useTranslation("staffDesk");
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const given = reason.trim();
  const isShort = [...given].length < reasonLength.least;
  return (
    <>
      <Textarea
        label={t("applications.reason")}
        hint={t("applications.reasonHint", { count: reasonLength.least })}
        optional
        rows={2}
        maxLength={reasonLength.most}
        value={reason}
        {...(isAsked &&
          isShort && { error: t("kit:validation.minLength", { length: reasonLength.least }) })}
        onValueChange={setReason}
      />
      <div className={styles.actions}>
        <Button disabled={isPending} onClick={onAccept}>
          {t("applications.accept")}
        </Button>
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={() => {
            setAsked(true);
            if (!isShort) onRefuse(given);
          }}
        >
          {t("applications.refuse")}
        </Button>
      </div>
    </>
  );
}
