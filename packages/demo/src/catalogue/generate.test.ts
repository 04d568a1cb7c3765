import { languages } from "@tropa/geography/notation/place-seed";
import { addDays } from "@tropa/domain/time/local-date";
import { parseTourPath, tourPathOf } from "@tropa/domain/discovery/tour-path";
import { existsSync } from "node:fs";
import { fileOf } from "../pictures/pictures.ts";
import { describe, expect, it } from "vitest";
import type { TourContent } from "@tropa/domain/discovery/tour-content";
import type { GeneratedTour } from "./catalogue-rows.ts";
import { demoCatalogue } from "./generate.ts";
import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import { places } from "@tropa/geography/places/places";

const today = "2026-11-21";
const catalogue = demoCatalogue({ seed: "test", today });
const tours = [...catalogue.tour];
const contents = new Map([...catalogue.tour_content].map((row) => [row.id, row.body]));
const dates = Map.groupBy(catalogue.tour_date, (date) => date.tour_id);
const reviews = Map.groupBy(catalogue.review, (review) => review.tour_id);

/** Real names that Russian texts write in Latin letters too, and the numerals of centuries. */
const latinAllowed = /^([IVXLC]+|Kamwa|BS|SR|ACI|ADO|TGV|JBR|Ars|Electronica|UNESCO|[A-Z])$/;

/** Every sentence of one page; meal names and image keys are no text. */
function sentences(page: TourContent): string[] {
  const { description, highlights, included, excluded, what_to_bring: bring, questions } = page;
  const texts = [
    ...[description, highlights, included, excluded, bring, questions].flat(),
    page.accommodation_text,
    ...page.programme.map((day) => day.text),
  ];
  return texts
    .flatMap((text) => (typeof text === "string" ? [text] : [text.question, text.answer]))
    .flatMap((text) => text.split(/(?<=[.!?])\s+|(?<=[。！？])/));
}

