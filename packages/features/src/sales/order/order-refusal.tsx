import { Button } from "@tropa/ui-kit/button";
import { FormAlert } from "@tropa/ui-kit/form";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useLocalTime } from "../booking-parts/local-time.tsx";
import type { Refusal } from "../choice/order-refusal-state.ts";

/** Says that the date sold out while the form was filled in, and what to do; nothing typed is lost. */
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
      {refusal.heldUntil !== null && <HeldSeats until={refusal.heldUntil} />}
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

/** Says until when seats held by others may become free. */
function HeldSeats({ until }: { until: string }) {
  const { t } = useTranslation("request");
  const time = useLocalTime(until);
  return <p>{t("order.held", { time })}</p>;
}
