import { collectionsCall } from "@tropa/api-contract/discovery/calls-home";
import { destinationsCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { formatNumber } from "@tropa/i18n/format";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import * as paths from "../../platform/links/paths.ts";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { llmsText } from "./llms.ts";
import type { Route } from "./+types/llms-route";

/** Most destinations listed: the largest; all others are linked from them. */
const mostPlaces = 30;

/** `/llms.txt`: describes the site and its pages for language models. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { api, translator, locale, variant } = page;
  // Without these lists the pages that lead to them are still listed.
  const [destinations, collections] = await Promise.all([
    api.call(destinationsCall).catch(logAndReturnNull("destinations", destinationsCall.path)),
    api.call(collectionsCall).catch(logAndReturnNull("collections", collectionsCall.path)),
  ]);
  const t = translator.getFixedT(null, "ideas");
  const tours = (count: number) => t("hubs:tours", { count, number: formatNumber(count, locale) });
  const countries = (destinations?.continents ?? [])
    .flatMap((continent) => continent.countries)
    .toSorted((a, b) => b.tours_count - a.tours_count)
    .slice(0, mostPlaces);
  const body = llmsText(page, {
    title: brandName(variant, locale),
    summary: t("llms.summary"),
    sections: [
      {
        title: t("llms.choose"),
        links: [
          { text: t("hubs:allTours"), path: paths.allToursPath() },
          { text: t("hubs:destinations.title"), path: paths.destinationsPath() },
          { text: t("activities.title"), path: paths.activitiesPath() },
          { text: t("seasons.title"), path: paths.seasonsPath() },
          { text: t("hubs:collections.title"), path: paths.collectionsPath() },
        ],
      },
      {
        title: t("hubs:destinations.title"),
        links: countries.map(({ name, slug, tours_count: count }) => ({
          text: name,
          path: paths.listingPath(slug),
          note: tours(count),
        })),
      },
      {
        title: t("hubs:collections.title"),
        links: (collections?.collections ?? [])
          .filter(({ is_hidden, tours_count }) => !is_hidden && tours_count > 0)
          .map(({ name, slug, description }) => ({
            text: name,
            path: paths.listingPath(slug),
            note: description,
          })),
      },
      {
        title: t("llms.read"),
        links: [
          { text: t("common:footer.journal"), path: paths.journalPath() },
          { text: t("common:footer.sights"), path: paths.showplacesPath() },
          { text: t("common:footer.reviews"), path: paths.reviewsPath() },
          ...(variant.features.organizersShown
            ? [{ text: t("common:footer.organizers"), path: paths.organizersHubPath() }]
            : []),
          { text: t("common:footer.help"), path: paths.helpCenterPath() },
          { text: t("common:footer.about"), path: paths.aboutPath() },
          { text: t("common:footer.contacts"), path: paths.contactsPath() },
          { text: t("common:footer.agreement"), path: paths.agreementPath() },
          { text: t("common:footer.privacy"), path: paths.privacyPath() },
        ],
      },
    ],
  });
  return new Response(body, { headers: { "content-type": "text/markdown; charset=utf-8" } });
}
