import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { certaintyText } from "./certainty-text.ts";
import type { Decision } from "./certainty-text.ts";
import styles from "./certainty-note.module.css";

/** Shows how certain a departure is; for preliminary ones, also how many travellers are missing. */
export function CertaintyNote({ decision }: { decision: Decision }) {
  const { t } = useTranslation("common");
  const { locale } = useStorefront();
  const isGuaranteed = decision.certainty === "guaranteed";
  return (
    <div className={styles.root} data-certainty={decision.certainty}>
      <p>
        <Icon name={isGuaranteed ? "check-circle" : "users"} size={20} />
        {certaintyText(t, locale, decision)}
      </p>
      {!isGuaranteed && (
        <details>
          <summary>{t("certainty.what")}</summary>
          <p>{t("certainty.hint")}</p>
        </details>
      )}
    </div>
  );
}
