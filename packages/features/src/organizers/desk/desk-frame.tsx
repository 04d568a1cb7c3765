import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Suspense } from "react";
import { mainId } from "../../frame/page/skip-link.tsx";
import { PrivateData } from "../../people/private-page/private-data.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DeskGate } from "./desk-gate.tsx";
import { DeskHeader } from "./desk-header.tsx";
import { DeskNav } from "./desk-nav.tsx";
import { deskPageAt } from "./desk-pages.tsx";
import { DeskNotFound, DeskSkeleton } from "./desk-states.tsx";
import { keptOrganizer } from "./kept-organizer.ts";
import styles from "./desk.module.css";

/** In the same file as the scanner itself, which the device keeps. */
const OfflineScanner = lazyPart("organizers", async () => {
  const { OfflineScanner: Screen } = await import("../scanner/scanner-page.tsx");
  return { default: Screen };
});

/** `/organizer` and everything below it: a frame from the server, filled once it is known who reads it. */
export function DeskFrame({ path }: { path: string }) {
  const { t } = useTranslation("organizerDesk");
  const found = deskPageAt(path);
  const isBare = found?.page.isBare?.(found.below) ?? false;
  const title = t(found ? `pages.${found.page.name}` : "notFound.title");
  const awaited = (
    <>
      <DeskHeader title={title} />
      <DeskSkeleton />
    </>
  );
  return (
    <main
      id={mainId}
      className={styles.root}
      data-window={found?.page.isWindowHigh ? "" : undefined}
    >
      <meta name="robots" content="noindex" />
      <PrivateData>
        <DeskGate
          skeleton={awaited}
          offline={
            found?.page.name === "scanner" && keptOrganizer() !== null ? (
              <Suspense fallback={awaited}>
                <OfflineScanner />
              </Suspense>
            ) : null
          }
        >
          {(profile) => (
            <div className={isBare ? undefined : styles.desk}>
              {!isBare && <DeskNav current={found?.page.name ?? null} />}
              <div className={styles.content}>
                {found ? (
                  <found.page.Screen
                    key={found.page.name}
                    waiting={awaited}
                    profile={profile}
                    below={found.below}
                  />
                ) : (
                  <DeskNotFound />
                )}
              </div>
            </div>
          )}
        </DeskGate>
      </PrivateData>
    </main>
  );
}
