import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { FieldButton } from "../field-button/field-button.tsx";
import { WhenPanel } from "./when-panel.tsx";
import type { WhenPanelProps } from "./when-panel.tsx";
import { whenText } from "./when-text.ts";

interface WhenFieldProps extends WhenPanelProps {
  /** `bare` for a form that draws its fields itself. */
  surface?: "outline" | "bare";
  className?: string;
}

/** The field of dates: says what is chosen, and opens the choice below itself. */
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
      className={className}
    >
      <WhenPanel {...panel} />
    </FieldButton>
  );
}
