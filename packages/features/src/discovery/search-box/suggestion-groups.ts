import type { SiteSuggestion } from "@tropa/api-contract/editorial/calls-site-search";
import type { Suggestion } from "@tropa/api-contract/discovery/calls-home";

const kinds = {
  continent: "places",
  country: "places",
  region: "places",
  city: "places",
  rest_kind: "activities",
  collection: "collections",
  listing: "together",
  tour: "tours",
} as const satisfies Record<Suggestion["type"], string>;
type GroupKind = (typeof kinds)[Suggestion["type"]];

/** Groups of suggestions outside the catalogue, with their message keys, which every page has. */
const siteKinds = {
  article: "common:footer.journal",
  showplace: "common:footer.sights",
  organizer: "listing:groups.organizer",
  help: "common:footer.help",
} as const satisfies Record<SiteSuggestion["type"], string>;

interface SiteGroup {
  kind: SiteSuggestion["type"];
  title: (typeof siteKinds)[SiteSuggestion["type"]];
  items: readonly SiteSuggestion[];
}

interface SuggestionGroup {
  kind: GroupKind;
  items: readonly Suggestion[];
}

/** Groups suggestions by kind, the kind of the best one first; the order inside a kind is kept. */
export function groupSuggestions(items: readonly Suggestion[]): SuggestionGroup[] {
  const groups = Map.groupBy(items, ({ type }) => kinds[type]);
  return [...groups].map(([kind, ofKind]) => ({ kind, items: ofKind }));
}

/** Like `groupSuggestions`, for suggestions outside the catalogue, in the order of the answer. */
export function siteGroups(items: readonly SiteSuggestion[]): SiteGroup[] {
  const groups = Map.groupBy(items, ({ type }) => type);
  return [...groups].map(([kind, ofKind]) => ({ kind, title: siteKinds[kind], items: ofKind }));
}
