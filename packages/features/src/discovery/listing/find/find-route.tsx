import { priceCeilings } from "@tropa/domain/money";
import { filterParty, listingUrl } from "@tropa/domain/discovery/search-filter";
import { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import { ChipLink } from "@tropa/ui-kit/chip";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Button } from "@tropa/ui-kit/button";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { redirect } from "react-router";
import { homeQuery } from "../../home/home-queries.ts";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { allToursPath, listingPath, tourPath } from "../../../platform/links/paths.ts";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { withParty } from "../../party/party-link.ts";
import { mainId } from "../../../platform/page/skip-link.tsx";
import { firstMonth } from "../../search-box/periods.ts";
import { SearchBox } from "../../search-box/search-box.tsx";
import { headMeta, seoSite } from "../../../platform/seo/page-head.ts";
import { sendEvent } from "../../../platform/analytics/send-event.ts";
import { bestSuggestion } from "./best-suggestion.ts";
import { filterOfForm } from "../choices/form-filter.ts";
import { completionQuery } from "../listing-queries.ts";
import type { Route } from "./+types/find-route";
import styles from "./find-route.module.css";

/** The longest phrase the call accepts. */
const longestPhrase = 100;
const placesOffered = 8;

/** Handles the search form: redirects to what the phrase names, and shows a page only if it names nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { api, queries, currency, translator, variant } = page;
  const query = new URL(request.url).searchParams;
  const ceilings = priceCeilings[currency];
  const phrase = (query.get("phrase") ?? "").trim().slice(0, longestPhrase);
  const filter = filterOfForm(query.get("slug") ?? "", query, ceilings);
  // A chosen suggestion brings its listing along; an empty phrase means all tours.
  if (filter.slug !== "" || phrase === "") return redirect(listingUrl(filter, ceilings));
  const { items } = await orPageError(queries.fetchQuery(completionQuery(api, phrase)));
  const best = bestSuggestion(items, phrase);
  if (best)
    return redirect(
      best.type === "tour"
        ? withParty(tourPath(best.slug), filterParty(filter))
        : listingUrl({ ...filter, slug: best.slug }, ceilings),
    );

  const home = await orPageError(queries.fetchQuery(homeQuery(api, variant.features.excursions)));
  const t = translator.getFixedT(null, "listing");
  return {
    site: seoSite(page),
    head: {
      title: t("find.pageTitle", { phrase }),
      description: t("find.description"),
      path: "/find",
      isHidden: true as const,
    },
    phrase,
    maybe: items.map(({ name, slug }) => ({ name, slug })),
    month: firstMonth(new Date().toISOString().slice(0, 10)),
    places: home.destinations.slice(0, placesOffered).map(({ name, slug }) => ({ name, slug })),
  };
}

/** Counts a search on this route, so that pages with a search box need no code for it. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const phrase = new URL(request.url).searchParams.get("phrase")?.trim();
  if (phrase) sendEvent({ name: "search", phrase });
  return serverLoader();
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.site, loaderData.head) : [];
}

/** Shown if nothing was found: the phrase, another search field and popular places. */
export default function FindRoute({
  loaderData: { phrase, month, maybe, places },
}: Route.ComponentProps) {
  const { t } = useTranslation("listing");
  return (
    <main id={mainId} className={styles.root}>
      <Breadcrumbs
        items={[
          { url: "/", text: t("home") },
          { url: "/find", text: t("find.pageTitle", { phrase }) },
        ]}
      />
      <SearchBox fromMonth={month} phrase={phrase} />
      <EmptyState
        icon="search"
        headingLevel={1}
        title={t("find.title", { phrase })}
        text={t("find.text")}
        actions={<Button href={allToursPath()}>{t("empty.allTours")}</Button>}
      />
      <Places title={t("find.maybe")} places={maybe} />
      <Places title={t("find.suggestions")} places={places} />
    </main>
  );
}

interface PlacesProps {
  title: string;
  /** Suggested tours and listings; both have a slug. */
  places: readonly { name: string; slug: string }[];
}

function Places({ title, places }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <section className={styles.places}>
      <h2>{title}</h2>
      <ul>
        {places.map(({ name, slug }) => (
          <li key={slug}>
            <ChipLink href={listingPath(slug)} className={styles.place}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
