import type { TicketKind, TicketWay } from "./ticket-provider.ts";

/** Search engines that take a plain phrase, so no contract and no airport codes are needed. */
const searches = {
  plane: "https://www.google.com/travel/flights",
  train: "https://rasp.yandex.ru/search/train/",
} as const;

/** Address of a ticket search with the trip, day and party filled in. */
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
