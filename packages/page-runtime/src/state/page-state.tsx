import type { LateArea } from "@tropa/i18n/message-areas";
import { createContext, use } from "react";
import { pageStateId } from "./page-state-id.ts";
import type { Storefront } from "../storefront/storefront-context.tsx";

/**
 * What the browser needs to take a page over, as one inert block of JSON: scripts of ours are files
 * only, so that the content security policy needs no exception.
 */
export interface PageState extends Pick<Storefront, "locale" | "currency" | "origin"> {
  /** The router's own handoff. */
  router: Record<string, unknown>;
  /** Loader data in the router's encoding. */
  stream: string;
  /** Addresses of the modules of the page's own routes, by route, the outermost first. */
  routes: Readonly<Record<string, string>>;
  /** The script that lists the routes of all pages. */
  allRoutesUrl: string;
  messagesUrl: string;
  /** Areas whose messages the page needs beside those of every page. */
  lateAreas: readonly LateArea[];
  /** From a route's `handle`; absent where it is not. */
  isFilledInBrowser?: boolean | undefined;
}

/** Present while the server renders. */
export interface PageScriptsValue {
  state: PageState;
  entry: string;
  /** Files that are fetched along with the entry, so that none waits for another to name it. */
  ahead: readonly string[];
  /** Development alone: must run before the entry. */
  refreshRuntime: string | undefined;
}
const PageScriptsContext = createContext<PageScriptsValue | null>(null);
export const PageScriptsProvider = PageScriptsContext.Provider;

/** What a route's `handle` says of its scripts. */
export interface ScriptsHandle {
  /** The page waits for its scripts, and has no pictures that they would stand in the way of. */
  isFilledInBrowser?: boolean;
  /** Asks ahead for what fills the page: called in the browser with the first scripts, before the page is taken over. */
  begin?: (storefront: Storefront) => void;
}

/** JSON that is safe inside a script element. */
function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** The page's state and its one script; the last thing in `<body>`. */
export function PageScripts() {
  const value = use(PageScriptsContext);
  return (
    <>
      <script
        id={pageStateId}
        type="application/json"
        suppressHydrationWarning
        // Our own data, encoded above. In the browser it has been read already and stays as it is.
        dangerouslySetInnerHTML={{ __html: value ? inertJson(value.state) : "" }}
      />
      {value?.refreshRuntime && (
        <script type="module" src={value.refreshRuntime} suppressHydrationWarning />
      )}
      {value?.ahead.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {value && (
        // Pictures and style come first: a page reads and searches without its script.
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
