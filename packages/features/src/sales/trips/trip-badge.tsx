import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import type { Trip } from "./trips-queries.ts";
import styles from "./trips.module.css";

const tones = ["warning", "warning", "success", "neutral"] as const;

/** The state of a trip. */
export function TripBadge({ status }: Pick<Trip, "status">) {
  const { t } = useTranslation("trips");
  return (
    <Badge className={styles.badge} tone={tones[status - 1] ?? "neutral"}>
      {t(`status.${status}`)}
    </Badge>
  );
}
