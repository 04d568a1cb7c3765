import { supportChatCall } from "@tropa/api-contract/conversation/calls-chat";
import { Link } from "@tropa/ui-kit/link";
import { useEffect, useState } from "react";
import { degradedCall } from "../../platform/api/degraded-call.ts";
import { chatPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** Link to the chat with support, for missing pages; renders nothing until it is known. */
export default function SupportLink() {
  const { t } = useTranslation("account");
  const storefront = useStorefront();
  const [chatId, setChatId] = useState<number | null>(null);
  useEffect(() => {
    let isGone = false;
    void degradedCall(storefront, supportChatCall).then(
      (chat) => !isGone && setChatId(chat?.id ?? null),
    );
    return () => {
      isGone = true;
    };
  }, [storefront]);
  if (chatId === null) return null;
  return (
    <p>
      <Link href={chatPath(chatId)}>{t("askSupport")}</Link>
    </p>
  );
}
