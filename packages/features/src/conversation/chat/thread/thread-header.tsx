import type { Chat } from "@tropa/api-contract/conversation/chat";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Icon } from "@tropa/ui-kit/icon";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Link } from "@tropa/ui-kit/link";
import { lazy, Suspense } from "react";
import { useIsIdle } from "../../../platform/browser/use-is-idle.ts";
import { organizerPagePath, tourPath } from "../../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useChatFrame } from "../common/chat-frame.ts";
import { counterpartOf } from "../common/chat-names.ts";
import { ChatCall } from "../../calls/chat-call.tsx";
import styles from "./thread-header.module.css";

/** Loaded late, because it renders nothing until the setting is known. */
const MuteButton = lazy(() => import("./mute-button.tsx"));

interface ThreadHeaderProps {
  chat: Chat;
  isAboutOpen: boolean;
  onAbout: () => void;
}

/** The other party, the tour, and the way back to the list. */
export function ThreadHeader({ chat, isAboutOpen, onAbout }: ThreadHeaderProps) {
  const { t } = useTranslation("chat");
  const { pathOf } = useChatFrame();
  const { variant } = useStorefront();
  const isIdle = useIsIdle();
  const { name, photo, isSupport, organizerId } = counterpartOf(t, chat);
  return (
    <header className={styles.root}>
      <IconButton className={styles.back} icon="arrow-left" label={t("toList")} href={pathOf()} />
      {isSupport ? (
        <span className={styles.mark}>
          <Icon name="info" size={22} />
        </span>
      ) : (
        <Avatar name={name} {...(photo !== undefined && { src: photo })} size={40} decorative />
      )}
      <div className={styles.text}>
        <h2 className={styles.name}>
          {organizerId !== null && variant.features.organizersShown ? (
            <Link href={organizerPagePath(organizerId)} variant="quiet">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {chat.tour && (
          <Link href={tourPath(chat.tour.slug)} variant="quiet" className={styles.tour}>
            {chat.tour.title}
          </Link>
        )}
        {isSupport && <p className={styles.hint}>{t("supportHint")}</p>}
      </div>
      <ChatCall chat={chat} name={name} />
      {chat.own_side !== null && isIdle && (
        <Suspense>
          <MuteButton chatId={chat.id} />
        </Suspense>
      )}
      {!isSupport && chat.own_side !== null && (
        <IconButton
          icon="ticket"
          label={t("bookings.title")}
          pressed={isAboutOpen}
          onClick={onAbout}
        />
      )}
    </header>
  );
}
