import type { DisputeState } from "@tropa/domain/sales/dispute";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";

const tones: Readonly<Record<DisputeState, "warning" | "info" | "success" | "danger">> = {
  needs_answer: "warning",
  sent: "info",
  won: "success",
  lost: "danger",
};

export function DisputeBadge({ state }: { state: DisputeState }) {
  const { t } = useTranslation("staffDisputes");
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
