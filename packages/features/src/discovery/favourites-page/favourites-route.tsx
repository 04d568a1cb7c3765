import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { partyFields, readParty } from "@tropa/domain/sales/party/party";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { favouritesPath } from "../../platform/links/paths.ts";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import { cardParty } from "../tour-card/card-party.ts";
import { cardFacts } from "../tour-card/card-facts.ts";
import { lazyScreen } from "../../platform/browser/lazy-screen.tsx";
import { FavouritesPage } from "./favourites-page.tsx";
import { sharedFavouritesQuery } from "./favourites-queries.ts";
import { SharedFavourites } from "./shared-favourites.tsx";
import { FavouritesSkeleton } from "./favourites-skeleton.tsx";
import type { Route } from "./+types/favourites-route";

const { LazyScreen: OwnFavourites } = lazyScreen(
  async () => (await import("./own-favourites.tsx")).default,
);

const excursionType = 2;

/** Counts departures of a shared list that its cards can no longer show. */
const missedDates = (cards: readonly Pick<TourCard, "is_date_chosen">[], dates: string): number =>
  dates === "" ? 0 : dates.split(",").length - cards.filter((card) => card.is_date_chosen).length;

/**
 * Loads a shared list, whose token is in the address. The visitor's own list is in the browser, so that page loads
 * without data.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { api, queries, translator, variant, locale } = page;
  const query = new URL(request.url).searchParams;
  const token = query.get("list");
  const party = readParty(query.get(partyFields.adults), query.get(partyFields.childAges));
  // Invalid dates come from a truncated link: show the list without them.
  const dates = /^\d{1,9}(,\d{1,9}){0,99}$/.exec(query.get("dates") ?? "")?.[0] ?? "";
  const t = translator.getFixedT(null, "favourites");
  const partyText = translator.getFixedT(null, "party");
  const answer =
    token === null
      ? null
      : await orPageError(queries.fetchQuery(sharedFavouritesQuery(api, token, dates)));
  const sold = answer?.items.filter(
    ({ type }) => type !== excursionType || variant.features.excursions,
  );
  return {
    site: seoSite(page),
    head: {
      title: t(answer ? "shared.pageTitle" : "pageTitle"),
      description: t("description"),
      path: favouritesPath(),
      isHidden: true as const,
    },
    shared: answer && {
      missedDates: missedDates(answer.items, dates),
      sharedOn: answer.shared_on,
      tours: (sold ?? []).map((card) => ({
        ...cardFacts(card, variant),
        ...(party && { party: cardParty(partyText, card, party, locale) }),
      })),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.site, loaderData.head) : [];
}

export default function FavouritesRoute({ loaderData: { shared } }: Route.ComponentProps) {
  const isHydrated = useIsHydrated();
  if (shared) return <SharedFavourites {...shared} />;
  const skeleton = <FavouritesSkeleton />;
  return (
    <FavouritesPage>{isHydrated ? <OwnFavourites waiting={skeleton} /> : skeleton}</FavouritesPage>
  );
}
