import { tourTypeIds } from "@tropa/domain/discovery/tour-kinds";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import type { ApiContext } from "../../config/context.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import * as store from "./indexnow-store.ts";

/** Most URLs in one message (indexnow.org). */
const mostUrls = 10_000;
const timeoutMs = 15_000;

type Context = Pick<ApiContext, "pool" | "config">;

/**
 * Reports tours whose pages have changed since the last report to search engines, if the operator has set a key.
 */
export async function notifySearchEngines(context: Context): Promise<void> {
  const { key } = context.config.indexNow;
  if (key === undefined) return;
  for (const storefront of context.config.storefronts.all)
    await notifyFor(context, storefront, key);
}

async function notifyFor({ pool, config }: Context, storefront: Storefront, key: string) {
  const upTo = await store.newestChange(pool);
  const after = await store.readPosition(pool, storefront.id);
  const savePosition = (sequence: number) =>
    store.savePosition(pool, { storefront: storefront.id, sequence });
  // The first report starts from now: earlier pages are in the sitemap.
  if (after === null) return savePosition(upTo);
  const { locales, features, address } = storefront;
  const types = features.excursions ? Object.values(tourTypeIds) : [tourTypeIds.tour];
  const limit = Math.floor(mostUrls / locales.length);
  const tours = await store.readChangedTours(pool, { after, upTo, types, limit });
  const urlList = tours.flatMap((tour) =>
    locales.map((locale) => storefrontLink({ storefront, locale }, `/${tourPathOf(tour)}`)),
  );
  if (urlList.length > 0)
    await send(config.indexNow.url, {
      host: new URL(address).host,
      key,
      keyLocation: `${address}/indexnow.txt`,
      urlList,
    });
  // If there were more than a message holds, the next report continues after the last one sent.
  return savePosition(tours.length === limit ? (tours.at(-1)?.sequence ?? upTo) : upTo);
}

async function send(url: string, message: object): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`indexnow: answered ${response.status}`);
}
