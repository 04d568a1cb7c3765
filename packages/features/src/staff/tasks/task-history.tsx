import { addTaskNoteCall, longestTaskNote } from "@tropa/api-contract/staff/calls-tasks";
import type { TaskEvent, WholeTask } from "@tropa/api-contract/staff/calls-tasks";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { PageSection } from "../sections/page-section.tsx";
import { useDeskAct } from "../queues/desk-queries.ts";
import bookings from "../bookings/bookings.module.css";
import styles from "./tasks.module.css";

/** Notes for colleagues, and all that happened to a task, newest first. */
export function TaskHistory({ task }: { task: WholeTask }) {
  const { t } = useTranslation("staffTasks");
  const moment = useMoment();
  const [typed, setTyped] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending } = useDeskAct<string>({
    send: async (api, text) => {
      await api.call(addTaskNoteCall, { body: { id: task.id, text } });
      setTyped("");
    },
    done: () => ({ text: t("history.added") }),
  });
  const titleOf = ({ kind, owner, state, channel }: TaskEvent) => {
    if (kind === "owner") return owner ? t("history.owner", { name: owner }) : t("history.nobody");
    if (kind === "answer")
      return t(channel === "chat" ? "history.answerChat" : "history.answerEmail");
    return state ? t("history.state", { state: t(`states.${state}`) }) : "";
  };
  return (
    <PageSection title={t("history.title")}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const text = typed.trim();
          setIsMissing(text === "");
          if (text !== "") mutate(text);
        }}
      >
        <Textarea
          label={t("history.note")}
          error={isMissing ? t("history.required") : undefined}
          name="note"
          rows={2}
          autosize
          maxLength={longestTaskNote}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setIsMissing(false);
          }}
        />
        <Button type="submit" variant="secondary" loading={isPending}>
          {t("history.add")}
        </Button>
      </form>
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
