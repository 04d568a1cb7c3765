import {
  assignSupportChatCall,
  closeSupportChatCall,
} from "@tropa/api-contract/staff/calls-support";
import type { SupportChat } from "@tropa/api-contract/staff/calls-support";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useSupportAct } from "./support-queries.ts";

/** Assigns a chat to somebody or nobody; fails if its assignee has changed since it was loaded. */
export function useAssign(chat: SupportChat) {
  const { t } = useTranslation("staffDesk");
  return useSupportAct<number | null>(chat.chat_id, {
    send: (api, to) =>
      api.call(assignSupportChatCall, {
        body: { chat_id: chat.chat_id, from: chat.assignee?.account_id ?? null, to },
      }),
    outrun: (name) => (name === null ? t("support.changed") : t("support.faster", { name })),
  });
}

/** Closes a chat as answered; fails if the tourist has written since. */
export function useClose(chat: SupportChat) {
  const { t } = useTranslation("staffDesk");
  return useSupportAct<null>(chat.chat_id, {
    send: (api) =>
      api.call(closeSupportChatCall, {
        body: { chat_id: chat.chat_id, last_message_id: chat.last_message.id },
      }),
    outrun: () => t("support.wroteAgain"),
    done: () => t("support.closed"),
  });
}
