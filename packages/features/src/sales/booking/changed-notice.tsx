import { Icon } from "@tropa/ui-kit/icon";
import alert from "../../platform/forms/form-alert.module.css";
import { useTranslation } from "../../platform/storefront/translation.ts";

/** What the page showed is no longer true: said aloud, above the state of now. */
export function ChangedNotice({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation("booking");
  if (!isChanged) return null;
  return (
    <div role="alert" className={alert.root} data-tone="warning">
      <Icon name="info" size={20} />
      <p>{t("changed")}</p>
    </div>
  );
}
