import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";
import { messageTypes } from "@tropa/domain/conversation/chat-message";
import type { TFunction } from "@tropa/i18n/translator";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useChatFrame } from "../common/chat-frame.ts";
import { shortMoment } from "../common/moments.ts";
import { counterpartOf } from "../common/chat-names.ts";
import styles from "./chat-row.module.css";

/** Higher counts are shown as "99+". */
const mostShown = 99;

function previewOf(t: TFunction<"chat">, message: ChatMessage): string {
  if (message.is_deleted) return t("message.deleted");
  return message.text || (message.attachment?.file?.name ?? t("message.file"));
}

/** A chat in the list: name, time, last message and unread count. */
export function ChatRow({ chat, isChosen }: { chat: Chat; isChosen: boolean }) {
  const { t } = useTranslation("chat");
  const { locale } = useStorefront();
  const { pathOf } = useChatFrame();
  const { last_message: last, unread_count: unread, tour } = chat;
  const { name, photo, isSupport } = counterpartOf(t, chat);
  return (
    <Link
      href={pathOf(chat.id)}
      variant="bare"
      className={styles.root}
      aria-current={isChosen ? "page" : undefined}
    >
      {isSupport ? (
        <span className={styles.mark}>
          <Icon name="info" size={24} />
        </span>
      ) : (
        <Avatar name={name} {...(photo !== undefined && { src: photo })} decorative />
      )}
      <span className={styles.text}>
        <span className={styles.line}>
          <b className={styles.name}>{name}</b>
          {chat.is_frozen && <Icon name="lock" size={16} label={t("frozen.short")} />}
          {last && (
            <time className={styles.time} dateTime={last.created_at}>
              {shortMoment(last.created_at, locale)}
            </time>
          )}
        </span>
        {tour && <span className={styles.tour}>{tour.title}</span>}
        <span className={styles.line}>
          <span className={styles.last} data-unread={unread > 0 ? "" : undefined}>
            {last?.type === messageTypes.output && !last.is_deleted && `${t("you")}: `}
            {last ? previewOf(t, last) : t("noMessages")}
          </span>
          {unread > 0 && (
            <span className={styles.unread}>
              <span aria-hidden="true">{unread > mostShown ? `${mostShown}+` : unread}</span>
              <VisuallyHidden>{t("unread", { count: unread })}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
