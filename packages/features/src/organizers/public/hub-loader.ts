import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { organizersHubCall } from "@tropa/api-contract/organizers/calls-organizers";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { neighbours, seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { organizersHubPath } from "../../platform/links/paths.ts";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { pack } from "@tropa/page-runtime/state/packed";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";

export interface OrganizersHub extends AnswerOf<typeof organizersHubCall> {
  /** The country whose organizers are listed. */
  country: { name: string; slug: string } | null;
}

/** Loads a page of organizers, of all countries or of one by its slug. */
export async function loadHub(page: PageRequest, query: URLSearchParams) {
  const { api, variant, translator } = page;
  if (!variant.features.organizersShown) throw notFound();
  const slug = query.get("country") ?? "";
  const wanted = Math.max(1, Number(query.get("page") ?? "1") || 1);
  const country = slug === "" ? null : await countryOf(page, slug);
  const answer = await orPageError(
    api.call(organizersHubCall, {
      query: { page: String(wanted), ...(country && { country_id: String(country.id) }) },
    }),
  );
  if (answer.items.length === 0 && (wanted > 1 || country)) throw notFound();
  const t = translator.getFixedT(null, "organizer");
  const title = country ? t("titleOf", { country: country.name }) : t("title");
  const path = (number: number) => organizersHubPath(slug, number);
  const head: PageHead = {
    title: wanted > 1 ? t("journal:pageTitle", { title, page: wanted }) : title,
    description: t("hubLead", { count: answer.total }),
    path: path(wanted),
    links: neighbours(wanted, answer.pages, path),
  };
  const crumbs: Crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("title"), url: organizersHubPath() },
    ...(country ? [{ text: country.name, url: organizersHubPath(slug) }] : []),
  ];
  return { site: seoSite(page), head, crumbs, data: pack<OrganizersHub>({ ...answer, country }) };
}

/** Maps a country's slug to the id the call needs. */
async function countryOf({ api }: PageRequest, slug: string) {
  const { countries } = await orPageError(api.call(organizersHubCall, { query: { limit: "1" } }));
  const country = countries.find((one) => one.slug === slug);
  if (!country) throw notFound();
  return country;
}
