import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import {
  chatsForNotificationsCall,
  disableChatNotificationsCall,
  enableChatNotificationsCall,
} from "@tropa/api-contract/conversation/calls-chat-notifications";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { notificationsQuery } from "../../queries/notifications-query.ts";

type Known = AnswerOf<typeof chatsForNotificationsCall>;

/** Turns notifications of a chat on or off; renders nothing until the setting is known. */
export default function MuteButton({ chatId }: { chatId: number }) {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const client = useQueryClient();
  const { queryKey } = notificationsQuery(storefront, chatId);
  const { data } = useQuery(notificationsQuery(storefront, chatId));
  const { mutate } = useMutation({
    mutationFn: async (isOn: boolean) => {
      const call = isOn ? enableChatNotificationsCall : disableChatNotificationsCall;
      return callApi(storefront, call, { body: { chat_id: chatId } });
    },
    onMutate: async (isOn) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Known>(queryKey);
      client.setQueryData<Known>(
        queryKey,
        (known) =>
          known && {
            items: known.items.map((one) =>
              one.chat_id === chatId ? { ...one, notifications_enabled: isOn } : one,
            ),
          },
      );
      return before;
    },
    onError: (_error, _isOn, before) => {
      client.setQueryData(queryKey, before);
      showToast({ type: "error", text: t("failed.mute") });
    },
  });
  const own = data?.items.find((one) => one.chat_id === chatId);
  if (!own) return null;
  const isOn = own.notifications_enabled;
  return (
    <IconButton
      icon={isOn ? "bell" : "bell-off"}
      label={isOn ? t("mute.off") : t("mute.on")}
      onClick={() => mutate(!isOn)}
    />
  );
}
