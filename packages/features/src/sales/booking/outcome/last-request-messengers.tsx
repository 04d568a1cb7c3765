import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lastRequest } from "../../calls/last-request.ts";
import { MessengerTabs } from "../../help-request/messenger-tabs.tsx";

/** Links to continue this browser's last help request in a messenger. */
export default function LastRequestMessengers() {
  const { t } = useTranslation("request");
  const sent = lastRequest();
  return sent && <MessengerTabs sent={sent} title={t("success.chatTitleOnly")} />;
}
