import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./queues.module.css";

/** Holds the place of what is on its way. */
export function QueueSkeleton() {
  return (
    <div aria-busy="true" className={styles.list}>
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="block" height="8rem" />
    </div>
  );
}

/** What did not come says so, and is asked for again. */
export function QueueFailed({ onRetry }: { onRetry: () => void }) {
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
