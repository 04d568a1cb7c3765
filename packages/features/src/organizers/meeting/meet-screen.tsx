import type { MeetingContract } from "@tropa/api-contract/organizers/calls-meetings";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { mainId } from "../../platform/page/skip-link.tsx";
import { contactsPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { MeetingEditor } from "./meeting-editor.tsx";
import styles from "./meeting.module.css";

/** `/meet?key=`: contract and meeting data, for anyone with the link. */
export function MeetScreen({
  access,
}: {
  /** Null for an invalid key. */
  access: { key: string; contract: MeetingContract } | null;
}) {
  const { t } = useTranslation("meeting");
  return (
    <main id={mainId} className={styles.page}>
      {access ? (
        <>
          <header className={styles.head}>
            <h1>{t("title")}</h1>
            <p>{access.contract.organizer.name}</p>
            <p className={styles.muted}>{t("lead")}</p>
          </header>
          <MeetingEditor contract={access.contract} query={{ key: access.key }} />
        </>
      ) : (
        <EmptyState
          icon="lock"
          headingLevel={1}
          title={t("closed.title")}
          text={t("closed.text")}
          actions={<Button href={contactsPath()}>{t("closed.contacts")}</Button>}
        />
      )}
    </main>
  );
}
