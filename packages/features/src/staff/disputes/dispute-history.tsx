import {
  addDisputeNoteCall,
  longestDisputeNote,
} from "@tropa/api-contract/staff/money/calls-disputes";
import type { WholeDispute } from "@tropa/api-contract/staff/money/calls-disputes";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { NoteForm } from "../sections/note-form.tsx";
import { PageSection } from "../sections/page-section.tsx";
import bookings from "../bookings/bookings.module.css";
import styles from "../tasks/tasks.module.css";

/** Notes for colleagues, and all that happened to a dispute, newest first. */
export function DisputeHistory({ dispute, mayAct }: { dispute: WholeDispute; mayAct: boolean }) {
  const { t } = useTranslation("staffDisputes");
  const { t: tTasks } = useTranslation("staffTasks");
  const moment = useMoment();
  const titleOf = ({ kind, owner, state }: WholeDispute["history"][number]) => {
    if (kind === "owner")
      return owner ? tTasks("history.owner", { name: owner }) : tTasks("history.nobody");
    return state ? tTasks("history.state", { state: t(`states.${state}`) }) : "";
  };
  return (
    <PageSection title={tTasks("history.title")}>
      {mayAct && (
        <NoteForm
          texts={{
            label: tTasks("history.note"),
            required: tTasks("history.required"),
            add: tTasks("history.add"),
            added: tTasks("history.added"),
          }}
          maxLength={longestDisputeNote}
          rows={2}
          add={(api, text) => api.call(addDisputeNoteCall, { body: { id: dispute.id, text } })}
        />
      )}
      <ul className={bookings.entries}>
        {dispute.history.map((event) => (
          <li key={event.id}>
            {titleOf(event) && <b>{titleOf(event)}</b>}
            {event.text && <p className={styles.text}>{event.text}</p>}
            <p className={styles.muted}>
              {[event.by || (event.kind === "state" && t("bank")), moment(event.at)]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
