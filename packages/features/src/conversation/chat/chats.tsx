import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useEffect } from "react";
import { skipPageSettling } from "../../people/session/page-rests.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ChatFrameProvider, useChatFrame } from "./common/chat-frame.ts";
import type { ChatFrame } from "./common/chat-frame.ts";
import styles from "./chats.module.css";
import { chatListQuery } from "../queries/chat-queries.ts";
import { ChatList } from "./list/chat-list.tsx";
import { useOpenSupport } from "./list/use-open-support.ts";
import { LazyThread } from "./thread/late-thread.ts";
import { ThreadSkeleton } from "./thread/thread-skeleton.tsx";

export { loadThread } from "./thread/late-thread.ts";

export interface ChatsProps {
  frame: ChatFrame;
  /** The open chat; undefined where the address names none, null where it names an invalid one. */
  chosen: number | null | undefined;
}

/** The list of chats beside the open one; phones show one of the two. */
export function Chats({ frame, chosen }: ChatsProps) {
  useEffect(skipPageSettling, []);
  return (
    <ChatFrameProvider value={frame}>
      <div className={styles.root} data-open={chosen === undefined ? undefined : ""}>
        <ChatList chosen={chosen ?? null} />
        <div className={styles.chat}>
          {typeof chosen === "number" && (
            <LazyThread key={chosen} chatId={chosen} waiting={<ThreadSkeleton />} />
          )}
          {chosen === null && <WrongId />}
          {chosen === undefined && <NoneChosen />}
        </div>
      </div>
    </ChatFrameProvider>
  );
}

function WrongId() {
  const { t } = useTranslation("chat");
  const { pathOf } = useChatFrame();
  return (
    <EmptyState
      icon="compass"
      title={t("wrongId.title")}
      text={t("wrongId.text")}
      actions={<Button href={pathOf()}>{t("toList")}</Button>}
    />
  );
}

function NoneChosen() {
  const { t } = useTranslation("chat");
  const { organizerId } = useChatFrame();
  const list = useInfiniteQuery(chatListQuery(useStorefront(), organizerId, ""));
  const { isOpening, openSupport } = useOpenSupport();
  const isEmpty = list.data?.pages[0]?.items.length === 0;
  // The list beside it says the same.
  if (organizerId !== null && isEmpty) return null;
  const words = isEmpty ? "nothingYet" : "noneChosen";
  const support = (
    <Button variant="secondary" loading={isOpening} onClick={openSupport}>
      {t("writeToSupport")}
    </Button>
  );
  return (
    <EmptyState
      icon="chat"
      title={t(`${words}.title`)}
      // Organizers have no chat with support in this list.
      text={organizerId === null && t(`${words}.text`)}
      actions={organizerId === null && support}
    />
  );
}
