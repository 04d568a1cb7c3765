import { useQuery } from "@tanstack/react-query";
import type { TaskView } from "@tropa/api-contract/staff/calls-tasks";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Link } from "@tropa/ui-kit/link";
import { useRef } from "react";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { TaskList } from "../tasks/task-list.tsx";
import { tasksQuery } from "../tasks/task-queries.ts";
import { useListKeys } from "../tasks/use-list-keys.ts";
import styles from "../tasks/tasks.module.css";

/** How many tasks of each list the day shows. */
const mostShown = 8;

/** One's own tasks by promised time, and those that nobody has. */
export function MyDay() {
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  return (
    <div ref={list} className={styles.page}>
      <DayList view="mine" />
      <DayList view="free" />
    </div>
  );
}

function DayList({ view }: { view: TaskView & ("mine" | "free") }) {
  const { t } = useTranslation("staffTasks");
  const { data, isError, refetch } = useQuery(tasksQuery(useStorefront(), { view }));
  const nothing = view === "mine" ? "day.nothingMine" : "day.nothingFree";
  return (
    <section className={styles.day}>
      <div className={styles.head}>
        <h2>{t(`day.${view}`)}</h2>
        {data && data.items.length > mostShown && (
          <Link href={`${deskPath("tasks")}?view=${view}`}>{t("day.all")}</Link>
        )}
      </div>
      {!data && (isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
      {data?.items.length === 0 && <p className={styles.muted}>{t(nothing)}</p>}
      {data && data.items.length > 0 && <TaskList tasks={data.items.slice(0, mostShown)} />}
    </section>
  );
}
