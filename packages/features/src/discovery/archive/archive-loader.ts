import { imageUrl } from "@tropa/domain/media/image-url";
import { filterFromQuery } from "@tropa/domain/discovery/search-filter";
import { redirect } from "react-router";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { archivePath } from "../../platform/links/paths.ts";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { neighbours } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { cardFacts } from "../tour-card/card-facts.ts";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { archiveQuery } from "./archive-queries.ts";

interface ArchiveLink {
  name: string;
  slug: string;
}

/** Data of the archive page: tours by request of a place, activity or collection, or of all. */
export interface ArchivePageData {
  slug: string;
  /** Name of the place, activity or collection; empty for the whole archive. */
  name: string;
  total: number;
  page: number;
  pages: number;
  cards: readonly CardFacts[];
  breadcrumbs: readonly ArchiveLink[];
  places: readonly (ArchiveLink & { count: number })[];
}

const pageUrl = (slug: string, page: number) =>
  page > 1 ? `${archivePath(slug)}?page=${page}` : archivePath(slug);

function throwRedirect(address: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  throw redirect(address);
}

/**
 * Loads an archive page by its path. Filters do not apply here, so an address with a query redirects to the plain one.
 */
export async function loadArchive(
  path: string,
  url: URL,
  request: PageRequest,
): Promise<{ head: PageHead; data: ArchivePageData }> {
  const { api, queries, translator, variant } = request;
  const query = new URLSearchParams(url.searchParams);
  query.set("slug", path);
  const requested = filterFromQuery(query);
  const answer = await orPageError(
    queries.fetchQuery(archiveQuery(api, requested.slug, requested.page)),
  );
  const { listing, pages } = answer;
  const slug = listing.name === null ? "" : listing.slug;
  const page = Math.min(requested.page, Math.max(1, pages));
  const isWritten = path === slug && (url.searchParams.get("page") ?? "1") === String(page);
  if (!isWritten) throwRedirect(pageUrl(slug, page));

  const t = translator.getFixedT(null, "listing");
  const name = listing.name ?? "";
  const onPage = page > 1 ? t("archive.titlePage", { page }) : "";
  const title = name === "" ? t("archive.title") : t("archive.titleOf", { name });
  return {
    head: {
      title: `${title}${onPage}`,
      description: t("archive.description"),
      path: pageUrl(slug, page),
      links: neighbours(page, pages, (number) => pageUrl(slug, number)),
      ...(listing.image && { image: imageUrl(listing.image.image, "1200x630", "jpg") }),
      ...(answer.items.length === 0 && { isHidden: true as const }),
    },
    data: {
      slug,
      name,
      total: answer.total,
      page,
      pages,
      cards: answer.items.map((card) => cardFacts(card, variant)),
      breadcrumbs: listing.breadcrumbs,
      places: answer.places,
    },
  };
}
