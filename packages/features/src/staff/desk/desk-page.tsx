import { useQuery } from "@tanstack/react-query";
import type { DeskPart } from "@tropa/domain/people/desk-part";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { lazy, Suspense } from "react";
import type { ComponentType } from "react";
import { mainId } from "../../frame/page/skip-link.tsx";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { PrivateData } from "../../people/private-page/private-data.tsx";
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
const screens: Record<DeskPart, ComponentType> = {
  // What is said in chats is worded there.
  support: lazyPart("conversation", () => import("../support/support-part.tsx")),
  reviews: lazy(() => import("../queues/reviews-queue.tsx")),
  messages: lazy(() => import("../queues/messages-part.tsx")),
  payments: lazy(() => import("../payouts/payments-part.tsx")),
  letters: lazy(() => import("../queues/letters-queue.tsx")),
  organizers: lazy(() => import("../queues/organizers-part.tsx")),
  audit: lazy(() => import("../queues/audit-log.tsx")),
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
        <DeskGate
          ahead={async (client, storefront, whoever) => {
            if ((await whoever).is_admin_auth) await client.prefetchQuery(deskQuery(storefront));
          }}
        >
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
  const Screen = part && screens[part];
  const isFailed = !data && error !== null;
  return (
    <div className={styles.desk}>
      <DeskNav parts={data?.parts ?? []} current={part} />
      <div className={styles.content}>
        <h1>{title}</h1>
        {isFailed && <DeskFailed onRetry={() => void refetch()} />}
        {!isFailed && Screen && (
          // The server refuses whoever may not open it: its queue is asked for at once.
          <Suspense fallback={<DeskSkeleton />}>
            <Screen key={part} />
          </Suspense>
        )}
        {!isFailed && !Screen && (data ? <DeskOverview parts={data.parts} /> : <DeskSkeleton />)}
      </div>
    </div>
  );
}
