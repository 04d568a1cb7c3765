import { notFound } from "@tropa/page-runtime/server/page-error";
import { pack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { addressField } from "./data/listing-data-url.ts";
import { loadListing } from "./listing-loader.ts";
import type { Route } from "./+types/listing-data-route";

/** The data of a listing without its page: a further page, or a filter that is still being chosen. */
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
 * Null where the data did not come: a part of a page fails in its place, not as a page. Whatever else is thrown leads
 * elsewhere, which is no failure.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error;
    return null;
  }
}

/** It is asked when it is needed: what the page does meanwhile makes no answer old. */
export function shouldRevalidate(): boolean {
  return false;
}
