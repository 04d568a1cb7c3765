import { notFound } from "@tropa/page-runtime/server/page-error";
import { pack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { addressField } from "./data/listing-data-url.ts";
import { loadListing } from "./listing-loader.ts";
import type { Route } from "./+types/listing-data-route";

/** Serves a listing's data without its page: for further pages, and for filters being edited. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const requestUrl = new URL(request.url);
  const address = requestUrl.searchParams.get(addressField) ?? "";
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (!address.startsWith("/") || !URL.canParse(address, requestUrl)) throw notFound();
  const url = new URL(address, requestUrl);
  const path = decodeURIComponent(url.pathname.slice(1));
  const { data } = await loadListing(path, url, context.get(pageRequest));
  return pack(data);
}

/**
 * Returns null if the data failed to load, so that only a part of the page fails. Other responses, such as redirects,
 * are passed on.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error;
    return null;
  }
}

/** Prevents reloads by the router: the data is requested when needed. */
export function shouldRevalidate(): boolean {
  return false;
}
