import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { createTranslator } from "@tropa/i18n/translator";
import { expect, test } from "vitest";
import { catalogueOf } from "@tropa/i18n/catalogues";
import { cardFacts } from "./card-facts.ts";
import { cardPath } from "./card-path.ts";
import { datesText, durationText, lengthText, timesText } from "./card-texts.ts";

const russian = createTranslator("ru", catalogueOf("ru")).getFixedT(null, "tourCard");
const english = createTranslator("en", catalogueOf("en")).getFixedT(null, "tourCard");

const card: TourCard = {
  id: 7,
  title: "Лёд Байкала",
  slug: "lyod-baykala-7",
  emoji: null,
  image: { image: "/images/k/{size}.avif", alt: "", color: "#abc" },
  images_count: 4,
  traits: [],
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

const departure = {
  id: 12,
  price: card.price,
  start: "2027-02-01",
  end: "2027-02-05",
  discount: null,
  not_guaranteed: false,
  joined: 0,
  missing: 0,
  decided_by: null,
  times: [],
};
const factsOf = (part: Partial<TourCard>) => cardFacts({ ...card, ...part }, features(true));

test("lengthText leaves the nights to the page of the tour", () => {
  expect(lengthText(russian, { days: 5 })).toBe("5\u00A0дней");
  expect(lengthText(english, { days: 0, hours: 3 })).toBe("3\u00A0hours");
});

test("cardFacts tells only good news of a departure", () => {
  expect(factsOf({ nearest: departure })).toMatchObject({ isGuaranteed: true });
  const open = { ...departure, not_guaranteed: true, decided_by: "2027-01-18" };
  const near = factsOf({ nearest: { ...open, joined: 6, missing: 4 } });
  expect(near).toMatchObject({ going: [6, 10] });
  expect(near).not.toHaveProperty("isGuaranteed");
  expect(factsOf({ nearest: { ...open, joined: 2, missing: 4 } })).not.toHaveProperty("going");
  expect(factsOf({ nearest: open })).not.toHaveProperty("going");
  const gathered = { ...departure, joined: 5 };
  expect(factsOf({ nearest: gathered, is_dates_preliminary: true })).toMatchObject({
    going: [5, 5],
  });
  // By request there is no date to be sure of.
  expect(factsOf({})).not.toHaveProperty("isGuaranteed");
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

test("a card has one price, and leads to the departure that it is of", () => {
  const found = factsOf({ nearest: departure, is_date_chosen: true });
  expect(found).toMatchObject({ dateId: 12 });
  expect(found).not.toHaveProperty("cheapestId");
  // Its other dates cost more.
  const cheapest = factsOf({ nearest: departure });
  expect(cheapest).toMatchObject({ cheapestId: 12 });
  expect(cheapest).not.toHaveProperty("isFrom");
  expect(cheapest).not.toHaveProperty("dateId");
  const even = factsOf({ nearest: departure, is_need_show_price_from: false });
  expect(even).not.toHaveProperty("cheapestId");
  const party = { total: "", query: "?adults=2" };
  expect(cardPath({ ...found, party })).toBe("/lyod-baykala-7?date=12&adults=2");
  expect(cardPath(cheapest)).toBe("/lyod-baykala-7?date=12");
  expect(cardPath({ ...even, party })).toBe("/lyod-baykala-7?adults=2");
});
