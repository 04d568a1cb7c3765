import { priceCeilings } from "@tropa/domain/money";
import { filterFromQuery, listingUrl } from "@tropa/domain/search-filter";
import { createTranslator } from "@tropa/i18n/translator";
import { expect, test } from "vitest";
import { catalogueOf } from "@tropa/i18n/catalogues";
import { filterChips } from "./filter-chips.ts";

const ceilings = priceCeilings.USD;
const t = createTranslator("en", catalogueOf("en")).getFixedT(null, "listing");

function chips(query: string) {
  const filter = filterFromQuery(new URLSearchParams(query), ceilings);
  return filterChips(filter, {
    t,
    locale: "en",
    currency: "USD",
    parts: { place: "altay", activity: "hiking", collection: "" },
    names: { place: "Altai", activity: "Hiking", collection: "" },
    languageName: (code) => ({ en: "English" })[code] ?? code,
  }).map(({ text, without }) => [text, listingUrl(without, ceilings)]);
}

test("path and choices, each with the address without it", () => {
  expect(chips("slug=altay/hiking&difficulty=2&languages=en&page=3")).toEqual([
    ["Altai", "/hiking?difficulty=2&languages=en"],
    ["Hiking", "/altay?difficulty=2&languages=en"],
    ["Moderate", "/altay/hiking?languages=en"],
    ["English", "/altay/hiking?difficulty=2"],
  ]);
});

test.each([
  ["priceMax=1500", "up to $1,500"],
  ["priceMin=200&priceMax=1500", "$200 – $1,500"],
  ["dateFrom=2027-06-01&dateTo=2027-06-30", "June 2027"],
  ["dateFrom=2027-06-05", "from 5 Jun"],
  ["daysMin=5", "5–20+ days"],
  ["daysMax=3", "1–3 days"],
])("%s is called %s", (query, text) => {
  const ranges = chips(`slug=altay/hiking&${query}`).slice(2);
  expect(ranges).toEqual([[text, "/altay/hiking"]]);
});
