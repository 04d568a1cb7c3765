import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";
import { messageTypes } from "@tropa/domain/conversation/chat-message";
import { Icon } from "@tropa/ui-kit/icon";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useChatFrame } from "../../common/chat-frame.ts";
import { readableName } from "../../common/chat-names.ts";
import { timeOf } from "../../common/moments.ts";
import { Attachment } from "./attachment.tsx";
import { MessageMenu } from "./message-menu.tsx";
import styles from "./message.module.css";

interface MessageProps {
  chat: Chat;
  message: ChatMessage;
  /** The previous message is by the same person. */
  isFollowing: boolean;
  /** Several people write for the organizer. */
  hasSeveral: boolean;
  onEdit: (message: ChatMessage) => void;
}

/** The author's name, shown where several people write on one side. */
function useSpeaker({ message, hasSeveral }: Pick<MessageProps, "message" | "hasSeveral">) {
  const { t } = useTranslation("chat");
  const { locale } = useStorefront();
  const { profile } = useChatFrame();
  const { side, author, type } = message;
  if (author?.account_id === profile.id) return null;
  const name = author && readableName(author.name, locale);
  if (side === "support") return name || t("support");
  const isNamed = side === "organizer" && (hasSeveral || type === messageTypes.output);
  return isNamed ? name : null;
}

/** A message that the server has, with its delivery status. */
export function Message({ chat, message, isFollowing, hasSeveral, onEdit }: MessageProps) {
  const { t } = useTranslation("chat");
  const { locale } = useStorefront();
  const isOwn = message.type === messageTypes.output;
  const speaker = useSpeaker({ message, hasSeveral });
  const { text, attachment, is_deleted: isDeleted, is_moderated: isModerated } = message;
  return (
    <article
      className={styles.root}
      data-type={message.type}
      data-deleted={isDeleted ? "" : undefined}
    >
      <div className={styles.bubble}>
        <VisuallyHidden>{isOwn ? t("from.you") : t("from.other")}</VisuallyHidden>
        {speaker && !isFollowing && <p className={styles.speaker}>{speaker}</p>}
        {isDeleted && <p className={styles.gone}>{t("message.deleted")}</p>}
        {attachment && <Attachment message={message} attachment={attachment} />}
        {text !== "" && <p className={styles.text}>{text}</p>}
        {message.has_hidden_contacts && <p className={styles.note}>{t("message.contacts")}</p>}
        {isModerated && <p className={styles.note}>{t("message.moderated")}</p>}
        <p className={styles.meta}>
          {message.edited_at && !isDeleted && <span>{t("message.edited")}</span>}
          <time dateTime={message.created_at}>{timeOf(message.created_at, locale)}</time>
          {isOwn && !isDeleted && (
            <Icon
              name={message.is_read ? "check-double" : "check"}
              size={16}
              label={message.is_read ? t("message.read") : t("message.sent")}
            />
          )}
        </p>
      </div>
      <MessageMenu chat={chat} message={message} onEdit={onEdit} />
    </article>
  );
}
