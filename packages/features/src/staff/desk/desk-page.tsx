import { useQuery } from "@tanstack/react-query";
import type { DeskPart } from "@tropa/domain/people/desk-part";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { mainId } from "../../frame/page/skip-link.tsx";
import { lateScreen, lateScreenOf } from "../../platform/browser/late-screen.tsx";
import { PrivateData } from "../../people/private-page/private-data.tsx";
import type { AskAhead } from "../../people/session/start-session.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DeskFailed, DeskSkeleton } from "../queues/queue-states.tsx";
import { deskQuery } from "../queues/desk-queries.ts";
import { DeskForbidden } from "./desk-forbidden.tsx";
import { DeskGate } from "./desk-gate.tsx";
import { DeskNav } from "./desk-nav.tsx";
import { DeskOverview } from "./desk-overview.tsx";
import styles from "./desk.module.css";

/** What stands in each part of the desk. */
const screens = {
  // What is said in chats is worded there.
  support: lateScreenOf("conversation", async () => {
    const part = await import("../support/support-part.tsx");
    // The address names a chat: it is loaded beside the question who reads.
    if (new URLSearchParams(location.search).has("chat")) part.loadSupportChat().catch(() => {});
    return part.default;
  }),
  reviews: lateScreen(async () => (await import("../queues/reviews-queue.tsx")).default),
  messages: lateScreen(async () => (await import("../queues/messages-part.tsx")).default),
  payments: lateScreen(async () => (await import("../payouts/payments-part.tsx")).default),
  letters: lateScreen(async () => (await import("../queues/letters-queue.tsx")).default),
  organizers: lateScreen(async () => (await import("../queues/organizers-part.tsx")).default),
  audit: lateScreen(async () => (await import("../queues/audit-log.tsx")).default),
} satisfies Record<DeskPart, unknown>;

/** Loads what is shown, before it is known to whom. */
export const loadPart = async (part: DeskPart | null): Promise<void> =>
  part === null ? undefined : screens[part].load();

/** What waits in the parts of the desk. A tourist would be refused it. */
export const askDesk: AskAhead = async (client, storefront, whoever) => {
  if ((await whoever).is_admin_auth) await client.prefetchQuery(deskQuery(storefront));
};

/** `/staff` and its parts: a frame from the server, filled once it is known who reads it. */
export function DeskPage({ part }: { part: DeskPart | null }) {
  const { t } = useTranslation("staffDesk");
  const { variant, locale } = useStorefront();
  const title = t(part === null ? "title" : `parts.${part}`);
  return (
    <main id={mainId} className={styles.root}>
      <title>{`${title} — ${brandName(variant, locale)}`}</title>
      <meta name="robots" content="noindex" />
      <PrivateData>
        <DeskGate ahead={askDesk}>
          <Desk part={part} title={title} />
        </DeskGate>
      </PrivateData>
    </main>
  );
}

function Desk({ part, title }: { part: DeskPart | null; title: string }) {
  const { data, error, refetch } = useQuery(deskQuery(useStorefront()));
  if (isApiClientError(error) && error.status === 403) return <DeskForbidden />;
  if (data && part !== null && !data.parts.some((one) => one.part === part))
    return <DeskForbidden />;
  const Screen = part && screens[part].LateScreen;
  const isFailed = !data && error !== null;
  return (
    <div className={styles.desk}>
      <DeskNav parts={data?.parts ?? []} current={part} />
      <div className={styles.content}>
        <h1>{title}</h1>
        {isFailed && <DeskFailed onRetry={() => void refetch()} />}
        {!isFailed && Screen && (
          // The server refuses whoever may not open it: its queue is asked for at once.
          <Screen key={part} waiting={<DeskSkeleton />} />
        )}
        {!isFailed && !Screen && (data ? <DeskOverview parts={data.parts} /> : <DeskSkeleton />)}
      </div>
    </div>
  );
}
