import { Button } from "@tropa/ui-kit/button";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { tourPath } from "../../../platform/links/paths.ts";
import { showToast } from "../../../platform/storefront/toast.ts";
import type { ShownBooking } from "../../booking-data/shown-booking.ts";

/** Shares the tour's page, never the booking's, which anyone with its link can open. */
export function ShareTour({ tour }: { tour: ShownBooking["tour"] }) {
  const { t } = useTranslation("booking");
  const storefront = useStorefront();
  const isHydrated = useIsHydrated();
  const url = absoluteUrl(storefront, storefront.locale, tourPath(tour.slug));
  const share = async () => {
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title: tour.title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      showToast({ type: "success", text: t("link.copied") });
    } catch {
      // Cancelled, or not allowed here.
    }
  };
  return (
    <Button variant="ghost" icon="share" disabled={!isHydrated} onClick={() => void share()}>
      {t("success.share")}
    </Button>
  );
}
