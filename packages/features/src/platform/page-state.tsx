import { createContext, use } from "react";
import type { Storefront } from "./storefront-context.tsx";

/**
 * What the browser needs to take a page over, as one inert block of JSON: scripts of ours are files
 * only, so that the content security policy needs no exception.
 */
export interface PageState extends Pick<Storefront, "locale" | "currency" | "origin"> {
  /** The router's own handoff. */
  router: Record<string, unknown>;
  /** Loader data in the router's encoding. */
  stream: string;
  manifestUrl: string;
  /** Route modules by route id: the parts of one route are merged. */
  modules: Record<string, string[]>;
  messagesUrl: string;
}

export const pageStateId = "page-state";

/** Present while the server renders. */
export interface PageScriptsValue {
  state: PageState;
  entry: string;
  /** Development alone: must run before the entry. */
  refreshRuntime: string | undefined;
}
const PageScriptsContext = createContext<PageScriptsValue | null>(null);
export const PageScriptsProvider = PageScriptsContext.Provider;

/** JSON that can stand inside a script element. */
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
