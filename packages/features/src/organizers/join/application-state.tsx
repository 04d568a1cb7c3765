import type { ownApplicationCall } from "@tropa/api-contract/organizers/calls-applications";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Icon } from "@tropa/ui-kit/icon";
import { Timeline } from "@tropa/ui-kit/timeline";
import { useSearchParams } from "react-router";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { unsentMark } from "./use-join.ts";
import styles from "./join.module.css";

type Own = AnswerOf<typeof ownApplicationCall>;

/** State of one's application: waiting, accepted, or refused with a reason. */
export function ApplicationState({ own }: { own: Own }) {
  const { t } = useTranslation("join");
  const [query] = useSearchParams();
  const { application, organizer_id: organizerId, may_apply: mayApply } = own;
  if (organizerId !== null)
    return (
      <EmptyState
        icon="check-circle"
        title={t("state.accepted")}
        text={t("state.acceptedText")}
        actions={<Button href={organizerPath()}>{t("state.desk")}</Button>}
      />
    );
  if (application?.status === "waiting") return <Waiting application={application} />;
  if (!mayApply) return <p className={styles.muted}>{t("state.staff")}</p>;
  return (
    <>
      {query.has(unsentMark) && (
        <FormAlert problem={{ kind: "refused", messages: [t("state.unsent")] }} />
      )}
      {application?.status === "refused" && (
        <div className={styles.refused}>
          <h3>
            <Icon name="info" size={22} /> {t("state.refused")}
          </h3>
          <blockquote>{application.reason}</blockquote>
          <p>{t("state.refusedText")}</p>
        </div>
      )}
    </>
  );
}

function Waiting({ application }: { application: NonNullable<Own["application"]> }) {
  const { t } = useTranslation("join");
  const { locale } = useStorefront();
  const { id, created_at: sentAt, email, phone } = application;
  return (
    <div className={styles.waiting} role="status">
      <h3>{t("state.waiting", { number: id })}</h3>
      <p>{t("state.waitingText", { email, phone })}</p>
      <Timeline
        steps={[
          {
            title: t("state.sent"),
            time: formatDate(sentAt.slice(0, 10), locale, "full"),
            state: "done",
          },
          { title: t("state.reading"), text: t("state.readingText"), state: "current" },
          { title: t("state.answer"), state: "upcoming" },
        ]}
      />
    </div>
  );
}

export function ApplicationFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("join");
  return (
    <EmptyState
      icon="warning"
      title={t("state.failed")}
      text={t("state.failedText")}
      actions={<Button onClick={onRetry}>{t("account:unreachable.retry")}</Button>}
    />
  );
}
