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

/** What is read beside the catalogue, by the messages that name its group: words that every page has. */
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

/** Suggestions by what they lead to: the kind of the best one first, each kind in its own order. */
export function grouped(items: readonly Suggestion[]): SuggestionGroup[] {
  const groups = Map.groupBy(items, ({ type }) => kinds[type]);
  return [...groups].map(([kind, ofKind]) => ({ kind, items: ofKind }));
}

/** The same of what is read beside the catalogue, in the order of the answer. */
export function siteGroups(items: readonly SiteSuggestion[]): SiteGroup[] {
  const groups = Map.groupBy(items, ({ type }) => type);
  return [...groups].map(([kind, ofKind]) => ({ kind, title: siteKinds[kind], items: ofKind }));
}
