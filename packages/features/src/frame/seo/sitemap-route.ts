import { sitemapCall, sitemapKinds } from "@tropa/api-contract/discovery/calls-home";
import type { SitemapKind } from "@tropa/api-contract/discovery/calls-home";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { certificatePath } from "@tropa/domain/storefront/certificate-path";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { logFailure } from "../../platform/api/log-failure.ts";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import {
  aboutPath,
  activitiesPath,
  collectionsPath,
  contactsPath,
  destinationsPath,
  reviewsPath,
  seasonsPath,
} from "../../platform/links/paths.ts";
import { joinPath } from "../../platform/links/organizer-paths.ts";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { siteUrl } from "../../platform/seo/page-head.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap.ts";
import type { Route } from "./+types/sitemap-route";

/** Most URLs per sitemap file (sitemaps.org). */
const urlsPerFile = 50_000;
/** Most paths per page of the API. */
const apiPageSize = 15_000;
/** The `kind` of the storefront's own pages. */
const ownKind = "site";

/** The storefront's own pages; each is as new as the newest page it links to. */
const ownPages = (variant: VariantConfig) => [
  "/",
  destinationsPath(),
  activitiesPath(),
  seasonsPath(),
  collectionsPath(),
  contactsPath(),
  aboutPath(),
  reviewsPath(),
  ...[certificatePath(variant)].filter((path) => path !== null),
  ...(variant.features.organizersJoin ? [joinPath()] : []),
];

const isKind = (name: string): name is SitemapKind => sitemapKinds.some((kind) => kind === name);

/**
 * `/sitemap.xml` is an index of `/sitemap.xml?kind=…&page=…&part=…`: the storefront's own pages, then each kind of the
 * API. `page` is a page of the API. A path is listed once per language, so a page may exceed one file and is then split
 * into parts.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { locales } = page.variant;
  const parameters = new URL(request.url).searchParams;
  const kind = parameters.get("kind");
  const pathsPerFile = Math.floor(urlsPerFile / locales.length);
  if (kind === null) {
    const { kinds } = await readPaths(page, {});
    // More than one part where the languages multiply a page of the API beyond one file.
    const parts = Math.max(1, Math.ceil(apiPageSize / pathsPerFile));
    const files = kinds.flatMap((one) =>
      Array.from({ length: one.pages * parts }, (_, index) => {
        const [number, part] = [Math.floor(index / parts) + 1, (index % parts) + 1];
        return siteUrl(
          page,
          `/sitemap.xml?kind=${one.kind}&page=${number}&part=${part}`,
          locales[0],
        );
      }),
    );
    return xml(
      sitemapIndexXml([siteUrl(page, `/sitemap.xml?kind=${ownKind}`, locales[0]), ...files]),
    );
  }
  if (kind === ownKind) {
    const { paths } = await readPaths(page, { kind: "listings" });
    const changed_on = paths
      .map((one) => one.changed_on)
      .toSorted()
      .at(-1);
    return xml(
      sitemapXml(
        page,
        ownPages(page.variant).map((path) => ({ path, changed_on })),
      ),
    );
  }
  if (!isKind(kind)) throw notFound();
  const answer = await readPaths(page, { kind, page: parameters.get("page") ?? "1" });
  const part = Number(parameters.get("part") ?? "1");
  // The API's last page may be short, so its last parts may be empty.
  if (!Number.isInteger(part) || part < 1 || answer.page > answer.pages) throw notFound();
  const paths = answer.paths.slice((part - 1) * pathsPerFile, part * pathsPerFile);
  return xml(sitemapXml(page, paths));
}

async function readPaths(
  { api, variant }: PageRequest,
  query: { kind?: SitemapKind; page?: string },
): Promise<AnswerOf<typeof sitemapCall>> {
  const excursions = variant.features.excursions ? "1" : "0";
  return orPageError(
    api
      .call(sitemapCall, { query: { excursions, ...query }, timeout: 30_000 })
      .catch((error: unknown) => {
        // Errors must surface: a sitemap with missing pages would drop them from search engines, while an outage makes
        // them retry.
        logFailure({ call: "sitemap", path: sitemapCall.path, error });
        throw error;
      }),
  );
}

function xml(body: string): Response {
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
