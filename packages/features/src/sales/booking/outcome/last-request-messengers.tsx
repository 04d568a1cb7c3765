import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lastRequest } from "../../calls/last-request.ts";
import { MessengerTabs } from "../../help-request/messenger-tabs.tsx";

/** Messengers that take the last help request of this browser on. */
export default function LastRequestMessengers() {
  const { t } = useTranslation("request");
  const sent = lastRequest();
  return sent && <MessengerTabs sent={sent} title={t("success.chatTitleOnly")} />;
}
