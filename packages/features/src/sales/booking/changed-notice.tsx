import { FormAlert } from "@tropa/ui-kit/form";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** Says, also to screen readers, that the booking has changed. */
export function ChangedNotice({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation("booking");
  if (!isChanged) return null;
  return (
    <FormAlert tone="warning" icon="info">
      <p>{t("changed")}</p>
    </FormAlert>
  );
}
