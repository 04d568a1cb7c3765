import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Outlet, useParams } from "react-router";
import { mainId } from "../../../platform/page/skip-link.tsx";
import type { ScreenHandle } from "../../../platform/page/screen-handle.ts";
import { PrivateData } from "../../../people/private-page/private-data.tsx";
import { startEarly } from "../../../people/session/start-session.ts";
import { numberOf } from "../../../platform/links/number-in-address.ts";
import { DeskGate } from "./desk-gate.tsx";
import { useDeskHandle } from "../desk-handle.ts";
import { DeskHeader } from "../desk-header.tsx";
import { DeskNav } from "../desk-nav.tsx";
import { DeskSkeleton } from "../desk-states.tsx";
import { storedOrganizerId } from "../stored-organizer.ts";
import { prefetchToday } from "../organizer-queries.ts";
import styles from "../desk.module.css";
import type { Route } from "./+types/desk-route";

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
  begin: (storefront) => startEarly(storefront, { ahead: prefetchToday }),
  layout: "framework",
  messages: ["people", "organizers"],
};

/** Ids in the address below the desk's pages must be numbers; chats check theirs themselves. */
function checkNumbers(params: Readonly<Record<string, string | undefined>>): null {
  for (const [name, value] of Object.entries(params))
    if (name !== "chat" && value !== undefined) numberOf(value);
  return null;
}

export const loader = ({ params }: Route.LoaderArgs) => checkNumbers(params);

// The browser has no `loader`: its build removes server functions.
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  withMessages(handle, checkNumbers(params));

/** `/organizer` and everything below: the server sends the frame, the browser fills it once the session is known. */
export default function DeskRoute() {
  const { t } = useTranslation("organizerDesk");
  const { page, isBare = false, isWindowHigh = false, worksOffline = false } = useDeskHandle();
  const { id = "", contract = "" } = useParams();
  const skeleton = (
    <>
      <DeskHeader title={t(`pages.${page}`)} />
      <DeskSkeleton />
    </>
  );
  return (
    <main id={mainId} className={styles.root} data-window={isWindowHigh ? "" : undefined}>
      <meta name="robots" content="noindex" />
      <PrivateData>
        <DeskGate
          skeleton={skeleton}
          offline={worksOffline && storedOrganizerId() !== null ? <Outlet context={null} /> : null}
        >
          {(profile) => (
            <div className={isBare ? undefined : styles.desk}>
              {!isBare && <DeskNav current={page} />}
              {/* Remounts for another booking, tour or record. */}
              <div key={`${id} ${contract}`} className={styles.content}>
                <Outlet context={profile} />
              </div>
            </div>
          )}
        </DeskGate>
      </PrivateData>
    </main>
  );
}
