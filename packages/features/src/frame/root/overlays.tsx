import { SELECTION_TOKEN_PARAMETER } from "@tropa/domain/discovery/selection-token";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import { serviceWorkers } from "@tropa/page-runtime/browser/service-workers";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useComparedTours } from "../../discovery/compare/use-compare.ts";
import type { PageBottom } from "../bottom/page-bottom.ts";
import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";
import { useGo } from "../../platform/history/layers.ts";
import type { Translator } from "@tropa/i18n/translator";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { followConsent } from "../../platform/analytics/follow-consent.ts";
import { consent, onConsentChange } from "../../platform/storage/consent.ts";
import { onFirstToast } from "../../platform/storefront/toast.ts";
import { useIsSelecting } from "../../discovery/selection/use-selection.ts";
import { useFavouritesCount } from "../../discovery/favourites/use-favourites.ts";
import { useHasPermission } from "../../people/session/session.ts";
import { hydrateAllParts } from "@tropa/page-runtime/take-over/deferred-schedule";
import { resumeSession } from "../../people/session/resume.ts";
import type { SessionHooks } from "../../people/session/resume.ts";
import { captchaRequests } from "../../platform/captcha/captcha-request.ts";
import { useSignInRequest } from "../../people/sign-in/open-sign-in.ts";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import "./overlays.css";

const CompareBar = lazy(() => import("../../discovery/compare/compare-bar.tsx"));
const SelectionBar = lazy(() => import("../../discovery/selection/selection-bar.tsx"));
const SignInWindow = lazyPart(
  "people",
  () => import("../../people/sign-in-panel/sign-in-window.tsx"),
);
const CaptchaDialog = lazyPart("people", () => import("../../platform/captcha/captcha-dialog.tsx"));
const ToastCorner = lazy(() => import("./toast-corner.tsx"));

/** Hooks that other areas run when a session starts or ends; their code loads only with a session. */
const sessionHooks = (storefront: Storefront, { getFixedT }: Translator): SessionHooks => ({
  begin: async (api, accountId) => {
    const own = await import("./own-session.ts");
    await own.begin({ api, accountId, storefront, t: getFixedT(null, "account") });
  },
  end: async (why) => (await import("./own-session.ts")).end(why),
});

/** Loading errors are ignored: the page works without it. */
const rememberOrigin = () =>
  void import("../../platform/storage/visit-origin.ts").then(
    (module) => module.rememberOrigin(),
    () => {},
  );

/** Stores a link's promo code for the order. Loading errors are ignored, as above. */
const rememberPromo = () =>
  void import("../../platform/storage/visit-promo.ts").then(
    (module) => module.rememberPromo(),
    () => {},
  );

/** Records where the visitor came from, before they go on. */
const rememberForeignOrigin = () => {
  const { search, origin } = window.location;
  const isForeign = document.referrer !== "" && !document.referrer.startsWith(`${origin}/`);
  if (isForeign || search.includes("utm_")) rememberOrigin();
  if (search.includes("promo=")) rememberPromo();
};

/** Delay before caching the offline page, ms, so that it does not compete with loading the page itself. */
const offlinePageAfterMs = 5000;
function useOfflinePage({ variant, locale }: Storefront): void {
  const scope = localePrefix(variant, locale) || "/";
  useEffect(() => {
    // The development server does not build the worker.
    if (!import.meta.env.PROD || !serviceWorkers()) return undefined;
    const timer = setTimeout(() => {
      import("../offline/keep-offline-page.ts").then(
        ({ keepOfflinePage }) => keepOfflinePage(scope),
        () => {},
      );
    }, offlinePageAfterMs);
    return () => clearTimeout(timer);
  }, [scope]);
}

/** Records where the visitor came from when they consent later than on landing. */
const keepOriginOnConsent = () =>
  onConsentChange(() => {
    if (consent() === "all") rememberOrigin();
  });

/** A token in the address starts a selection and is removed from the address. */
function useSelectionToken(): void {
  const { pathname, search, hash } = useLocation();
  const go = useGo();
  const hasToken = search.includes(SELECTION_TOKEN_PARAMETER);
  useEffect(() => {
    if (!hasToken) return;
    const take = async () => {
      const { takeToken } = await import("../../discovery/selection/take-token.ts");
      const rest = takeToken(search);
      await go(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true });
    };
    void take();
  }, [hasToken, pathname, search, hash, go]);
}

/** Moves the focus to the new page after navigation. */
function usePageFocus(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef<{ pathname: string; address: string }>(undefined);
  useEffect(() => {
    const from = last.current;
    last.current = { pathname, address: window.location.pathname };
    if (!from || from.pathname === pathname) return;
    // If this code does not load, the browser's own behaviour is enough.
    import("./page-focus.ts").then(
      ({ focusPage }) => focusPage(from.address, isBack),
      () => {},
    );
  }, [pathname, isBack]);
}

/** Cards show favourites, comparison, selection and commission: hydrate them at once where any of these exists. */
function usePersonalCards(hasOwn: boolean): void {
  const seesCommission = useHasPermission("canViewCommission");
  const isPersonal = useFavouritesCount() > 0 || seesCommission || hasOwn;
  useEffect(() => {
    if (isPersonal) void hydrateAllParts();
  }, [isPersonal]);
}

/**
 * Bars of what the visitor has chosen, windows and toasts. Nothing of it is in the server's page, and its code loads
 * when there is something to show.
 */
export function Overlays({ bottom }: { bottom: PageBottom }) {
  const storefront = useStorefront();
  const { pathname } = useLocation();
  const compared = useComparedTours();
  const isSelecting = useIsSelecting();
  const [hasToasts, setHasToasts] = useState(false);
  const signIn = useSignInRequest();
  const captcha = captchaRequests.use();
  usePersonalCards(compared.length > 0 || isSelecting);
  const { i18n } = useTranslation("common");
  useSelectionToken();
  usePageFocus();
  useOfflinePage(storefront);
  useEffect(() => whenIdle(rememberForeignOrigin), []);
  useEffect(keepOriginOnConsent, []);
  useEffect(() => followConsent(storefront), [storefront]);
  useEffect(
    () => void resumeSession(storefront, sessionHooks(storefront, i18n)),
    [storefront, i18n],
  );
  useEffect(() => onFirstToast(() => setHasToasts(true)), []);
  // A tour's page shows nothing at the lower edge but its price.
  const isComparing = compared.length > 0 && pathname !== "/compare" && !bottom.isTour;
  return (
    <>
      {(isComparing || isSelecting) && bottom.hasChoices && (
        <div data-choices="">
          <Suspense>
            {isSelecting && <SelectionBar />}
            {isComparing && <CompareBar />}
          </Suspense>
        </div>
      )}
      {signIn && (
        <Suspense>
          <SignInWindow request={signIn} />
        </Suspense>
      )}
      {captcha && (
        <Suspense>
          <CaptchaDialog request={captcha} />
        </Suspense>
      )}
      {hasToasts && (
        <Suspense>
          <ToastCorner />
        </Suspense>
      )}
    </>
  );
}
