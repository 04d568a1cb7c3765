import type { TicketKind, TicketWay } from "./ticket-provider.ts";

/** Searches of tickets by words, which need neither a contract nor codes of airports. */
const searches = {
  plane: "https://www.google.com/travel/flights",
  train: "https://rasp.yandex.ru/search/train/",
} as const;

/** Where tickets there are found: a page of the search with the way, the day and the party filled in. */
export function ticketSearch(kind: TicketKind, way: TicketWay): string {
  const url = new URL(searches[kind]);
  const from = way.from.trim();
  if (kind === "train") {
    if (from) url.searchParams.set("fromName", from);
    url.searchParams.set("toName", way.to);
    if (way.date) url.searchParams.set("when", way.date.start);
    return url.href;
  }
  const words = [
    "flights",
    from && `from ${from}`,
    `to ${way.to}`,
    way.date && `on ${way.date.start} through ${way.date.end}`,
    `for ${way.party.adults} adults`,
    way.party.childAges.length > 0 && `${way.party.childAges.length} children`,
  ];
  url.searchParams.set("q", words.filter(Boolean).join(" "));
  url.searchParams.set("hl", way.locale);
  return url.href;
}
