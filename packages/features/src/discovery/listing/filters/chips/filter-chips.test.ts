import { priceCeilings } from "@tropa/domain/money";
import { filterFromQuery, listingUrl } from "@tropa/domain/discovery/search-filter";
import { createTranslator } from "@tropa/i18n/translator";
import { expect, test } from "vitest";
import { catalogueOf } from "@tropa/i18n/catalogues";
import { filterChips } from "./filter-chips.ts";

const ceilings = priceCeilings.USD;
const translator = createTranslator("en", catalogueOf("en"));
const t = translator.getFixedT(null, "listing");
const tHome = translator.getFixedT(null, "home");
const tParty = translator.getFixedT(null, "party");

function chips(query: string) {
  const filter = filterFromQuery(new URLSearchParams(query), ceilings);
  return filterChips(filter, {
    t,
    tHome,
    tParty,
    locale: "en",
    currency: "USD",
    parts: { place: "altay", activity: "hiking", collection: "" },
    names: { place: "Altai", activity: "Hiking", collection: "" },
    chosenNames: { "languages-en": "English", "regions-7": "Baikal", "ships-3": "Northern Star" },
  }).map(({ text, without }) => [text, listingUrl(without, ceilings)]);
}

test("shows path parts and choices, each with the address without it", () => {
  expect(chips("slug=altay/hiking&difficulty=2&languages=en&page=3")).toEqual([
    ["Altai", "/hiking?difficulty=2&languages=en"],
    ["Hiking", "/altay?difficulty=2&languages=en"],
    ["Moderate", "/altay/hiking?languages=en"],
    ["English", "/altay/hiking?difficulty=2"],
  ]);
});

test.each([
  ["priceMax=1500", "up to $1,500"],
  ["priceMin=200&priceMax=1500", "$200–$1,500"],
  ["dateFrom=2027-06-01&dateTo=2027-06-30", "June 2027"],
  ["dateFrom=2027-06-05", "from Jun 5"],
  ["daysMin=5", "5–20+ days"],
  ["daysMax=3", "1–3 days"],
  ["dateFrom=2027-06-01&dateTo=2027-08-31", "Summer 2027"],
  ["dateFrom=2026-12-01&dateTo=2027-02-28", "Winter 2026/27"],
  ["dateFrom=2027-06-05&dateTo=2027-06-09&flexDays=2", "Jun 5–9 ± 2 days"],
  ["pricePerDayMax=100", "up to $100 a day"],
  ["regions=7", "Baikal"],
  ["minAge=6", "with a child of 6"],
  ["adults=2&childAges=9,4", "2 adults, 2 children (age 4, 9)"],
  ["maxGroupSize=8", "groups up to 8"],
  ["operatorType=author", "From authors"],
  ["lat=50&lng=86&radius=100&placeName=Gorno-Altaysk", "Gorno-Altaysk + 100\u00a0km"],
  ["box=50,80,55,90", "Area on the map"],
  ["isCruisesSearch=1&ships=3", "Northern Star"],
  ["isCruisesSearch=1&cruisesCabinsCapacity=2", "Cabin for 2"],
  ["type=any", "Tours and excursions"],
])('names %s "%s"', (query, text) => {
  const ranges = chips(`slug=altay/hiking&${query}`).slice(2);
  const kind = query.includes("isCruisesSearch") ? "?isCruisesSearch=1" : "";
  expect(ranges).toEqual([[text, `/altay/hiking${kind}`]]);
});
