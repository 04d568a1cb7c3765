import { sitemapCall } from "@tropa/api-contract/discovery/calls-catalogue";
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
import { siteUrl } from "./page-head.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap.ts";
import type { Route } from "./+types/sitemap-route";

/** Addresses that one sitemap file may hold (sitemaps.org). */
const urlsPerFile = 50_000;

/** The storefront's own pages, as new as the newest of what they lead to. */
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

/**
 * `/sitemap.xml` is the whole map while it fits one file, else an index of `/sitemap.xml?page=…&part=…`. A page is
 * one of the API's; it stands in the file once a language, so it may have to be parted.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { api, variant } = page;
  const own = ownPages(variant);
  const parameters = new URL(request.url).searchParams;
  const wanted = parameters.get("page");
  // Some places are for what is no listing and no tour.
  const pathsPerFile = Math.floor(urlsPerFile / variant.locales.length) - own.length;
  const answer = await orPageError(
    api
      .call(sitemapCall, {
        query: { excursions: variant.features.excursions ? "1" : "0", page: wanted ?? "1" },
        timeout: 30_000,
      })
      .catch((error: unknown) => {
        // A short map would take pages out of search engines: an outage tells them to come again.
        logFailure({ call: "sitemap", path: sitemapCall.path, error });
        throw error;
      }),
  );
  const parts = Math.max(1, Math.ceil(answer.paths.length / pathsPerFile));
  if (wanted === null && (answer.pages > 1 || parts > 1)) {
    const files = Array.from({ length: answer.pages }, (_, index) => index + 1).flatMap((number) =>
      Array.from({ length: parts }, (_, part) =>
        siteUrl(page, `/sitemap.xml?page=${number}&part=${part + 1}`, variant.locales[0]),
      ),
    );
    return xml(sitemapIndexXml(files));
  }
  const part = Number(parameters.get("part") ?? "1");
  // The last page of the API is shorter than the first, by which the index counted: its last parts may be empty.
  const paths = answer.paths.slice((part - 1) * pathsPerFile, part * pathsPerFile);
  if (!Number.isInteger(part) || part < 1 || answer.page > answer.pages) throw notFound();
  const [newest] = answer.page === 1 && part === 1 ? paths : [];
  return xml(
    sitemapXml(
      page,
      newest ? [...own.map((path) => ({ path, changed_on: newest.changed_on })), ...paths] : paths,
    ),
  );
}

function xml(body: string): Response {
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
