import { chatIdOf } from "@tropa/domain/conversation/chat-message";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useParams } from "react-router";
import { mainId } from "../../platform/page/skip-link.tsx";
import { lazyScreen } from "../../platform/browser/lazy-screen.tsx";
import { PrivateData } from "../../people/private-page/private-data.tsx";
import { WithSession } from "../../people/private-page/with-session.tsx";
import type { SessionPrefetch } from "../../people/session/start-session.ts";
import { chatPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { chatListQuery, chatQuery, messagesQuery } from "../queries/chat-queries.ts";
import styles from "./chat-page.module.css";

// The server renders the page frame only: chats need a session.
export const { load: loadChats, LazyScreen } = lazyScreen(
  async () => (await import("./chats.tsx")).Chats,
);

/** Prefetches the list of chats and the chat in the address. */
export const prefetchChats =
  (chosen: ReturnType<typeof chatIdOf> | undefined): SessionPrefetch =>
  async (client, storefront) => {
    await Promise.all([
      client.prefetchInfiniteQuery(chatListQuery(storefront, null, "")),
      ...(typeof chosen === "number"
        ? [
            client.prefetchQuery(chatQuery(storefront, chosen)),
            client.prefetchQuery(messagesQuery(storefront, chosen)),
          ]
        : []),
    ]);
  };

/** `/chat/{id?}`: a person's chats with organizers and with support. */
export function ChatPage() {
  const { t } = useTranslation("chat");
  const { variant, locale } = useStorefront();
  const { id } = useParams();
  const chosen = id === undefined ? undefined : chatIdOf(id);
  return (
    <main id={mainId} className={styles.root}>
      <title>{`${t("title")} — ${brandName(variant, locale)}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{t("title")}</h1>
      <PrivateData>
        <WithSession skeleton={<ChatsSkeleton />} ahead={prefetchChats(chosen)}>
          {(profile) => (
            <LazyScreen
              waiting={<ChatsSkeleton />}
              frame={{ profile, organizerId: null, pathOf: chatPath }}
              chosen={chosen}
            />
          )}
        </WithSession>
      </PrivateData>
    </main>
  );
}

function ChatsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="block" height="100%" />
      <Skeleton shape="block" height="100%" />
    </div>
  );
}
