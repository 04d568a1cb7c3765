import { addTaskNoteCall, longestTaskNote } from "@tropa/api-contract/staff/calls-tasks";
import type { TaskEvent, WholeTask } from "@tropa/api-contract/staff/calls-tasks";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { NoteForm } from "../sections/note-form.tsx";
import { PageSection } from "../sections/page-section.tsx";
import bookings from "../bookings/bookings.module.css";
import styles from "./tasks.module.css";

/** Notes for colleagues, and all that happened to a task, newest first. */
export function TaskHistory({ task }: { task: WholeTask }) {
  const { t } = useTranslation("staffTasks");
  const moment = useMoment();
  const titleOf = ({ kind, owner, state, channel }: TaskEvent) => {
    if (kind === "owner") return owner ? t("history.owner", { name: owner }) : t("history.nobody");
    if (kind === "answer")
      return t(channel === "chat" ? "history.answerChat" : "history.answerEmail");
    return state ? t("history.state", { state: t(`states.${state}`) }) : "";
  };
  return (
    <PageSection title={t("history.title")}>
      <NoteForm
        texts={{
          label: t("history.note"),
          required: t("history.required"),
          add: t("history.add"),
          added: t("history.added"),
        }}
        maxLength={longestTaskNote}
        rows={2}
        add={(api, text) => api.call(addTaskNoteCall, { body: { id: task.id, text } })}
      />
      <ul className={bookings.entries}>
        {task.history.map((event) => (
          <li key={event.id}>
            {titleOf(event) && <b>{titleOf(event)}</b>}
            {event.text && <p className={styles.text}>{event.text}</p>}
            <p className={styles.muted}>
              {[event.by, moment(event.at)].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
