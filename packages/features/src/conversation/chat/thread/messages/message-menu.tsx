import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";
import type { DropdownTriggerProps } from "@tropa/ui-kit/dropdown";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Menu } from "@tropa/ui-kit/menu";
import type { MenuItem } from "@tropa/ui-kit/menu";
import { lazy, Suspense, useState } from "react";
import { callApi } from "../../../../platform/api/browser-api.ts";
import { toastFailure } from "../../../../platform/forms/problems/failure-toast.ts";
import { copyText } from "../../../../platform/browser/copy-text.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { chatKeys } from "../../../queries/unread-query.ts";
import { emptyMessage } from "../../../realtime/apply-event.ts";
import { useChatFrame } from "../../common/chat-frame.ts";
import { isChangeable } from "./is-changeable.ts";
import styles from "./message.module.css";

const DeleteDialog = lazy(() => import("./delete-dialog.tsx"));

interface MessageMenuProps {
  chat: Chat;
  message: ChatMessage;
  onEdit: (message: ChatMessage) => void;
}

/** Deletes a message optimistically; restores it on failure. */
function useDelete({ chat_id: chatId, id }: ChatMessage) {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(storefront, deleteMessageCall, { body: { message_id: id } }),
    onMutate: () => {
      const key = chatKeys.messages(chatId);
      const before = client.getQueryData(key);
      emptyMessage(client, chatId, id);
      return { key, before };
    },
    onError: (error, _nothing, context) => {
      if (context) client.setQueryData(context.key, context.before);
      void client.invalidateQueries({ queryKey: chatKeys.all });
      toastFailure(error, t("failed.delete"));
    },
  });
}

/** Actions on a message: everybody can copy it; its author can edit or delete it within the hour. */
export function MessageMenu({ chat, message, onEdit }: MessageMenuProps) {
  const { t } = useTranslation("chat");
  const { profile } = useChatFrame();
  const [isAsking, setAsking] = useState(false);
  // Updated when the menu opens: the hour may have passed since the message was rendered.
  const [now, setNow] = useState(() => new Date());
  const { mutate } = useDelete(message);
  if (message.is_deleted) return null;
  const { canEdit, canDelete } = isChangeable(chat, message, profile.id, now);
  const items: MenuItem[] = [
    ...(message.text === "" ? [] : [{ id: "copy", text: t("act.copy"), icon: "copy" } as const]),
    ...(canEdit ? [{ id: "edit", text: t("act.edit"), icon: "edit" } as const] : []),
    ...(canDelete ? [{ id: "delete", text: t("act.delete"), icon: "trash" } as const] : []),
  ];
  if (items.length === 0) return null;
  const button = (trigger: DropdownTriggerProps) => (
    <IconButton {...trigger} icon="more" size="sm" label={t("act.label")} />
  );
  const choose = (id: string) => {
    if (id === "edit") onEdit(message);
    if (id === "delete") setAsking(true);
    if (id === "copy")
      copyText(message.text).then(
        () => showToast({ type: "success", text: t("act.copied") }),
        () => showToast({ type: "error", text: t("failed.copy") }),
      );
  };
  return (
    <>
      <Menu
        className={styles.menu}
        label={t("act.label")}
        items={items}
        align={message.type === "output" ? "end" : "start"}
        onSelect={choose}
        onOpenChange={(isOpen) => isOpen && setNow(new Date())}
        trigger={button}
      />
      {isAsking && (
        <Suspense>
          <DeleteDialog
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              mutate();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
