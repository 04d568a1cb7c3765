import { useMutation, useQueryClient } from "@tanstack/react-query";
import { openAttachmentCall } from "@tropa/api-contract/conversation/calls-chat";
import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { Icon } from "@tropa/ui-kit/icon";
import { useRef } from "react";
import { callApi } from "../../../../platform/api/browser-api.ts";
import { toastFailure } from "../../../../platform/forms/problems/failure-toast.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { readableSize } from "../../../../platform/uploads/upload-texts.ts";
import { chatKeys } from "../../../queries/unread-query.ts";
import styles from "./attachment.module.css";
import { useOpenImage } from "./open-image.ts";

interface AttachmentProps {
  message: ChatMessage;
  attachment: NonNullable<ChatMessage["attachment"]>;
}

/** An attachment of a message: pictures show in the thread, other files are opened. */
export function Attachment({ message, attachment }: AttachmentProps) {
  const { t } = useTranslation("chat");
  const open = useOpenImage();
  const renew = useRenewedLinks(message.chat_id);
  const { file } = attachment;
  if (!file?.preview) return <FileButton message={message} attachment={attachment} />;
  return (
    <button
      type="button"
      className={styles.image}
      aria-label={t("message.image", { name: file.name })}
      onClick={() => open(message)}
    >
      <img src={file.preview} alt="" loading="lazy" decoding="async" onError={renew} />
    </button>
  );
}

/** Links expire after an hour or two: a failed picture refetches the messages, once. */
function useRenewedLinks(chatId: number): () => void {
  const client = useQueryClient();
  const hasAsked = useRef(false);
  return () => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void client.invalidateQueries({ queryKey: chatKeys.messages(chatId) });
  };
}

/** Opens a file; its link is fetched on press. */
function FileButton({ message, attachment: { file } }: AttachmentProps) {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(storefront, openAttachmentCall, { body: { message_id: message.id } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastFailure(error, t("failed.file")),
  });
  if (!file) {
    return (
      <p className={styles.gone}>
        <Icon name="paperclip" size={18} />
        {t("message.fileGone")}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={styles.file}
      aria-disabled={isPending || undefined}
      onClick={() => mutate()}
    >
      <Icon name="download" size={20} />
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{readableSize(file.byte_size, storefront.locale)}</span>
    </button>
  );
}
