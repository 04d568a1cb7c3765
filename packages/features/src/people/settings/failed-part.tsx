import { Button } from "@tropa/ui-kit/button";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./settings.module.css";

/** A part that failed to load, with a button to retry. */
export function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("account");
  return (
    <>
      <FormAlert problem={{ kind: "unreachable" }} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onRetry}>
          {t("unreachable.retry")}
        </Button>
      </div>
    </>
  );
}
