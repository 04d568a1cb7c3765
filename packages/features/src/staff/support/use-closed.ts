import type { SupportChat } from "@tropa/api-contract/staff/calls-support";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";

/** Returns a text with when and, if known, by whom a chat was closed; null for an open chat. */
export function useClosed(): (chat: SupportChat) => string | null {
  const { t } = useTranslation("staffDesk");
  const moment = useMoment();
  return ({ closed }) => {
    if (!closed) return null;
    const values = { moment: moment(closed.at), name: closed.by };
    return closed.by === "" ? t("support.closedAt", values) : t("support.closedBy", values);
  };
}
