import { toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { oneAdult, partyFields, readParty, seatsOf } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { withParty } from "../party/party-link.ts";
import { partyTotalText } from "../../sales/price/party-total.ts";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import { tourQuery } from "../tour/tour-queries.ts";
import { comparedFacts, countGoneDates, pricedTour } from "./compare-facts.ts";
import type { ComparedFacts } from "./compare-facts.ts";
import { CompareScreen } from "./compare-screen.tsx";
import { comparedDates, comparedIds } from "../compare/compared-tours.ts";
import type { Route } from "./+types/compare-route";

const excursionType = 2;

/** Loads the tours of an address, in its order; tours that cannot be booked on this storefront are left out. */
async function loadTours(
  query: URLSearchParams,
  party: Party | null,
  page: PageRequest,
): Promise<{ tours: ComparedFacts[]; gone: number }> {
  const ids = comparedIds(query);
  const dateIds = comparedDates(query);
  if (ids.length === 0) return { tours: [], gone: 0 };
  const { api, queries, variant, translator, locale } = page;
  const { items } = await orPageError(api.call(toursByIdsCall, { query: { ids: ids.join(",") } }));
  const sold = items.filter(
    ({ is_tour_active, type }) =>
      is_tour_active && (type !== excursionType || variant.features.excursions),
  );
  const answers = await Promise.all(
    // A tour may disappear between the two calls; show the others.
    sold.map(({ slug }) => queries.fetchQuery(tourQuery(api, slug)).catch(() => null)),
  );
  const t = translator.getFixedT(null, "party");
  const found = answers.filter((tour) => tour !== null);
  const people = seatsOf(party ?? oneAdult);
  const tours = found.map((tour) => ({
    ...comparedFacts(tour, variant, { dateIds, people }),
    ...(party && {
      party: {
        total: partyTotalText(t, pricedTour(tour, dateIds), party, locale),
        query: withParty("", party),
        people,
      },
    }),
  }));
  return { tours, gone: countGoneDates(found, dateIds) };
}

/** Loads a comparison. The tour ids are in the address, so a comparison can be shared. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const query = new URL(request.url).searchParams;
  const party = readParty(query.get(partyFields.adults), query.get(partyFields.childAges));
  const { tours, gone } = await loadTours(query, party, page);
  const t = page.translator.getFixedT(null, "compare");
  return {
    site: seoSite(page),
    head: {
      title: t("pageTitle"),
      description: t("description"),
      path: "/compare",
      isHidden: true as const,
    },
    gone,
    missing: comparedIds(query).length - tours.length,
    tours: pack(tours),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.site, loaderData.head) : [];
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const { missing, gone } = loaderData;
  return <CompareScreen tours={unpack(loaderData.tours)} missing={missing} goneDates={gone} />;
}
