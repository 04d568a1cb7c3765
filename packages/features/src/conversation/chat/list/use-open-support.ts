import { supportChatCall } from "@tropa/api-contract/conversation/calls-chat";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useGo } from "../../../platform/history/layers.ts";
import { toastFailure } from "../../../platform/forms/problems/failure-toast.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useChatFrame } from "../common/chat-frame.ts";

/** Opens the chat with support, creating it the first time. */
export function useOpenSupport(): { isOpening: boolean; openSupport: () => void } {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const { pathOf } = useChatFrame();
  const go = useGo();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(storefront, supportChatCall, { query: {} }),
    onSuccess: ({ id }) => go(pathOf(id)),
    onError: (error) => toastFailure(error, t("failed.open")),
  });
  return { isOpening: isPending, openSupport: () => mutate() };
}
