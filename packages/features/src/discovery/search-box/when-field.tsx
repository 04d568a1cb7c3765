import { clsx } from "clsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { FieldButton } from "../field-button/field-button.tsx";
import { WhenPanel } from "./when-panel.tsx";
import type { WhenPanelProps } from "./when-panel.tsx";
import { whenText } from "./when-text.ts";
import styles from "./when-panel.module.css";

interface WhenFieldProps extends WhenPanelProps {
  /** `bare` in forms that draw their fields themselves. */
  surface?: "outline" | "bare";
  className?: string;
}

/** Form field for travel dates; opens a panel to choose them. */
export function WhenField({ surface = "outline", className, ...panel }: WhenFieldProps) {
  const { t } = useTranslation("home");
  const { locale } = useStorefront();
  return (
    <FieldButton
      icon="calendar"
      label={t("search.when")}
      text={whenText(panel.value, t, locale)}
      placeholder={t("search.anyDates")}
      surface={surface}
      className={clsx(styles.field, className)}
    >
      <WhenPanel {...panel} />
    </FieldButton>
  );
}
