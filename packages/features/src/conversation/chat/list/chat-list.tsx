import { useInfiniteQuery } from "@tanstack/react-query";
import type { Chat } from "@tropa/api-contract/conversation/chat";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { ErrorState } from "@tropa/ui-kit/error-state";
import { Icon } from "@tropa/ui-kit/icon";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { TextField } from "@tropa/ui-kit/text-field";
import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";
import { useEffect, useState } from "react";
import { allToursPath } from "../../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { chatListQuery } from "../../queries/chat-queries.ts";
import { isMuted, setMuted } from "../../realtime/sound.ts";
import { useChatFrame } from "../common/chat-frame.ts";
import { counterpartOf } from "../common/chat-names.ts";
import { loadThread } from "../thread/late-thread.ts";
import styles from "./chat-list.module.css";
import { ChatRow } from "./chat-row.tsx";
import { useOpenSupport } from "./use-open-support.ts";
import { useDebounced } from "../../../platform/browser/use-debounced.ts";

/** Distance from the end at which more chats are fetched, px. */
const nearEndPx = 400;

/** Removes duplicates: a chat that moved up between two fetches is on two pages. */
function chatsOf(pages: readonly { items: readonly Chat[] }[]): Chat[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((chat) => [chat.id, chat])).values()];
}

/** List of all chats, newest message first, with a search by name or tour. */
export function ChatList({ chosen }: { chosen: number | null }) {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const { organizerId } = useChatFrame();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  const list = useInfiniteQuery(chatListQuery(storefront, organizerId, search));
  const chats = chatsOf(list.data?.pages ?? []);
  const isShown = list.isSuccess;
  const hasSupport = chats.some((chat) => counterpartOf(t, chat).isSupport);
  useEffect(() => {
    // Preloads the thread so that opening a chat is instant; a failure is retried on opening.
    if (isShown) whenIdle(() => void loadThread().catch(() => {}));
  }, [isShown]);
  const more = () => {
    if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
  };
  return (
    <section className={styles.root} aria-labelledby="chat-list">
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 id="chat-list">{t("title")}</h2>
          <SoundButton />
        </div>
        <TextField
          label={t("search")}
          labelHidden
          placeholder={t("search")}
          icon="search"
          type="search"
          size="sm"
          maxLength={100}
          value={typed}
          onValueChange={setTyped}
        />
      </header>
      <div
        className={styles.rows}
        aria-busy={list.isPending}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < nearEndPx) more();
        }}
      >
        {list.isPending && <RowSkeletons />}
        {list.isError && chats.length === 0 && (
          <ErrorState
            kind="unavailable"
            layout="block"
            headingLevel={3}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
        {list.isSuccess && chats.length === 0 && <NoChats isSearch={search !== ""} />}
        <ul>
          {chats.map((chat) => (
            <li key={chat.id}>
              <ChatRow chat={chat} isChosen={chat.id === chosen} />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <Button variant="ghost" fullWidth loading={list.isFetchingNextPage} onClick={more}>
            {t("more")}
          </Button>
        )}
      </div>
      {!list.isPending && !hasSupport && <SupportEntry />}
    </section>
  );
}

function NoChats({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation("chat");
  const { organizerId } = useChatFrame();
  if (organizerId !== null && !isSearch) {
    return (
      <EmptyState
        icon="chat"
        headingLevel={3}
        title={t("empty.title")}
        text={t("empty.organizer")}
      />
    );
  }
  return isSearch ? (
    <p className={styles.none} role="status">
      {t("nothingFound")}
    </p>
  ) : (
    <EmptyState
      icon="chat"
      headingLevel={3}
      title={t("empty.title")}
      text={t("empty.text")}
      actions={<Button href={allToursPath()}>{t("empty.tours")}</Button>}
    />
  );
}

/** The entry for support, for people without a chat with support. */
function SupportEntry() {
  const { t } = useTranslation("chat");
  const { profile, organizerId } = useChatFrame();
  const { isOpening, openSupport } = useOpenSupport();
  if (profile.is_admin_auth || organizerId !== null) return null;
  return (
    <button
      type="button"
      className={styles.support}
      aria-disabled={isOpening || undefined}
      onClick={openSupport}
    >
      <Icon name="info" size={20} />
      {t("writeToSupport")}
    </button>
  );
}

function SoundButton() {
  const { t } = useTranslation("chat");
  const [isOff, setOff] = useState(isMuted);
  return (
    <IconButton
      icon={isOff ? "sound-off" : "sound"}
      label={isOff ? t("sound.on") : t("sound.off")}
      size="sm"
      onClick={() => {
        setMuted(!isOff);
        setOff(!isOff);
      }}
    />
  );
}

function RowSkeletons() {
  return (
    <div className={styles.skeletons}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="block" height="3.5rem" />
      ))}
    </div>
  );
}
