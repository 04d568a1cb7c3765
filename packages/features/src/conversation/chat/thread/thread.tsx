import { isApiClientError } from "@tropa/api-client/api-client-error";
import { useQuery } from "@tanstack/react-query";
import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { ErrorState } from "@tropa/ui-kit/error-state";
import { Icon } from "@tropa/ui-kit/icon";
import { lazy, Suspense, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useOutgoing } from "../../sending/own-send-queue.ts";
import { chatQuery, messagesQuery } from "../../queries/chat-queries.ts";
import type { KnownMessages } from "../../queries/message-pages.ts";
import { useIsConnected } from "../../realtime/connection.ts";
import { ChatBookings } from "../bookings/chat-bookings.tsx";
import { useChatFrame } from "../common/chat-frame.ts";
import { Composer } from "../compose/composer.tsx";
import type { ReplyKind } from "../compose/quick-replies.tsx";
import { MessageList } from "./messages/message-list.tsx";
import { OpenImageProvider } from "./messages/open-image.ts";
import { threadRows } from "./messages/rows.ts";
import { ThreadHeader } from "./thread-header.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import styles from "./thread.module.css";

const ImageGallery = lazy(() => import("./messages/image-gallery.tsx"));

const isRefused = (error: unknown) =>
  isApiClientError(error) && (error.status === 404 || error.status === 403);

/** An open chat: header, messages and composer. */
export function Thread({ chatId }: { chatId: number }) {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const { pathOf, organizerId } = useChatFrame();
  const chat = useQuery(chatQuery(storefront, chatId));
  const messages = useQuery(messagesQuery(storefront, chatId));
  if (chat.data && messages.data) return <OpenThread chat={chat.data} messages={messages.data} />;
  const failed = chat.isError ? chat : messages;
  if (failed.isError && isRefused(failed.error)) {
    return (
      <EmptyState
        icon="lock"
        title={t("refused.title")}
        text={t("refused.text")}
        actions={
          <>
            <Button href={pathOf()}>{t("toList")}</Button>
            {organizerId === null && <SignInAnew />}
          </>
        }
      />
    );
  }
  if (failed.isError) {
    const retry = () => void Promise.all([chat.refetch(), messages.refetch()]);
    return (
      <ErrorState
        kind="unavailable"
        title={t("outage.title")}
        text={t("outage.text")}
        onRetry={retry}
        retrying={failed.isFetching}
        actions={
          <Button variant="secondary" href={pathOf()}>
            {t("toList")}
          </Button>
        }
      />
    );
  }
  return <ThreadSkeleton />;
}

/** Offers to sign in to another account, for a link to another account's chat. Staff have their own sign-in. */
function SignInAnew() {
  const { t } = useTranslation("errors");
  const storefront = useStorefront();
  const { profile } = useChatFrame();
  if (profile.is_admin_auth) return null;
  const signIn = async () => {
    const { signInAnew } = await import("../../../people/sign-in/sign-in-anew.ts");
    await signInAnew(storefront);
  };
  return (
    <Button variant="secondary" onClick={() => void signIn()}>
      {t("403.signIn")}
    </Button>
  );
}

/** Returns the quick replies to offer: tourists get some to begin a chat with an organizer and to answer one. */
function repliesTo(
  { kind, own_side: side }: Chat,
  last: ChatMessage | undefined,
): ReplyKind | null {
  if (kind !== "organizer" || side !== "tourist") return null;
  if (!last) return "opening";
  return last.type === "input" && !last.is_deleted ? "answer" : null;
}

function OpenThread({ chat, messages }: { chat: Chat; messages: KnownMessages }) {
  const storefront = useStorefront();
  const { profile } = useChatFrame();
  const outgoing = useOutgoing(storefront, profile.id, chat.id);
  const [isAboutOpen, setAboutOpen] = useState(false);
  const [edited, setEdited] = useState<ChatMessage | null>(null);
  const [imageId, setImageId] = useState<number | null>(null);
  const [openImage] = useState(
    () =>
      ({ id }: ChatMessage) =>
        setImageId(id),
  );
  const rows = threadRows(messages, outgoing);
  return (
    <div className={styles.root} data-about={isAboutOpen ? "" : undefined}>
      <div className={styles.main}>
        <ThreadHeader
          chat={chat}
          isAboutOpen={isAboutOpen}
          onAbout={() => setAboutOpen(!isAboutOpen)}
        />
        <ConnectionNote />
        <OpenImageProvider value={openImage}>
          <MessageList chat={chat} messages={messages} rows={rows} onEdit={setEdited} />
        </OpenImageProvider>
        <Composer
          chat={chat}
          afterId={messages.items.at(-1)?.id ?? 0}
          replies={outgoing.length === 0 ? repliesTo(chat, messages.items.at(-1)) : null}
          edited={edited}
          onEditEnd={() => setEdited(null)}
        />
      </div>
      {imageId !== null && (
        <Suspense>
          <ImageGallery
            messages={messages.items.filter(({ attachment }) => attachment?.file?.preview)}
            openId={imageId}
            onChange={setImageId}
            onClose={() => setImageId(null)}
          />
        </Suspense>
      )}
      {chat.own_side !== null && <ChatBookings chat={chat} onClose={() => setAboutOpen(false)} />}
    </div>
  );
}

/** Says that new messages do not arrive and written ones wait while the connection is lost. */
function ConnectionNote() {
  const { t } = useTranslation("chat");
  const isConnected = useIsConnected();
  return (
    <div role="status" className={styles.status}>
      {!isConnected && (
        <p className={styles.offline}>
          <Icon name="offline" size={18} />
          {t("offline")}
        </p>
      )}
    </div>
  );
}
