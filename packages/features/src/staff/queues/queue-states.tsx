import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./queues.module.css";

/** Placeholder of a queue. */
export function QueueSkeleton() {
  return (
    <div aria-busy="true" className={styles.list}>
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="block" height="8rem" />
    </div>
  );
}

/** A queue that failed to load, with a button to retry. */
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
