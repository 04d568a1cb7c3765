import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DeskTitle } from "./desk-header.tsx";
import styles from "./desk.module.css";

/** Placeholder of a desk page. */
export function DeskSkeleton() {
  return (
    <div aria-busy="true" className={styles.list}>
      <Skeleton shape="block" height="7rem" />
      <Skeleton shape="block" height="7rem" />
      <Skeleton shape="block" height="7rem" />
    </div>
  );
}

/** Message that loading failed, with a button to retry. */
export function DeskFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("account");
  return (
    <div className={styles.failed}>
      <FormAlert problem={{ kind: "unreachable" }} />
      <Button variant="secondary" onClick={onRetry}>
        {t("unreachable.retry")}
      </Button>
    </div>
  );
}

/** Message for something that does not exist or belongs to somebody else. */
export function DeskNotFound() {
  const { t } = useTranslation("organizerDesk");
  return (
    <>
      <DeskTitle title={t("notFound.title")} />
      <EmptyState
        icon="compass"
        headingLevel={1}
        title={t("notFound.title")}
        text={t("notFound.text")}
        actions={<Button href={organizerPath()}>{t("notFound.back")}</Button>}
      />
    </>
  );
}
