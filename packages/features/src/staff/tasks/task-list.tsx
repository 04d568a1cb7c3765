import type { Task } from "@tropa/api-contract/staff/calls-tasks";
import type { TaskState } from "@tropa/domain/people/task";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { useSession } from "../../people/session/session.ts";
import { Due } from "./due.tsx";
import { taskPath, useAssignTasks } from "./task-queries.ts";
import styles from "./tasks.module.css";

const tones: Readonly<Record<TaskState, "warning" | "info" | "success" | "neutral">> = {
  new: "warning",
  in_work: "info",
  offer_sent: "info",
  booked: "success",
  lost: "neutral",
  answered: "success",
};

export function StateBadge({ state }: { state: TaskState }) {
  const { t } = useTranslation("staffTasks");
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}

interface Choosing {
  chosen: ReadonlySet<number>;
  onChoose: (id: number, isChosen: boolean) => void;
}

/** Rows of tasks: each opens its page, and can be taken while nobody has it. */
export function TaskList({ tasks, choosing }: { tasks: readonly Task[]; choosing?: Choosing }) {
  return (
    <ul className={styles.rows}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} choosing={choosing} />
      ))}
    </ul>
  );
}

function TaskRow({ task, choosing }: { task: Task; choosing: Choosing | undefined }) {
  const { t } = useTranslation("staffTasks");
  const profile = useSession((session) => session.profile);
  const assign = useAssignTasks();
  const { id, kind, state, owner, subject_id: number } = task;
  const sender = task.sender || t("unknown");
  return (
    <li className={styles.row}>
      {choosing && (
        <Checkbox
          className={styles.choice}
          checked={choosing.chosen.has(id)}
          onValueChange={(isChosen) => choosing.onChoose(id, isChosen)}
        >
          <VisuallyHidden>{t("choose", { name: t(`title.${kind}`, { number }) })}</VisuallyHidden>
        </Checkbox>
      )}
      <div className={styles.what}>
        <p className={styles.name}>
          <Link href={taskPath(id)} variant="quiet" className={styles.link} data-task>
            {sender}
          </Link>
          <StateBadge state={state} />
        </p>
        <p className={styles.excerpt}>{task.text || t("noText")}</p>
        <p className={styles.muted}>
          {[
            t(`title.${kind}`, { number }),
            task.tour?.title,
            owner && (owner.account_id === profile?.id ? t("yours") : owner.name),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className={styles.aside}>
        <Due task={task} />
        {!owner && !task.closed_at && profile && (
          <Button
            size="sm"
            variant="secondary"
            loading={assign.isPending}
            onClick={() => assign.mutate({ items: [{ id, from: null }], to: profile.id })}
          >
            {t("take")}
          </Button>
        )}
      </div>
    </li>
  );
}
