import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { readVisitorCookie, onConsentChange } from "../../../platform/storage/consent.ts";
import { allToursPath, helpPath } from "../../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { NoticeScreen } from "../../booking-parts/notice.tsx";

/** Links to go on with this browser's last help request in a messenger; loaded only if there is one. */
const LastRequest = lazy(() => import("./last-request-messengers.tsx"));

const hasRequest = () => readVisitorCookie("lastRequest") !== null;

/** Result of a payment when the URL contains no link of a booking or certificate: general words and links. */
export function GeneralOutcome({ outcome }: { outcome: "success" | "fail" }) {
  const { t } = useTranslation("booking");
  const hasSentRequest = useSyncExternalStore(onConsentChange, hasRequest, () => false);
  return (
    <NoticeScreen
      tone={outcome === "success" ? "good" : "over"}
      title={t(`general.${outcome}.title`)}
      text={t(`general.${outcome}.text`)}
      actions={
        <>
          <Button size="lg" href={allToursPath()}>
            {t("general.tours")}
          </Button>
          <Button size="lg" variant="secondary" href={helpPath()}>
            {t("general.help")}
          </Button>
        </>
      }
    >
      {outcome === "success" && hasSentRequest && (
        <Suspense>
          <LastRequest />
        </Suspense>
      )}
    </NoticeScreen>
  );
}
