import type { Task, TaskPage } from "@tropa/api-contract/staff/calls-tasks";
import { formatNumber } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { useSession } from "../../people/session/session.ts";
import { CloseForm } from "./close-form.tsx";
import { HandOver } from "./hand-over.tsx";
import { useAssignTasks } from "./task-queries.ts";
import styles from "./tasks.module.css";

interface ChosenBarProps {
  tasks: readonly Task[];
  staff: TaskPage["staff"];
  onClear: () => void;
}

/** Acts on all chosen tasks: take, hand over, close. */
export function ChosenBar({ tasks, staff, onClear }: ChosenBarProps) {
  const { t } = useTranslation("staffTasks");
  const { locale } = useStorefront();
  const profile = useSession((session) => session.profile);
  const assign = useAssignTasks();
  const [isClosing, setIsClosing] = useState(false);
  const assignTo = (to: number) =>
    assign.mutate(
      { items: tasks.map(({ id, owner }) => ({ id, from: owner?.account_id ?? null })), to },
      { onSuccess: onClear },
    );
  return (
    <section className={styles.bar} aria-label={t("chosen", { number: tasks.length })}>
      <div className={styles.acts}>
        <b>{t("chosen", { number: formatNumber(tasks.length, locale) })}</b>
        {profile && (
          <Button size="sm" disabled={assign.isPending} onClick={() => assignTo(profile.id)}>
            {t("take")}
          </Button>
        )}
        <HandOver staff={staff} isBusy={assign.isPending} onChoose={assignTo} />
        <Button size="sm" variant="secondary" onClick={() => setIsClosing(true)}>
          {t("close.title")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t("unchoose")}
        </Button>
      </div>
      {isClosing && <CloseForm tasks={tasks} onDone={onClear} />}
    </section>
  );
}
