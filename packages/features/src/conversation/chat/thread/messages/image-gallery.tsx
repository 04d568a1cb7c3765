import { openAttachmentCall } from "@tropa/api-contract/conversation/calls-chat";
import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { messageTypes } from "@tropa/domain/conversation/chat-message";
import { Lightbox } from "@tropa/ui-kit/lightbox";
import { useEffect } from "react";
import { browserApi } from "../../../../platform/api/browser-api.ts";
import { logAndReturnNull } from "../../../../platform/api/log-failure.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import styles from "./image-gallery.module.css";

/** Link to the large version; local previews (`blob:`) stay as they are. */
const wideOf = (preview: string) => (preview.startsWith("/") ? `${preview}&size=wide` : preview);

interface ImageGalleryProps {
  /** Messages with a picture, oldest first. */
  messages: readonly ChatMessage[];
  openId: number;
  onChange: (id: number) => void;
  onClose: () => void;
}

/** All loaded pictures of the thread, one at a time. */
export default function ImageGallery({ messages, openId, onChange, onClose }: ImageGalleryProps) {
  const storefront = useStorefront();
  const index = messages.findIndex(({ id }) => id === openId);
  const open = messages[index];
  const isNews = open?.type === messageTypes.input && open.attachment?.status === "ready";
  useEffect(() => {
    // Tells the sender that the picture was viewed.
    if (!isNews) return;
    const { name, path } = openAttachmentCall;
    browserApi(storefront)
      .then((api) => api.call(openAttachmentCall, { body: { message_id: openId } }))
      .catch(logAndReturnNull(name, path));
  }, [isNews, openId, storefront]);
  return (
    <Lightbox
      open={index !== -1}
      index={Math.max(0, index)}
      items={messages.map(({ attachment }) => ({
        template: "",
        alt: attachment?.file?.name ?? "",
        content: (
          <img
            className={styles.image}
            src={wideOf(attachment?.file?.preview ?? "")}
            alt={attachment?.file?.name ?? ""}
          />
        ),
      }))}
      onIndexChange={(next) => {
        const message = messages[next];
        if (message) onChange(message.id);
      }}
      onClose={onClose}
    />
  );
}
