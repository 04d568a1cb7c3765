import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { readVisitorCookie, onConsentChange } from "../../../platform/storage/consent.ts";
import { allToursPath, helpPath } from "../../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { NoticeScreen } from "../../booking-parts/notice.tsx";

/** Loaded only if this browser has sent a help request. */
const LastRequest = lazy(() => import("./last-request-messengers.tsx"));

const hasRequest = () => readVisitorCookie("lastRequest") !== null;

/** The result of a payment that the address does not name. */
export function GeneralOutcome({ words }: { words: "success" | "fail" }) {
  const { t } = useTranslation("booking");
  const goesOn = useSyncExternalStore(onConsentChange, hasRequest, () => false);
  return (
    <NoticeScreen
      tone={words === "success" ? "good" : "over"}
      title={t(`general.${words}.title`)}
      text={t(`general.${words}.text`)}
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
      {words === "success" && goesOn && (
        <Suspense>
          <LastRequest />
        </Suspense>
      )}
    </NoticeScreen>
  );
}
