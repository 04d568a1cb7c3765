import { formatList } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import type { ReactNode } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ConflictChoice } from "./conflict-choice.tsx";
import type { Editing } from "./use-edits.ts";
import styles from "./conflict-choice.module.css";

export interface EditsNoticeProps<Saved> {
  editing: Editing<Saved>;
  labelOf: (name: string) => string;
  /** Formats a value for reading, if it differs from how it is stored. */
  renderValue?: (name: string, value: string) => ReactNode;
}

/** Notice above a form that edits were restored or others' changes merged, with a choice for each conflict. */
export function EditsNotice<Saved>({ editing, labelOf, renderValue }: EditsNoticeProps<Saved>) {
  const { t } = useTranslation("conflict");
  const { locale } = useStorefront();
  const { notice, conflict, edition } = editing;
  return (
    <>
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
          renderValue={renderValue}
          onChoose={editing.choose}
        />
      )}
    </>
  );
}
