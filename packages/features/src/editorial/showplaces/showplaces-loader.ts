import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { showplaceCall, showplacesCall } from "@tropa/api-contract/editorial/calls-content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { parseTourPath as parseNumbered } from "@tropa/domain/discovery/tour-path";
import { formatLabelled } from "@tropa/i18n/format";
import { drawMap } from "@tropa/ui-kit/map-drawing";
import type { MapDrawing } from "@tropa/ui-kit/map-drawing";
import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { cardFacts } from "../../discovery/tour-card/card-facts.ts";
import type { CardFacts } from "../../discovery/tour-card/card-facts.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { linkPreview } from "../../platform/seo/link-preview.ts";
import { neighbours, seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { showplacesPath } from "../../platform/links/paths.ts";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { pack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { shownBlocks } from "../blocks/shown-blocks.ts";
import type { ShownBlock } from "../blocks/shown-blocks.ts";
import type { Crumbs } from "../../platform/page/crumbs.ts";

type Answer = AnswerOf<typeof showplaceCall>;
/** A sight; its tours are reduced to their cards' facts. */
export type Sight = Omit<Answer, "body" | "tours"> & {
  body: readonly ShownBlock[];
  tours: readonly CardFacts[];
  map: MapDrawing;
};

/** Wide enough to show a known coast or border. */
const mapOptions = { width: 704, height: 280, spanKm: 1400, globe: true } as const;

/** Sights of a place or of the world, possibly of one kind. */
export interface SightsHub extends AnswerOf<typeof showplacesCall> {
  kind: string | null;
  /** The first tours to the place, and the number of all. */
  tours?: { cards: readonly CardFacts[]; total: number };
}

const toursShown = 6;

/** Address of a page of sights. */
export function hubPath(slug: string, kind: string | null, page = 1): string {
  const query = new URLSearchParams({
    ...(kind !== null && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? showplacesPath(slug) : `${showplacesPath(slug)}?${query.toString()}`;
}

/**
 * Loads a sight if the address ends in a dash and digits, otherwise a list
 * (docs/product/content.md#journal-and-sights).
 */
export async function loadShowplaces(
  path: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const page = context.get(pageRequest);
  return parseNumbered(path) === null ? loadHub(page, path, url) : loadSight(page, path);
}

async function loadHub(page: PageRequest, path: string, url: URL) {
  const slug = path.replaceAll(/^\/+|\/+$/g, "");
  const kind = url.searchParams.get("kind") || null;
  const wanted = Math.max(1, Number(url.searchParams.get("page") ?? "1") || 1);
  const answer = await orPageError(
    page.api.call(showplacesCall, {
      query: { page: String(wanted), ...(slug && { slug }), ...(kind !== null && { kind }) },
    }),
  );
  if (answer.items.length === 0 && (wanted > 1 || kind !== null)) throw notFound();
  const isFirstOfPlace = answer.place !== null && wanted === 1;
  // The tours may fail.
  const tours = isFirstOfPlace
    ? await page.api
        .call(toursCall, { query: { slug } })
        .catch(logAndReturnNull("tours", "/spa/tours"))
    : null;
  const t = page.translator.getFixedT(null, "sights");
  const own = answer.place?.slug ?? "";
  const kindName = answer.kinds.find(({ value }) => value === kind)?.name;
  const named = answer.place ? t("titleOf", { place: answer.place.name }) : t("title");
  const title = kindName === undefined ? named : formatLabelled(named, kindName, page.locale);
  const { pages } = answer;
  const head: PageHead = {
    title: wanted > 1 ? t("journal:pageTitle", { title, page: wanted }) : title,
    description: t("description", { title, count: answer.total }),
    path: hubPath(own, kind, wanted),
    links: neighbours(wanted, pages, (number) => hubPath(own, kind, number)),
  };
  const crumbs: Crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("title"), url: showplacesPath() },
    ...answer.breadcrumbs.map(({ name, slug: place }) => ({
      text: name,
      url: showplacesPath(place),
    })),
  ];
  return {
    page: "hub" as const,
    site: seoSite(page),
    head,
    crumbs,
    data: pack<SightsHub>({
      ...answer,
      kind,
      ...(tours &&
        tours.total > 0 && {
          tours: {
            cards: tours.items.slice(0, toursShown).map((card) => cardFacts(card, page.variant)),
            total: tours.total,
          },
        }),
    }),
  };
}

async function loadSight(page: PageRequest, slug: string) {
  const sight = await orPageError(page.api.call(showplaceCall, { query: { slug } }));
  if (sight.slug !== slug) throw redirect(showplacesPath(sight.slug), 301);
  const t = page.translator.getFixedT(null, "sights");
  const { name, location, summary, breadcrumbs } = sight;
  const head: PageHead = {
    title: `${name}, ${location}`,
    description: summary,
    path: showplacesPath(sight.slug),
    image: linkPreview(page, showplacesPath(sight.slug)),
    type: "article",
    textLocales: sight.content_locales,
  };
  const crumbs: Crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("title"), url: showplacesPath() },
    ...breadcrumbs.map((crumb) => ({ text: crumb.name, url: showplacesPath(crumb.slug) })),
    { text: name, url: showplacesPath(sight.slug) },
  ];
  const { variant } = page;
  const data = pack<Sight>({
    ...sight,
    body: shownBlocks(sight.body, variant),
    tours: sight.tours.map((tour) => cardFacts(tour, variant)),
    map: drawMap({ ...mapOptions, points: [{ lat: sight.lat, lng: sight.lng, label: name }] }),
  });
  return { page: "sight" as const, site: seoSite(page), head, crumbs, data };
}
