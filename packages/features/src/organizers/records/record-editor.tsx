import { useQueryClient } from "@tanstack/react-query";
import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { imageUrl } from "@tropa/domain/media/image-url";
import { Avatar } from "@tropa/ui-kit/avatar";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { EditsNotice } from "../conflict/edits-notice.tsx";
import { useEdits } from "../conflict/use-edits.ts";
import { readRecord } from "./record-calls.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordPublishing } from "./record-publishing.tsx";
import type { RecordChoices } from "./record-queries.ts";
import { recordListsKey, recordQuery } from "./record-queries.ts";
import { normalValues, partsOf, valuesOf } from "./record-values.ts";
import { useRecordTexts } from "./use-record-texts.ts";
import styles from "./records.module.css";

export interface RecordEditorProps {
  record: OrganizerRecord;
  choices: RecordChoices;
  /** Parts of the record that are not in its form. */
  children?: ReactNode;
}

/** An organizer's record: whether it is published, what is missing for that, and its form. */
export function RecordEditor({ record, choices, children }: RecordEditorProps) {
  const storefront = useStorefront();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  /** Ids of pictures uploaded here, by URL. */
  const [photoIds, setPhotoIds] = useState<ReadonlyMap<string, number>>(new Map());
  const { locales } = storefront.variant;
  const editing = useEdits({
    loaded: record,
    form,
    valuesOf,
    versionOf: ({ version }) => version,
    normal: (typed, shown) => normalValues(typed, shown, locales),
    read: () => readRecord(storefront, record.id),
    onRead: (next) => {
      queries.setQueryData(recordQuery(storefront, record.id).queryKey, next);
      void queries.invalidateQueries({ queryKey: recordListsKey });
    },
    draftName: `record-${record.id}`,
    // Contract and bank details are never stored in the browser; a picture's id is valid for this page only.
    isKept: (name) => !partsOf(name).isRequisite && name !== "photo",
  });
  const { saved } = editing;
  const { labelOf, valueText } = useRecordTexts(choices, saved.city);
  return (
    <div className={styles.editor}>
      <RecordPublishing record={saved} onChanged={editing.accept} />
      <EditsNotice
        editing={editing}
        labelOf={labelOf}
        renderValue={(name, value) =>
          name === "photo" ? (
            <Avatar name={saved.name} src={imageUrl(value, "250x300")} size={64} />
          ) : (
            valueText(name, value)
          )
        }
      />
      <RecordForm
        key={editing.edition.number}
        formRef={form}
        editing={editing}
        choices={choices}
        photoIds={photoIds}
        onPhoto={(image, id) => setPhotoIds(new Map([...photoIds, [image, id]]))}
      />
      {children}
    </div>
  );
}
