import type { Task } from "@tropa/api-contract/staff/calls-tasks";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { Badge } from "@tropa/ui-kit/badge";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useMinute, waitingTime } from "../support/waiting.tsx";
import styles from "./tasks.module.css";

/** Less than this before the promised time is urgent, ms. */
const soonMs = 30 * 60_000;

/** How long is left until the promised answer, or since; when a closed task was closed. */
export function Due({ task }: { task: Pick<Task, "due_at" | "closed_at"> }) {
  const { t } = useTranslation("staffTasks");
  const { locale } = useStorefront();
  const moment = useMoment();
  const now = useMinute();
  if (task.closed_at)
    return (
      <span className={styles.muted}>{t("closedAt", { moment: moment(task.closed_at) })}</span>
    );
  if (!task.due_at) return null;
  const due = Date.parse(task.due_at);
  if (due < now)
    return (
      <Badge tone="danger">{t("lateBy", { time: waitingTime(task.due_at, now, locale) })}</Badge>
    );
  return (
    <Badge tone={due - now < soonMs ? "warning" : "neutral"}>
      {t("dueIn", { time: waitingTime(new Date(now).toISOString(), due, locale) })}
    </Badge>
  );
}
