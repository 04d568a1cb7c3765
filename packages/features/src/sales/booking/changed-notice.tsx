import { FormAlert } from "@tropa/ui-kit/form";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** What the page showed is no longer true: said aloud, above the state of now. */
export function ChangedNotice({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation("booking");
  if (!isChanged) return null;
  return (
    <FormAlert tone="warning" icon="info">
      <p>{t("changed")}</p>
    </FormAlert>
  );
}
