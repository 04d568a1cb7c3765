import { Button } from "@tropa/ui-kit/button";
import { FormAlert } from "@tropa/ui-kit/form";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Refusal } from "../choice/order-refusal-state.ts";

/** The date has gone while the form was filled in: what to do now, and that nothing is lost. */
export function OrderRefusal({
  refusal,
  hasOthers,
  onAsk,
}: {
  refusal: Refusal | null;
  hasOthers: boolean;
  onAsk: () => void;
}) {
  const { t } = useTranslation("request");
  if (!refusal) return null;
  return (
    <FormAlert tone="warning">
      <p>{t(`order.${refusal.kind}`)}</p>
      {!hasOthers && (
        <>
          <p>{t("order.noOtherDates")}</p>
          <Button variant="secondary" size="sm" onClick={onAsk}>
            {t("order.askInstead")}
          </Button>
        </>
      )}
    </FormAlert>
  );
}
