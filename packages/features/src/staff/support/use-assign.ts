import {
  assignSupportChatCall,
  closeSupportChatCall,
} from "@tropa/api-contract/staff/calls-support";
import type { SupportChat } from "@tropa/api-contract/staff/calls-support";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useSupportAct } from "./support-queries.ts";

/** Gives a chat to somebody, or to nobody: as it was seen, not as it may be by then. */
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

/** Closes a chat as answered, unless its tourist has written after what was seen last. */
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
