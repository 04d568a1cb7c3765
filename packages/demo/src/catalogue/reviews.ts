import type { Language } from "@tropa/geography/notation/place-seed";
import { addDays } from "@tropa/domain/time/local-date";
import { portraitOf } from "../pictures/pictures.ts";
import { createRandom, type Random } from "../random.ts";
import type { ReviewRow } from "./catalogue-rows.ts";
import { Deck } from "../text/deck.ts";
import { authorOf, reviewPhrases } from "../text/phrases/review-phrases.ts";
import { truthsOf } from "../text/truths.ts";
import { listableStops } from "../tours/stops.ts";
import { seasonOf } from "../tours/season.ts";
import type { Listing, Reception } from "./tour-rows.ts";

type Review = Omit<ReviewRow, "id" | "tour_id" | "organizer_id">;

/** Generates the reviews of tours. */
export interface Reviewer {
  receptionOf: (listing: Listing) => Reception;
  reviewsOf: (listing: Listing) => Review[];
}

/** Shares of ratings; more than half of the tours have fives only. */
const shares = { five: 0.8, four: 0.15, three: 0.038 };

const newShare = 0.1;

/** With fewer reviews than this on average, most tours have none. */
const crowdedFrom = 4;

/** `perTour` is the average number of reviews per tour. */
export function createReviewer(seed: string, today: string, perTour: number): Reviewer {
  const ratingsOf = (random: Random, isNew: boolean) => {
    const count = isNew ? 0 : countOf(random, perTour);
    // Some organizers are better than others, but none is bad.
    const luck = random.next();
    return Array.from({ length: count }, () => ratingOf(random, luck));
  };
  const begin = (listing: Listing) => {
    const random = createRandom(`${seed}/reviews/${listing.id}`);
    const isNew = random.chance(newShare);
    return { random, isNew, ratings: ratingsOf(random, isNew) };
  };
  return {
    receptionOf: (listing) => {
      const { isNew, ratings } = begin(listing);
      const sum = ratings.reduce((total, rating) => total + rating, 0);
      const rating = ratings.length === 0 ? 0 : Number((sum / ratings.length).toFixed(2));
      return { rating, count: ratings.length, isNew };
    },
    reviewsOf: (listing) => {
      const { random, ratings } = begin(listing);
      const decks = new Map<Language, Deck>();
      return ratings.map((rating) => reviewOf({ random, decks, listing, rating, today }));
    },
  };
}

/** An exponentially distributed number of reviews with the given mean: few tours have many. */
function countOf(random: Random, mean: number): number {
  const share = Math.min(0.98, mean / crowdedFrom);
  if (!random.chance(share)) return 0;
  const wanted = mean / share / (1 - newShare);
  return Math.min(90, Math.round(-Math.log(1 - random.next()) * wanted));
}

function ratingOf(random: Random, luck: number): number {
  const five = shares.five + (luck - 0.5) * 0.24;
  const draw = random.next();
  if (draw < five) return 5;
  const rest = (draw - five) / (1 - five);
  if (rest < shares.four / 0.2) return 4;
  return rest < (shares.four + shares.three) / 0.2 ? 3 : 2;
}

interface Writing {
  random: Random;
  decks: Map<Language, Deck>;
  listing: Listing;
  rating: number;
  today: string;
}

function localeOf(random: Random, listing: Listing): Language {
  const draw = random.next();
  const { country } = listing.plan.place;
  if (country === "russia")
    return draw < 0.93 ? "ru" : draw < 0.97 ? "en" : draw < 0.985 ? "zh" : "de";
  if (draw < 0.5) return "ru";
  return draw < 0.76 ? "en" : draw < 0.9 ? "de" : "zh";
}

function reviewOf({ random, decks, listing, rating, today }: Writing): Review {
  const { plan, organizer } = listing;
  const locale = localeOf(random, listing);
  const deck = decks.get(locale) ?? new Deck(random.fork(locale), truthsOf(plan));
  decks.set(locale, deck);
  const travelledOn = travelDate(random, plan.months, today);
  const isRussian = locale === "ru";
  const sights = listableStops(plan.stops, isRussian ? "ru" : "en");
  const sight = sights[random.int(0, sights.length - 1)];
  const slots = {
    sight: isRussian ? sight?.ru : sight?.en,
    insideSight: isRussian ? sight?.ruInside : sight?.en,
    around: plan.place.ru.around,
    guide: isRussian ? organizer.person.first.ru : organizer.person.first.en,
    place: plan.place.name[locale],
  };
  const mood = rating === 5 ? "happy" : rating === 4 ? "good" : "critical";
  const form = plan.form === "tour" ? "days" : plan.form === "cruise" ? "ship" : "hours";
  const phrases = reviewPhrases[locale];
  const season = seasonOf(Number(travelledOn.slice(5, 7)), plan.place.lat);
  const texts = [
    deck.draw(phrases.opening[mood], slots),
    ...deck.drawMany([...phrases.detail, ...phrases[form]], random.int(0, 2), slots),
    mood === "happy" ? null : deck.draw(phrases.flaw, slots),
    season === "winter" && random.chance(0.3) ? deck.draw(phrases.winter, slots) : null,
    random.chance(0.5) ? deck.draw(phrases.closing[mood], slots) : null,
  ].filter((text) => text !== null);
  const sentences = texts.length > 0 ? texts : deck.drawMany(phrases.short, 1, slots);
  // When all phrases have been used, shuffle them and start again.
  if (sentences.length === 0) {
    decks.set(locale, new Deck(random.fork(`${locale}${travelledOn}`), truthsOf(plan)));
    sentences.push(...(decks.get(locale)?.drawMany(phrases.opening[mood], 1, slots) ?? []));
  }
  const author = authorOf(random, locale);
  const createdOn = addDays(travelledOn, plan.days + random.int(1, 21));
  const isAnswered = random.chance(mood === "happy" ? 0.16 : 0.55);
  const reply = isAnswered
    ? new Deck(random, truthsOf(plan)).draw(reviewPhrases[locale].replies[mood], {
        name: author.first,
      })
    : null;
  const written = earlier(createdOn, today);
  return {
    author_name: author.name,
    author_photo: random.chance(0.45) ? portraitOf(author.gender, random.int(1, 900)) : null,
    rating,
    locale,
    text: sentences.join(locale === "zh" ? "" : " "),
    travelled_on: travelledOn,
    created_on: written,
    reply,
    // Within four days.
    replied_at: reply === null ? null : earlier(addDays(written, 1 + (reply.length % 4)), today),
  };
}

const earlier = (day: string, other: string) => (day < other ? day : other);

/** A day in the tour's season within the last three years. */
function travelDate(random: Random, months: readonly number[], today: string): string {
  for (;;) {
    const date = addDays(today, -random.int(12, 1100));
    if (months.includes(Number(date.slice(5, 7)))) return date;
  }
}