describe("the demo catalogue", () => {
  it("is the same for the same seed and day and different for another seed", () => {
    const rows = (seed: string) => {
      const made = demoCatalogue({ seed, today, tours: 60 });
      return JSON.stringify([
        ...made.organizer,
        ...made.tour,
        ...made.tour_content,
        ...made.tour_date,
        ...made.review,
      ]);
    };
    expect(rows("one")).toBe(rows("one"));
    expect(rows("one")).not.toBe(rows("two"));
  });

  it("can be iterated repeatedly", () => {
    const again = demoCatalogue({ seed: "test", today, tours: 20 });
    expect([...again.tour]).toEqual([...again.tour]);
    expect([...again.currency_rate].length).toBe([...again.currency_rate].length);
  });

  it("has at least 1,200 tours, 14 percent excursions and 10 percent cruises", () => {
    const share = (count: number) => count / tours.length;
    expect(tours.length).toBeGreaterThanOrEqual(1200);
    expect(share(tours.filter((tour) => tour.type === 2).length)).toBeCloseTo(0.14, 2);
    expect(share(tours.filter((tour) => tour.is_cruise).length)).toBeCloseTo(0.1, 2);
    expect(new Set(tours.map((tour) => tour.status))).toEqual(
      new Set(["published", "removed", "gone"]),
    );
  });

  it("has 150 organizers with different names and about 8,000 reviews", () => {
    const organizers = [...catalogue.organizer];
    const total = [...reviews.values()].reduce((sum, { length }) => sum + length, 0);
    expect(organizers).toHaveLength(150);
    expect(
      new Set(organizers.map(({ first_name, last_name }) => first_name.ru + last_name.ru)).size,
    ).toBe(150);
    expect(total).toBeGreaterThan(7000);
    expect(total).toBeLessThan(9500);
  });

  it.each(["ru", "en", "de", "zh"] as const)(
    "gives nearly every tour a unique title and every tour a summary in %s",
    (locale) => {
      expect(new Set(tours.map((tour) => tour.title[locale])).size).toBeGreaterThanOrEqual(
        tours.length - 2,
      );
      for (const tour of tours) expect(tour.summary[locale]).toMatch(/.{8,}/);
    },
  );

  it("gives addresses that read back as slug and id", () => {
    for (const { slug, id } of tours) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug).not.toMatch(/-\d+$/);
      expect(parseTourPath(tourPathOf({ slug, id }))).toEqual({ slug, id });
    }
  });

  it("gives nearly every tour five pictures or more, and the others three", () => {
    const counts = tours.map(({ images }) => images.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(counts.filter((count) => count >= 5).length / counts.length).toBeGreaterThan(0.95);
  });

  it("names only pictures that there are", () => {
    const { city, collection, organizer, review } = catalogue;
    const parts = [tours, [...contents], city, collection, organizer, [...review]];
    const named = JSON.stringify(parts).matchAll(/"(\/images\/[^"]+)"/g);
    const pictures = new Set([...named].map(([, picture = ""]) => picture));
    expect([...pictures].filter((picture) => !existsSync(fileOf(picture)))).toEqual([]);
  });

  it("begins every list with six covers of which no two are the same", () => {
    const ranked = tours.toSorted((a, b) => b.weight - a.weight);
    const hot = ranked.filter((tour) => tour.is_very_hot && tour.type === 1);
    const bestOfPlaces = Map.groupBy(hot, (tour) => tour.main_city_id);
    const lists: [string, GeneratedTour[]][] = [
      ["home page", [...bestOfPlaces.values()].flatMap(([best]) => best ?? [])],
      ...Map.groupBy(ranked, (tour) => `type ${tour.type}, hot ${tour.is_very_hot}`),
      ...Map.groupBy(ranked, (tour) => `kind ${tour.main_rest_kind_id}`),
      ...Map.groupBy(ranked, (tour) => `city ${tour.main_city_id}`),
      ...Map.groupBy(ranked, (tour) => `country ${tour.country_ids[0]}`),
    ];
    const wrong = lists.flatMap(([list, items]) => {
      const covers = items.slice(0, 6).map(({ images }) => images[0]);
      return new Set(covers).size < covers.length ? [`${list}: ${covers.join()}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("gives every tour ten departures within fourteen months, or a request period", () => {
    for (const tour of tours) {
      const own = dates.get(tour.id) ?? [];
      expect(own).toHaveLength(tour.request_period_start ? 0 : 10);
      for (const date of own) {
        expect(date.starts_on > today).toBe(true);
        expect(date.ends_on <= addDays(today, 428)).toBe(true);
        expect(date.ends_on).toBe(addDays(date.starts_on, Math.max(0, tour.duration_days - 1)));
        expect(date.seats_taken).toBeLessThanOrEqual(date.seats_total);
        expect(date.start_times.length > 0).toBe(tour.type === 2);
      }
    }
  });

  it("shows the lowest price of a tour's departures, which can be booked", () => {
    for (const tour of tours) {
      const own = dates.get(tour.id) ?? [];
      if (own.length === 0) continue;
      const lowest = Math.min(...own.map((date) => date.price_minor));
      const cheapest = own.find((date) => date.price_minor === lowest);
      expect(tour.price_minor).toBe(lowest);
      expect(tour.price_without_discount_minor).toBe(
        cheapest?.price_without_discount_minor ?? null,
      );
      expect(
        own.some((date) => date.price_minor === lowest && date.seats_taken < date.seats_total),
      ).toBe(true);
    }
  });

  it("has sold-out, guaranteed and very hot departures and all kinds of discounts", () => {
    const all = [...dates.values()].flat();
    const percents = all.flatMap(({ price_minor: price, price_without_discount_minor: full }) =>
      full === null ? [] : [(1 - price / full) * 100],
    );
    expect(new Set(all.map((date) => date.discount_type)).size).toBe(5);
    expect(percents.some((percent) => percent < 1.5)).toBe(true);
    expect(percents.every((percent) => percent > 0)).toBe(true);
    expect(all.some((date) => date.seats_taken === date.seats_total)).toBe(true);
    expect(all.some((date) => date.is_guaranteed)).toBe(true);
    expect(tours.filter((tour) => tour.is_very_hot).length).toBeGreaterThan(20);
    expect(tours.some((tour) => tour.is_dates_preliminary)).toBe(true);
  });

  it("computes ratings from the reviews", () => {
    for (const tour of tours) {
      const own = reviews.get(tour.id) ?? [];
      const mean = own.reduce((sum, { rating }) => sum + rating, 0) / own.length;
      expect(tour.reviews_count).toBe(own.length);
      expect(tour.rating).toBeCloseTo(own.length === 0 ? 0 : mean, 2);
      for (const review of own) expect(review.text).not.toBe("");
    }
    const rated = tours.filter((tour) => tour.reviews_count > 3).map((tour) => tour.rating);
    expect(rated.reduce((sum, rating) => sum + rating, 0) / rated.length).toBeGreaterThan(4.5);
  });

  it("mixes places on the first page of the default sort order", () => {
    const first = tours.toSorted((a, b) => b.weight - a.weight).slice(0, 24);
    expect(new Set(first.map((tour) => tour.main_city_id)).size).toBeGreaterThan(12);
  });
});

describe("the page of a tour", () => {
  const pages = [...contents].flatMap(([id, body]) =>
    languages.flatMap((locale) => {
      const page = body[locale];
      return page ? [{ id, locale, page }] : [];
    }),
  );

  it("is written in four languages, except for one in forty without German and Chinese", () => {
    const untold = [...contents.values()].filter(({ de, zh }) => !de || !zh);
    expect(untold.every(({ de, zh, price_lists: lists }) => !de && !zh && lists?.de)).toBe(true);
    expect(untold.length / contents.size).toBeCloseTo(1 / 40, 3);
  });

  it("repeats no sentence", () => {
    for (const { page, locale } of pages) {
      const shortest = locale === "zh" ? 5 : 12;
      const statements = sentences(page).filter((sentence) => sentence.length > shortest);
      const twice = statements.filter((sentence, index) => statements.indexOf(sentence) !== index);
      expect(twice).toEqual([]);
    }
  });

  it("has all parts without gaps or unfilled placeholders", () => {
    for (const { page, locale } of pages) {
      expect(page.description.length).toBeGreaterThanOrEqual(2);
      expect(page.highlights.length).toBeGreaterThanOrEqual(4);
      expect(page.highlights.length).toBeLessThanOrEqual(6);
      expect(page.programme.length).toBeGreaterThan(0);
      expect(page.questions.length).toBeGreaterThanOrEqual(3);
      for (const list of [page.included, page.excluded, page.what_to_bring]) {
        expect(list.length).toBeGreaterThanOrEqual(3);
      }
      for (const day of page.programme)
        expect(day.text.length).toBeGreaterThan(locale === "zh" ? 10 : 30);
      expect(JSON.stringify(page).replaceAll("/{size}.", "")).not.toMatch(
        /undefined|NaN|\{\w+\}|\.\.| {2}|\[object/,
      );
    }
  });

  it("lists what the price includes in four languages without repetition", () => {
    for (const { en, price_lists: lists, ...body } of contents.values()) {
      for (const language of ["de", "zh"] as const) {
        for (const list of ["included", "excluded"] as const) {
          const phrases = (body[language] ?? lists?.[language])?.[list] ?? [];
          expect(phrases).toHaveLength(en[list].length);
          expect(new Set(phrases).size).toBe(phrases.length);
          if (language === "zh")
            expect(phrases.filter((text) => /[A-Za-z] |[,;:()]/.test(text))).toEqual([]);
        }
      }
    }
  });

  it("shows every day on the map near the places of the tour", () => {
    for (const tour of tours) {
      const cities = places.filter(({ id }) => tour.city_ids.includes(id));
      const content = contents.get(tour.content_id);
      if (!content) throw new Error(`the tour ${tour.id} has no text`);
      const { ru, de = ru } = content;
      for (const { places: seen = [] } of [ru, de].flatMap((page) => page.programme)) {
        expect(seen.length).toBeGreaterThan(0);
        for (const spot of seen)
          expect(Math.min(...cities.map((city) => distanceKm(city, spot)))).toBeLessThan(420);
      }
    }
  });

  it("has a programme day for every day of the tour", () => {
    for (const tour of tours.filter(({ type }) => type === 1)) {
      expect(contents.get(tour.content_id)?.ru.programme).toHaveLength(tour.duration_days);
    }
  });

  it("has no Latin words in Russian texts except known names", () => {
    const texts = [
      ...pages
        .filter(({ locale }) => locale === "ru")
        .flatMap(({ page }) => [
          ...sentences(page),
          ...page.programme.map((day) => day.title),
          page.meeting_point.text,
        ]),
      ...tours.flatMap(({ title, summary }) => [title.ru, summary.ru]),
    ];
    const latin = new Set(texts.flatMap((text) => text.match(/[A-Za-z]+/g) ?? []));
    expect([...latin].filter((word) => !latinAllowed.test(word))).toEqual([]);
  });

  it("uses Chinese punctuation in Chinese texts", () => {
    const western = pages
      .filter(({ locale }) => locale === "zh")
      .flatMap(({ page }) => sentences(page))
      .filter((text) =>
        /\p{Script=Han} ?[,;:!?.()]|[,;:!?()] ?\p{Script=Han}|[。，；：] /u.test(text),
      );
    expect(western).toEqual([]);
  });

  it("has Cyrillic letters only in Russian and Chinese characters only in Chinese", () => {
    for (const { page, locale } of pages.filter((one) => one.locale !== "ru")) {
      expect(JSON.stringify(page).replaceAll("/{size}.", "")).not.toMatch(/\p{Script=Cyrillic}/u);
      const isChinese = /\p{Script=Han}/u.test(JSON.stringify(page));
      expect(isChinese).toBe(locale === "zh");
    }
  });
});
