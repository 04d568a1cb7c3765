import { formatList } from "@tropa/i18n/format";
import { brandName, localePrefix } from "@tropa/domain/storefront/variant-config";
import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { isCached } from "@tropa/page-runtime/browser/service-workers";
import { takeReload } from "@tropa/page-runtime/updates/chunk-reload";
import type { PageErrorData } from "@tropa/page-runtime/server/page-error";
import { deferredFrom } from "@tropa/page-runtime/take-over/deferred-part";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { allToursPath } from "../../platform/links/paths.ts";
import { useSession } from "../../people/session/session.ts";
import { openSignIn } from "../../people/sign-in/open-sign-in.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { mainId } from "../../platform/page/skip-link.tsx";
import type { ErrorKind } from "../../platform/errors/error-kind.ts";
import { errorKind } from "../../platform/errors/error-kind.ts";
import styles from "../../platform/errors/error-page.module.css";

const noData: PageErrorData = {
  reason: null,
  similar_tours: [],
  similar_destinations: [],
  legit_user: [],
  is_bot: false,
};

/**
 * Loaded for tours that once existed; other pages must not pay for its code. It has no Suspense, with which React would
 * put an inline script into the server's HTML.
 */
const SimilarOffers = lazy(() => import("./similar-offers.tsx"));

/** Other ways to look for a tour, for addresses that lead nowhere. */
const HubLinks = lazy(async () => ({
  default: (await import("../../discovery/places/hub-links.tsx")).HubLinks,
}));

const MissingPageSearch = lazy(() => import("./missing-page-search.tsx"));

/** Rendered in the browser only: it depends on the session, and its Suspense must not write a script on the server. */
const MissingPageWays = lazyPart("people", () => import("./missing-page-ways.tsx"));

/** The illustration. Offline it may be missing, and the page reads well without it. */
const ErrorScene = deferredFrom(() => import("../header/frame-below.tsx"))(
  (parts) => parts.ErrorScene,
);

/** Errors that a reload may fix. */
const temporaryErrors: readonly ErrorKind[] = ["503", "500", "offline"];

const isDisconnected = () => typeof window === "object" && !navigator.onLine;

/** Whether the page failed to load for lack of a connection. Reloads once the connection is back. */
function useIsOffline(isUnanswered: boolean): boolean {
  const [isOffline] = useState(() => isUnanswered && isDisconnected());
  useEffect(() => {
    if (!isUnanswered) return undefined;
    // A page that failed after a filter was changed keeps its scroll position: show the error from its top.
    window.scrollTo(0, 0);
    const reload = () => window.location.reload();
    if (isOffline) {
      window.addEventListener("online", reload);
      // The service worker answers document requests only: a reload shows the copy it has kept.
      const { href, pathname } = window.location;
      void isCached(href).then((is) => is && takeReload(pathname, Date.now()) && reload());
    }
    return () => window.removeEventListener("online", reload);
  }, [isUnanswered, isOffline]);
  return isOffline;
}

interface ErrorPageProps {
  /** The error of a screen that loads in the browser; by default the router's. */
  error?: unknown;
  /** Renders within a page that already has a title and `<main>`. */
  isPart?: boolean;
}

/** Replaces a page, or a part of one, that cannot be shown (docs/product/errors-and-degradation.md#error-pages). */
export function ErrorPage({ error: given, isPart = false }: ErrorPageProps) {
  const { t } = useTranslation("errors");
  const storefront = useStorefront();
  const { variant, locale } = storefront;
  const { pathname, search } = useLocation();
  const status = useSession((session) => session.status);
  const routed = useRouteError();
  const error = given ?? routed;
  const answer = isRouteErrorResponse(error) ? error : null;
  const data = answer?.data ? { ...noData, ...(answer.data as PageErrorData) } : noData;
  const isOffline = useIsOffline(answer === null);
  const kind = isOffline ? "offline" : errorKind(answer?.status ?? 500, data.reason);
  const isTemporary = temporaryErrors.includes(kind);
  const signIn = () => {
    import("../../people/sign-in/sign-in-anew.ts").then(
      ({ signInAnew }) => signInAnew(storefront),
      () => openSignIn({ reason: "otherAccount" }),
    );
  };
  const isUnknown = answer?.status === 401;
  useEffect(() => {
    if (isUnknown) openSignIn({ reason: "needed" });
  }, [isUnknown]);
  if (data.is_bot) {
    return (
      <main id={mainId}>
        <meta name="robots" content="noindex" />
        <p>{answer?.status}</p>
      </main>
    );
  }
  const Frame = isPart ? "div" : "main";
  return (
    <Frame id={isPart ? undefined : mainId} className={styles.root}>
      {!isPart && <title>{`${t(`${kind}.title`)} — ${brandName(variant, locale)}`}</title>}
      <meta name="robots" content="noindex" />
      <section className={styles.message}>
        <div className={styles.scene}>
          <ErrorScene kind={kind} />
        </div>
        <h1>{t(`${kind}.title`)}</h1>
        <p>{t(`${kind}.text`)}</p>
        {kind === "404" && status !== "unknown" && (
          <Suspense>
            <MissingPageWays />
          </Suspense>
        )}
        {kind === "403" && data.legit_user.length > 0 && (
          <p>{t("403.hint", { contact: formatList(data.legit_user, locale) })}</p>
        )}
        <div className={styles.actions}>
          {isTemporary ? (
            // A plain link to the same page, so that it works without scripts.
            <a
              className={styles.reload}
              href={`${localePrefix(variant, locale)}${pathname}${search}`}
            >
              {t("retry")}
            </a>
          ) : kind === "403" ? (
            <Button onClick={signIn}>{t("403.signIn")}</Button>
          ) : (
            <Button href="/">{t("home")}</Button>
          )}
          <Button variant="secondary" href={isTemporary ? "/" : allToursPath()}>
            {t(isTemporary ? "home" : "allTours")}
          </Button>
        </div>
        {kind === "404" && <p className={styles.path}>{t("404.path", { path: pathname })}</p>}
      </section>
      {kind === "404" && status !== "unknown" && !isPart && (
        <div className={styles.ways}>
          <Suspense>
            <MissingPageSearch />
            <HubLinks here="tours" />
          </Suspense>
        </div>
      )}
      {(kind === "removed" || kind === "410") && (
        <SimilarOffers tours={data.similar_tours} destinations={data.similar_destinations} />
      )}
    </Frame>
  );
}
