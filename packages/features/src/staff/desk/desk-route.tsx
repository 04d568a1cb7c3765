import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Outlet } from "react-router";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { mainId } from "../../platform/page/skip-link.tsx";
import { PrivateData } from "../../people/private-page/private-data.tsx";
import { startEarly } from "../../people/session/start-session.ts";
import type { SessionPrefetch } from "../../people/session/start-session.ts";
import { deskQuery } from "../queues/desk-queries.ts";
import { QueueFailed } from "../queues/queue-states.tsx";
import { DeskForbidden } from "./desk-forbidden.tsx";
import { SearchField } from "./search-field.tsx";
import { StaffGate } from "./staff-gate.tsx";
import { StaffNav } from "./staff-nav.tsx";
import { useDeskPart } from "../queues/staff-handle.ts";
import styles from "./desk.module.css";

export { frameLoader as loader } from "../../platform/page/frame-loader.ts";

/** Prefetches the desk's counts, for staff only: the API refuses others. */
const prefetchDesk: SessionPrefetch = async (client, storefront, whoever) => {
  if ((await whoever).is_admin_auth) await client.prefetchQuery(deskQuery(storefront));
};

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
  begin: (storefront) => startEarly(storefront, { ahead: prefetchDesk }),
  layout: "framework",
  messages: ["people", "staff"],
};

export const clientLoader = () => withMessages(handle, null);

/** `/staff` and its parts: the server sends the frame, the browser fills it once the session is known. */
export default function DeskRoute() {
  const { t } = useTranslation("staffDesk");
  const { variant, locale } = useStorefront();
  const part = useDeskPart();
  const title = t(part === null ? "title" : `parts.${part}`);
  return (
    <main id={mainId} className={styles.root}>
      <title>{`${title} — ${brandName(variant, locale)}`}</title>
      <meta name="robots" content="noindex" />
      <PrivateData>
        <StaffGate>
          <Desk title={title} />
        </StaffGate>
      </PrivateData>
    </main>
  );
}

function Desk({ title }: { title: string }) {
  // Rights may be taken while the page is open.
  const desk = { ...deskQuery(useStorefront()), refetchInterval: 60_000 };
  const { data, error, refetch } = useQuery(desk);
  const current = useDeskPart();
  const isForbidden =
    (isApiClientError(error) && error.status === 403) ||
    (data && current !== null && !data.parts.some(({ part }) => part === current));
  if (isForbidden) return <DeskForbidden />;
  return (
    <div className={styles.desk}>
      <StaffNav parts={data?.parts ?? []} current={current} />
      <div className={styles.content}>
        {data?.parts.some(({ part }) => part === "bookings") && <SearchField />}
        <h1>{title}</h1>
        {/* Access to a part is checked by the server, so its queue need not wait for the list of parts. */}
        {!data && error ? <QueueFailed onRetry={() => void refetch()} /> : <Outlet />}
      </div>
    </div>
  );
}
