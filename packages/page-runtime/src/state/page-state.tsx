import type { LateArea } from "@tropa/i18n/message-areas";
import { createContext, use } from "react";
import { pageStateId } from "./page-state-id.ts";
import type { Storefront } from "../storefront/storefront-context.tsx";

/**
 * Data that the browser needs to hydrate a page, sent as one inert block of JSON: the page has no inline
 * scripts, so the content security policy needs no exception.
 */
export interface PageState extends Pick<Storefront, "locale" | "currency" | "origin"> {
  /** Data that the router passes from the server to the browser. */
  router: Record<string, unknown>;
  /** Loader data in the router's encoding. */
  stream: string;
  /** URLs of the page's route modules by route id, outermost first. */
  routes: Readonly<Record<string, string>>;
  /** URL of the script with the manifest of all routes. */
  allRoutesUrl: string;
  messagesUrl: string;
  /** Message areas that the page needs besides those of every page. */
  lateAreas: readonly LateArea[];
  /** `isFilledInBrowser` of the route's `handle`; absent if false. */
  isFilledInBrowser?: boolean | undefined;
}

/** Set only while the server renders. */
export interface PageScriptsValue {
  state: PageState;
  entry: string;
  /** Modules to preload with the entry, so that the browser need not discover them one by one. */
  ahead: readonly string[];
  /** Script that must run before the entry; only in development. */
  refreshRuntime: string | undefined;
}
const PageScriptsContext = createContext<PageScriptsValue | null>(null);
export const PageScriptsProvider = PageScriptsContext.Provider;

/** A route's `handle`: how its scripts load. */
export interface ScriptsHandle {
  /**
   * The page's content is rendered in the browser, so its scripts load without waiting for
   * pictures.
   */
  isFilledInBrowser?: boolean;
  /**
   * Starts fetching the page's data. Called in the browser as soon as the route's module is loaded,
   * before hydration.
   */
  begin?: (storefront: Storefront) => void;
}

/** Encodes JSON so that it is safe inside a script element. */
function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** Writes the page's state and its only script; must be last in `<body>`. */
export function PageScripts() {
  const value = use(PageScriptsContext);
  return (
    <>
      <script
        id={pageStateId}
        type="application/json"
        suppressHydrationWarning
        // Our own data, encoded above. The browser has read it already, so hydration leaves it as
        // it is.
        dangerouslySetInnerHTML={{ __html: value ? inertJson(value.state) : "" }}
      />
      {value?.refreshRuntime && (
        <script type="module" src={value.refreshRuntime} suppressHydrationWarning />
      )}
      {value?.ahead.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {value && (
        // Low priority: pictures and styles come first, and the page is usable without its script.
        <script
          type="module"
          src={value.entry}
          async={!value.refreshRuntime}
          fetchPriority="low"
          suppressHydrationWarning
        />
      )}
    </>
  );
}
