import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";
import { messageTypes } from "@tropa/domain/conversation/chat-message";
import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Virtualizer } from "virtua";
import type { VirtualizerHandle } from "virtua";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { readMessages } from "../../../queries/chat-queries.ts";
import { chatKeys } from "../../../queries/unread-query.ts";
import { withOlder } from "../../../queries/message-pages.ts";
import type { KnownMessages } from "../../../queries/message-pages.ts";
import { hasSeveralHosts } from "../../common/chat-names.ts";
import { longDay, nearDay } from "../../common/moments.ts";
import { Message } from "./message.tsx";
import styles from "./message-list.module.css";
import { OutgoingMessage } from "./outgoing-message.tsx";
import type { ThreadRow } from "./rows.ts";
import { useEnd } from "./use-end.ts";
import { useRead } from "./use-read.ts";

/** Distance from the first loaded message at which older ones are fetched, px. */
const nearStartPx = 600;

interface MessageListProps {
  chat: Chat;
  messages: KnownMessages;
  rows: readonly ThreadRow[];
  onEdit: (message: ChatMessage) => void;
}

function useOlder(chatId: number, known: KnownMessages) {
  const storefront = useStorefront();
  const client = useQueryClient();
  const older = useMutation({
    mutationFn: () => readMessages(storefront, chatId, { before: known.items[0]?.id }),
    onSuccess: (page) =>
      client.setQueryData<KnownMessages>(
        chatKeys.messages(chatId),
        (now) => now && withOlder(now, page),
      ),
  });
  const ask = () => {
    if (known.hasOlder && !older.isPending) older.mutate();
  };
  return { ...older, ask };
}

/** The messages of a chat, newest at the bottom; scrolling up loads older ones. */
export function MessageList({ chat, messages, rows, onEdit }: MessageListProps) {
  const { t } = useTranslation("chat");
  const list = useRef<VirtualizerHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const end = useEnd(box);
  const { isAtEnd } = end;
  const older = useOlder(chat.id, messages);
  const hasSeveral = useMemo(() => hasSeveralHosts(messages.items), [messages.items]);
  const firstKey = rows[0]?.key;
  const [shownFirst, setShownFirst] = useState(firstKey);
  // Older messages must not push the visible ones down: the list then keeps its distance to the end.
  const isGrowingUp = firstKey !== shownFirst;
  useLayoutEffect(() => setShownFirst(firstKey), [firstKey]);

  const last = rows.at(-1);
  const lastKey = last?.key;
  const isOwnLast = last?.kind === "outgoing";
  const goToEnd = () => {
    end.goTo();
    list.current?.scrollToIndex(rows.length - 1, { align: "end" });
  };
  useLayoutEffect(() => {
    if ((isAtEnd || isOwnLast) && rows.length > 0) goToEnd();
    // Only a new line triggers this; whether the reader is at the end is read then, not watched.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lastKey]);
  useRead(chat, isAtEnd);
  const onScroll = (offset: number) => {
    const { current: handle } = list;
    if (!handle) return;
    end.onScroll(offset, handle);
    if (offset < nearStartPx && !older.isError) older.ask();
  };
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.root}
        role="region"
        aria-label={t("messages")}
        // A scrolling region must be focusable for keyboard users to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className={styles.space} />
        {rows.length === 0 && <p className={styles.none}>{t("noMessages")}</p>}
        <Virtualizer
          ref={list}
          scrollRef={box}
          as="ol"
          item="li"
          shift={isGrowingUp}
          bufferSize={600}
          onScroll={onScroll}
          data={rows}
        >
          {(row) => (
            <Row key={row.key} chat={chat} row={row} hasSeveral={hasSeveral} onEdit={onEdit} />
          )}
        </Virtualizer>
      </div>
      {older.isError && (
        <p className={styles.older} role="alert">
          {t("failed.older")}
          <Button variant="ghost" size="sm" onClick={() => older.mutate()}>
            {t("retry")}
          </Button>
        </p>
      )}
      {older.isPending && (
        <div className={styles.older} aria-busy="true">
          <Skeleton width="8rem" />
        </div>
      )}
      {!isAtEnd && (
        <Button
          className={styles.down}
          variant="secondary"
          size="sm"
          icon="chevron-down"
          onClick={goToEnd}
        >
          {chat.unread_count > 0 ? t("unread", { count: chat.unread_count }) : t("toEnd")}
        </Button>
      )}
      <Announcement rows={rows} />
    </div>
  );
}

/** Announces the other side's newest message to screen readers. */
function Announcement({ rows }: { rows: readonly ThreadRow[] }) {
  const last = rows.findLast((row) => row.kind === "message")?.message;
  const [seenId] = useState(last?.id);
  const isNews = last !== undefined && last.id !== seenId && last.type === messageTypes.input;
  return <VisuallyHidden role="status">{isNews && last.text}</VisuallyHidden>;
}

interface RowProps {
  chat: Chat;
  row: ThreadRow;
  hasSeveral: boolean;
  onEdit: (message: ChatMessage) => void;
}

const Row = memo(function Row({ chat, row, hasSeveral, onEdit }: RowProps) {
  return (
    <div className={styles.row} data-following={row.isFollowing ? "" : undefined}>
      {row.day !== null && <DayMark moment={row.day} />}
      {row.kind === "message" ? (
        <Message
          chat={chat}
          message={row.message}
          isFollowing={row.isFollowing}
          hasSeveral={hasSeveral}
          onEdit={onEdit}
        />
      ) : (
        <OutgoingMessage outgoing={row.outgoing} />
      )}
    </div>
  );
});

function DayMark({ moment }: { moment: string }) {
  const { t } = useTranslation("chat");
  const { locale } = useStorefront();
  const near = nearDay(moment);
  return (
    <p className={styles.day}>
      <time dateTime={moment}>{near ? t(`days.${near}`) : longDay(moment, locale)}</time>
    </p>
  );
}
