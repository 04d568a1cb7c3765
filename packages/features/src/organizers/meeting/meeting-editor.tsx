import type { MeetingContract } from "@tropa/api-contract/organizers/calls-meetings";
import { useRef } from "react";
import { EditsNotice } from "../conflict/edits-notice.tsx";
import type { ContractQuery } from "./meeting-calls.ts";
import { MeetingFiles } from "./meeting-files.tsx";
import { MeetingForm } from "./meeting-form.tsx";
import { useFieldLabel } from "./use-field-label.ts";
import { useMeetingEditor } from "./use-meeting-editor.ts";
import { useMeetingFiles } from "./use-meeting-files.ts";
import styles from "./meeting.module.css";

/** Contract and meeting data, for anyone with the link and for its organizer. */
export function MeetingEditor({
  contract: loaded,
  query,
}: {
  contract: MeetingContract;
  query: ContractQuery;
}) {
  const form = useRef<HTMLFormElement>(null);
  const editing = useMeetingEditor(loaded, query, form);
  const sending = useMeetingFiles(query, editing.changeFiles);
  const labelOf = useFieldLabel(editing.saved.tours);
  return (
    <div className={styles.editor}>
      <EditsNotice editing={editing} labelOf={labelOf} />
      <MeetingForm key={editing.edition.number} formRef={form} editing={editing} query={query}>
        <MeetingFiles editing={editing} sending={sending} query={query} />
      </MeetingForm>
    </div>
  );
}
