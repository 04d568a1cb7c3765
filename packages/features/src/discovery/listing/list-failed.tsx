import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PartFailed } from "./data/part-failed.tsx";

/** Shown if the list failed to load; retries on a press or when the connection returns. */
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
