import { LayersProvider } from "@tropa/ui-kit/layers";
import { LinkProvider } from "@tropa/ui-kit/link";
import { MessagesProvider } from "@tropa/ui-kit/messages";
import type { Messages } from "@tropa/ui-kit/messages";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Links, Meta, Outlet, useLocation } from "react-router";
import { ErrorPage } from "../errors/error-page.tsx";
import { ShowErrorPage } from "../../platform/errors/show-error-page.ts";
import { forgetLayers, trackLayer } from "../../platform/history/layers.ts";
import { useIsUnreachable } from "../../platform/history/unreachable.ts";
import { markHydrated } from "@tropa/page-runtime/take-over/event-replay";
import { PageScripts } from "@tropa/page-runtime/state/page-state";
import { RouterAnchor } from "../../platform/links/router-anchor.tsx";
import { RouterClicks } from "../../platform/links/router-clicks.tsx";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { pageBottom } from "../bottom/page-bottom.ts";
import { SiteBar } from "../bottom/site-bar.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { Overlays } from "./overlays.tsx";
import { settleParts } from "./settle-parts.ts";
import { ScrollMemory } from "./scroll-memory.tsx";
import { SiteFooter } from "../header/site-footer.tsx";
import { SiteHeader } from "../header/site-header.tsx";
import { useLayout } from "../../platform/page/screen-handle.ts";
import { arrivalPath } from "../../platform/links/paths.ts";
import { SkipLink } from "../../platform/page/skip-link.tsx";
import "./styles.css";

/** Texts of the UI kit, from the catalogues like all others. */
function useKitMessages(): Messages {
  const { i18n } = useTranslation("common");
  return i18n.getResourceBundle(i18n.language, "kit") as Messages;
}

/** Marks the document as hydrated: tests and tools wait for it. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    markHydrated();
    settleParts();
    forgetLayers();
  }, []);
  return null;
}

const errorPage = (error: unknown) => <ErrorPage error={error} />;

/** The parts of every page around its screen. */
export function PageBody({ children }: { children: ReactNode }) {
  const layout = useLayout();
  const hasFooter = layout === "default";
  const bottom = pageBottom(useLocation().pathname, useStorefront().variant);
  const hasSiteBar = bottom.hasSiteBar && layout !== "framework";
  return (
    <>
      <MessagesProvider messages={useKitMessages()}>
        <LinkProvider component={RouterAnchor}>
          <LayersProvider value={trackLayer}>
            <SkipLink />
            <SiteHeader isFramework={layout === "framework"} hasSiteBar={hasSiteBar} />
            <ShowErrorPage value={errorPage}>{children}</ShowErrorPage>
            {hasFooter && <SiteFooter />}
            {hasSiteBar && <SiteBar />}
            <Overlays bottom={bottom} />
            {hasFooter && bottom.hasArrow && <BackToTop />}
          </LayersProvider>
        </LinkProvider>
      </MessagesProvider>
      <RouterClicks />
      <ScrollMemory />
    </>
  );
}

/** The document of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { variant, locale } = useStorefront();
  // The day of arrival is an app of its own.
  const isArrival = useLocation().pathname.startsWith(arrivalPath(""));
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {!isArrival && (
          <link rel="manifest" href={`${localePrefix(variant, locale)}/site.webmanifest`} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <PageBody>{children}</PageBody>
        <HydrationMark />
        <PageScripts />
      </body>
    </html>
  );
}

const noConnection = new Error("no connection");

export default function Root() {
  return useIsUnreachable() ? <ErrorPage error={noConnection} /> : <Outlet />;
}

export { ErrorPage as ErrorBoundary };
