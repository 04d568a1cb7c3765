import { clsx } from "clsx";
import { Dropdown } from "@tropa/ui-kit/dropdown";
import type { DropdownTriggerProps } from "@tropa/ui-kit/dropdown";
import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { WhenPanel } from "./when-panel.tsx";
import type { WhenPanelProps } from "./when-panel.tsx";
import { whenText } from "./when-text.ts";
import styles from "./when-field.module.css";

interface WhenFieldProps extends WhenPanelProps {
  /** `bare` for a form that draws its fields itself. */
  surface?: "outline" | "bare";
  className?: string;
}

/** The field of dates: says what is chosen, and opens the choice below itself. */
export function WhenField({ surface = "outline", className, ...panel }: WhenFieldProps) {
  const { t } = useTranslation("home");
  const { locale } = useStorefront();
  const text = whenText(panel.value, t, locale);
  const renderTrigger = (trigger: DropdownTriggerProps) => (
    <button type="button" {...trigger} className={styles.field} data-surface={surface}>
      <Icon name="calendar" size={22} className={styles.icon} />
      <span className={styles.label}>{t("search.when")}</span>
      <span className={styles.text} data-empty={text === "" || undefined}>
        {text === "" ? t("search.anyDates") : text}
      </span>
      <Icon name="chevron-down" size={18} className={styles.arrow} />
    </button>
  );
  return (
    <Dropdown
      className={clsx(styles.root, className)}
      trigger={renderTrigger}
      sheetTitle={t("search.when")}
    >
      <WhenPanel {...panel} />
    </Dropdown>
  );
}
