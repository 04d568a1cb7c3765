import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "../../platform/storefront/translation.ts";
import type { Refusal } from "../choice/order-refusal-state.ts";
import alert from "../../platform/forms/form-alert.module.css";

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
    <div role="alert" className={alert.root} data-tone="warning">
      <Icon name="warning" size={20} />
      <div>
        <p>{t(`order.${refusal.kind}`)}</p>
        {!hasOthers && (
          <>
            <p>{t("order.noOtherDates")}</p>
            <Button variant="secondary" size="sm" onClick={onAsk}>
              {t("order.askInstead")}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
