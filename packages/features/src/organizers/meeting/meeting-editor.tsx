import type { MeetingContract } from "@tropa/api-contract/organizers/calls-meetings";
import { formatList } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { useRef } from "react";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { ConflictChoice } from "../conflict/conflict-choice.tsx";
import type { ContractQuery } from "./meeting-calls.ts";
import { MeetingFiles } from "./meeting-files.tsx";
import { MeetingForm } from "./meeting-form.tsx";
import { useFieldLabel } from "./use-field-label.ts";
import { useMeetingEditor } from "./use-meeting-editor.ts";
import { useMeetingFiles } from "./use-meeting-files.ts";
import styles from "./meeting.module.css";

/** Contract and meeting data, for whoever has its link and for its organizer. */
export function MeetingEditor({
  contract: loaded,
  query,
}: {
  contract: MeetingContract;
  query: ContractQuery;
}) {
  const { t } = useTranslation("meeting");
  const { locale } = useStorefront();
  const form = useRef<HTMLFormElement>(null);
  const editing = useMeetingEditor(loaded, query, form);
  const sending = useMeetingFiles(query, editing.changeFiles);
  const { contract, conflict, notice, edition } = editing;
  const labelOf = useFieldLabel(contract.tours);
  return (
    <div className={styles.editor}>
      {notice && (
        <div className={styles.notice} role="status">
          <p>
            {notice.kind === "restored"
              ? t("restored")
              : t("merged", { fields: formatList(notice.names.map(labelOf), locale) })}
          </p>
          {notice.kind === "restored" && (
            <Button variant="secondary" size="sm" onClick={editing.discard}>
              {t("discard")}
            </Button>
          )}
        </div>
      )}
      {conflict && (
        <ConflictChoice
          key={edition.number}
          names={conflict.names}
          labelOf={labelOf}
          own={conflict.own}
          others={conflict.others}
          onChoose={editing.choose}
        />
      )}
      <MeetingForm key={`form-${edition.number}`} formRef={form} editing={editing} query={query}>
        <MeetingFiles editing={editing} sending={sending} query={query} />
      </MeetingForm>
    </div>
  );
}
