import { useQuery } from "@tanstack/react-query";
import type { DeskPart } from "@tropa/domain/people/desk-part";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { ComponentType } from "react";
import { mainId } from "../../frame/page/skip-link.tsx";
import { PrivateData } from "../../people/private-page/private-data.tsx";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { AuditLog } from "../queues/audit-log.tsx";
import { LettersQueue } from "../queues/letters-queue.tsx";
import { MessagesQueue } from "../queues/messages-queue.tsx";
import { PaymentsQueue } from "../queues/payments-queue.tsx";
import { OrganizersPart } from "../queues/organizers-part.tsx";
import { ReviewsQueue } from "../queues/reviews-queue.tsx";
import { DeskFailed, DeskSkeleton } from "../queues/queue-states.tsx";
import { deskQuery } from "../queues/desk-queries.ts";
import { DeskForbidden } from "./desk-forbidden.tsx";
import { DeskGate } from "./desk-gate.tsx";
import { DeskNav } from "./desk-nav.tsx";
import { DeskOverview } from "./desk-overview.tsx";
import styles from "./desk.module.css";

/** What stands in each part of the desk. */
const screens: Record<DeskPart, ComponentType> = {
  reviews: ReviewsQueue,
  messages: MessagesQueue,
  payments: PaymentsQueue,
  letters: LettersQueue,
  organizers: OrganizersPart,
  audit: AuditLog,
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
        <DeskGate>
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
  return (
    <div className={styles.desk}>
      <DeskNav parts={data?.parts ?? []} current={part} />
      <div className={styles.content}>
        <h1>{title}</h1>
        {!data && error && <DeskFailed onRetry={() => void refetch()} />}
        {!data && !error && <DeskSkeleton />}
        {data && (Screen ? <Screen key={part} /> : <DeskOverview parts={data.parts} />)}
      </div>
    </div>
  );
}
