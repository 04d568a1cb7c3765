import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { WholeTask } from "@tropa/api-contract/staff/calls-tasks";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useSession } from "../../people/session/session.ts";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { PageSection } from "../sections/page-section.tsx";
import { BackLink } from "../desk/back-link.tsx";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";
import { AnswerSection } from "./answer-section.tsx";
import { CloseForm } from "./close-form.tsx";
import { Due } from "./due.tsx";
import { HandOver } from "./hand-over.tsx";
import { RequestSection, SenderSection } from "./request-section.tsx";
import { TaskHistory } from "./task-history.tsx";
import { StateBadge } from "./task-list.tsx";
import { taskQuery, useAssignTasks } from "./task-queries.ts";
import bookings from "../bookings/bookings.module.css";
import styles from "./tasks.module.css";
import type { Route } from "./+types/task-route";

export const handle: StaffHandle = { part: "tasks" };

/** `/staff/tasks/{id}`: what came in, the answer to it, and what happened. */
export default function TaskPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation("staffTasks");
  const { data, error, refetch } = useQuery(taskQuery(useStorefront(), Number(params.id)));
  if (isApiClientError(error) && (error.status === 404 || error.status === 422))
    return (
      <EmptyState
        icon="search"
        title={t("missing.title", { id: params.id })}
        text={t("missing.text")}
        headingLevel={2}
      />
    );
  if (!data) return error ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  return (
    <>
      <BackLink href={deskPath("tasks")}>{t("back")}</BackLink>
      <TaskHead task={data} />
      <div className={bookings.columns}>
        <div className={bookings.column}>
          <RequestSection task={data} />
          {!data.closed_at && <AnswerSection task={data} />}
        </div>
        <div className={bookings.column}>
          <SenderSection task={data} />
          <PageSection title={t(data.closed_at ? "close.reopen" : "close.title")}>
            <CloseForm key={data.state} tasks={[data]} />
          </PageSection>
          <TaskHistory task={data} />
        </div>
      </div>
    </>
  );
}

/** Number, state and promise, with whose it is and acts on that. */
function TaskHead({ task }: { task: WholeTask }) {
  const { t } = useTranslation("staffTasks");
  const profile = useSession((session) => session.profile);
  const assign = useAssignTasks();
  const { id, owner } = task;
  const isMine = owner !== null && owner.account_id === profile?.id;
  const from = owner?.account_id ?? null;
  const give = (to: number | null) => assign.mutate({ items: [{ id, from }], to });
  const others = task.staff.filter(
    ({ account_id: one }) => one !== profile?.id && one !== owner?.account_id,
  );
  return (
    <div className={styles.head}>
      <div className={styles.acts}>
        <h2>{t(`title.${task.kind}`, { number: task.subject_id })}</h2>
        <StateBadge state={task.state} />
        <Due task={task} />
        <span className={styles.muted} role="status">
          {isMine ? t("yours") : owner ? t("owner", { name: owner.name }) : t("free")}
        </span>
      </div>
      {!task.closed_at && (
        <div className={styles.acts}>
          {!isMine && profile && (
            <Button
              size="sm"
              variant={owner ? "secondary" : "primary"}
              loading={assign.isPending}
              onClick={() => give(profile.id)}
            >
              {t(owner ? "takeOver" : "take")}
            </Button>
          )}
          {isMine && (
            <Button
              size="sm"
              variant="secondary"
              loading={assign.isPending}
              onClick={() => give(null)}
            >
              {t("release")}
            </Button>
          )}
          <HandOver staff={others} isBusy={assign.isPending} onChoose={give} />
        </div>
      )}
    </div>
  );
}
