import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { createTranslator } from "@tropa/i18n/translator";
import { expect, test } from "vitest";
import { catalogueOf } from "@tropa/i18n/catalogues";
import { tourPath } from "../../platform/links/paths.ts";
import { cardFacts } from "./card-facts.ts";
import { datesText, dealText, durationText, timesText } from "./card-texts.ts";

const russian = createTranslator("ru", catalogueOf("ru")).getFixedT(null, "tourCard");
const english = createTranslator("en", catalogueOf("en")).getFixedT(null, "tourCard");

const card: TourCard = {
  id: 7,
  title: "Лёд Байкала",
  slug: "lyod-baykala-7",
  emoji: null,
  image: { image: "/images/k/{size}.avif", alt: "", color: "#abc" },
  images_count: 4,
  price: 990_000,
  currency: "RUB",
  original_price: 990_000,
  original_currency: "RUB",
  price_without_discount: 1_000_000,
  is_need_show_price_from: true,
  is_date_chosen: false,
  child_prices: [],
  min_age: 0,
  duration: { days: 5, nights: 4, hours: 0 },
  nearest: null,
  more_dates: 0,
  is_dates_preliminary: false,
  use_request_period: true,
  request_period_start: "2027-02-01",
  request_period_end: null,
  organizer: { id: 1, name: "Ольга", photo: "p", has_page: true },
  activity: "Треккинг",
  tags: [],
  location: "Байкал",
  rating: 0,
  reviews_count: 0,
  difficulty: 2,
  is_very_hot: false,
  is_new: true,
  type: 1,
  cruise: null,
  is_tour_active: true,
};
const features = (organizersShown: boolean) => ({ features: { organizersShown } });

test("cardFacts keeps only what a card shows", () => {
  const facts = cardFacts(card, features(false));
  expect(facts).not.toHaveProperty("organizer");
  // One percent is not worth showing (docs/product/constants.md#currencies-and-prices).
  expect(facts).not.toHaveProperty("was");
  expect(facts).not.toHaveProperty("rating");
  expect(facts).toMatchObject({ isFrom: true, isNew: true, period: ["2027-02-01", ""] });
  expect(cardFacts(card, features(true)).organizer).toEqual({
    id: 1,
    name: "Ольга",
    photo: "p",
  });
  const unpublished = { ...card, organizer: { ...card.organizer, has_page: false } };
  expect(cardFacts(unpublished, features(true)).organizer).not.toHaveProperty("id");
  expect(cardFacts({ ...card, price_without_discount: 1_200_000 }, features(true)).was).toBe(
    1_200_000,
  );
});

test("cardFacts names the currency of its amounts", () => {
  const inDollars: TourCard = { ...card, price: 12_000, currency: "USD" };
  expect(cardFacts(inDollars, features(false))).toMatchObject({ price: 12_000, currency: "USD" });
});

test("datesText writes dates, or the period of a tour by request", () => {
  expect(datesText(russian, "ru", { dates: ["2027-06-12", "2027-06-19"] })).toBe("12–19 июн.");
  expect(datesText(russian, "ru", { period: ["2027-02-01", ""] })).toBe("Любые даты с 1 февр.");
  expect(datesText(english, "en", { period: ["2027-02-01", "2027-03-31"] })).toBe(
    "Any dates, Feb 1 to Mar 31",
  );
  expect(datesText(english, "en", {})).toBe("");
});

test("durationText uses the plural forms of the language", () => {
  expect(durationText(russian, { days: 1, nights: 0 })).toBe("1\u00A0день");
  expect(durationText(russian, { days: 2, nights: 1 })).toBe("2\u00A0дня, 1\u00A0ночь");
  expect(durationText(russian, { days: 5, nights: 4 })).toBe("5\u00A0дней, 4\u00A0ночи");
  expect(durationText(russian, { days: 0, nights: 0, hours: 3 })).toBe("3\u00A0часа");
  expect(durationText(english, { days: 0, nights: 0, hours: 1 })).toBe("1\u00A0hour");
});

const today = "2027-01-10";
const departure = {
  id: 12,
  price: card.price,
  start: "2027-02-01",
  end: "2027-02-05",
  discount: null,
  not_guaranteed: false,
  missing: 0,
  decided_by: null,
  times: [],
};
const factsOf = (part: Partial<TourCard>) => cardFacts({ ...card, ...part }, features(true), today);

test("cardFacts gives the certainty of a departure and none for a tour by request", () => {
  expect(factsOf({ nearest: departure }).certainty?.certainty).toBe("guaranteed");
  const open = { ...departure, not_guaranteed: true, missing: 3, decided_by: "2027-01-18" };
  expect(factsOf({ nearest: open }).certainty).toEqual({
    certainty: "gathering",
    missing: 3,
    decidedBy: "2027-01-18",
  });
  expect(factsOf({ nearest: departure, is_dates_preliminary: true }).certainty?.certainty).toBe(
    "gathered",
  );
  // By request there is no date to be sure of.
  expect(factsOf({})).not.toHaveProperty("certainty");
});

test.each([
  ["on_tour_date", null, "Горящая дата"],
  ["seasonal", "2027-01-20", "Горящая дата"],
  ["early_booking_days", null, "Раннее бронирование"],
  ["early_booking_dates", "2027-01-20", "До 20 января"],
  // Its last day is over.
  ["early_booking_dates", "2027-01-09", null],
] as const)("dealText of a discount %s until %s is %s", (type, endDate, text) => {
  const discount = { type_string: type, end_date: endDate, size: 10, format: { id: 2 as const } };
  const { deal } = factsOf({ nearest: { ...departure, discount } });
  expect(deal ? dealText(russian, "ru", deal) : null).toBe(text);
});

test("cardFacts shows start times, ship and water, and the organizer's own tag", () => {
  expect(factsOf({ nearest: { ...departure, times: ["10:00"] } }).times).toEqual(["10:00"]);
  expect(timesText(russian, ["09:00", "12:00", "15:00", "18:00"])).toBe("09:00, 12:00, 15:00 +1");
  expect(factsOf({ cruise: { ship: "Ласточка", water: null } }).cruise).toEqual(["Ласточка"]);
  expect(factsOf({}).tag).toBe("Треккинг");
  expect(factsOf({ tags: [{ id: 1, text: "С детьми", is_hidden: false }] }).tag).toBe("С детьми");
});

test("cardFacts shows no photo, one photo, or their number", () => {
  expect(factsOf({ images_count: 0 })).toMatchObject({ image: "" });
  expect(factsOf({ images_count: 1 })).not.toHaveProperty("photos");
  expect(factsOf({ images_count: 4 })).toMatchObject({ photos: 4 });
});

test("a card with a chosen departure links to it; otherwise it shows that departure's own price", () => {
  const found = factsOf({ nearest: departure, is_date_chosen: true });
  expect(found).toMatchObject({ dateId: 12 });
  expect(found).not.toHaveProperty("datePrice");
  const from = factsOf({ nearest: { ...departure, price: card.price + 5000 } });
  expect(from).toMatchObject({ datePrice: card.price + 5000 });
  expect(from).not.toHaveProperty("dateId");
  expect(tourPath("x-7", 12, "?adults=2")).toBe("/x-7?date=12&adults=2");
  expect(tourPath("x-7", undefined, "?adults=2")).toBe("/x-7?adults=2");
});
