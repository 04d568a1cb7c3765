import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PartFailed } from "./data/part-failed.tsx";

/** The list of a filter did not come. It is asked for again on a press, and once there is a connection. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("listing");
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listen = () => retry();
    window.addEventListener("online", listen);
    return () => window.removeEventListener("online", listen);
  }, []);
  return <PartFailed text={t("failed.list")} onRetry={onRetry} />;
}
