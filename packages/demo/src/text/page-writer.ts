import type { Tongue, PageHand } from "./page-hand.ts";
import type { TourContent } from "@tropa/domain/discovery/tour-content";
import type { Random } from "../random.ts";
import type { DayPlan } from "../tours/itinerary.ts";
import { listableStops } from "../tours/stops.ts";
import type { TourPlan } from "../tours/plan.ts";
import { Deck, pickFrom, shuffled, type Slots } from "./deck.ts";
import { wordsOfKind } from "./phrases/kind-words.ts";
import { programmeOf } from "./programme.ts";
import { seasonToTell, truthsOf } from "./truths.ts";
import { capital } from "./words-ru.ts";

/** Writes the page of a tour in one language; no sentence occurs twice. */
export function writePage(
  plan: TourPlan,
  days: readonly DayPlan[],
  random: Random,
  tongue: Tongue,
  images: readonly (string | null)[],
  clock: Slots,
): TourContent {
  const kind = wordsOfKind(tongue.words.kinds, plan.kind);
  const deck = new Deck(random, truthsOf(plan));
  const hand: PageHand = { plan, random, deck, tongue, kind, clock };
  const isFoodInText = random.chance(0.5);
  const isExcursion = plan.form === "excursion";
  const meets = meetingOf(hand);
  return {
    description: isExcursion ? excursionStory(hand, isFoodInText) : tourStory(hand, isFoodInText),
    highlights: highlightsOf(hand, !isFoodInText),
    programme: programmeOf(hand, days, images),
    ...tongue.prices(hand),
    meeting_point: meets,
    accommodation_text: accommodationOf(hand),
    what_to_bring: [...new Set(bringOf(hand))],
    questions: questionsOf(hand),
  };
}

const foodSlot = (hand: PageHand, isTold: boolean): Slots => ({
  ...hand.tongue.slots,
  food: isTold ? hand.tongue.food : undefined,
});

const joined = ({ tongue }: PageHand, texts: (string | null)[]) =>
  texts
    .filter((text) => text !== null)
    .map(capital)
    .join(tongue.space);

function tourStory(hand: PageHand, isFoodTold: boolean): string[] {
  const { deck, tongue, kind, plan } = hand;
  const slots = foodSlot(hand, isFoodTold);
  const { words } = tongue;
  const season = words.season[seasonToTell(plan)];
  const effort = words.effort[plan.difficulty] ?? [];
  return [
    joined(hand, [deck.draw(words.route[plan.form], slots), deck.draw(kind.about, slots)]),
    joined(hand, [
      deck.draw(kind.about, slots),
      ...deck.drawMany(plan.form === "cruise" ? words.mannerCruise : words.manner, 2, slots),
    ]),
    joined(hand, [
      deck.draw(season, slots),
      plan.form === "cruise" ? null : deck.draw(effort, slots),
      deck.draw(kind.suits, slots),
    ]),
  ].filter((paragraph) => paragraph !== "");
}

function excursionStory(hand: PageHand, isFoodTold: boolean): string[] {
  const { deck, tongue, plan } = hand;
  const slots = foodSlot(hand, isFoodTold);
  const { words } = tongue;
  return [
    joined(hand, [
      deck.draw(words.route.excursion, slots),
      deck.draw(words.mannerExcursion, slots),
    ]),
    joined(hand, [
      ...deck.drawMany(words.mannerExcursion, 2, slots),
      deck.draw(words.season[seasonToTell(plan)], slots),
    ]),
  ];
}

function highlightsOf(hand: PageHand, isFoodTold: boolean): string[] {
  const { deck, tongue, plan, random } = hand;
  const { highlights } = tongue.words;
  const slots = foodSlot(hand, isFoodTold);
  const [night] = plan.lodging;
  const sights = listableStops(plan.stops, tongue.language).slice(0, random.int(2, 3));
  const lines = [
    ...sights.map((stop) =>
      deck.draw(plan.form === "excursion" ? brief(highlights.sight) : highlights.sight, {
        A: tongue.name(stop),
      }),
    ),
    isFoodTold ? deck.draw(highlights.food, slots) : null,
    deck.draw(plan.form === "cruise" ? highlights.aboard : highlights.group, slots),
    night ? deck.draw(highlights.night[night]) : null,
    ...deck.drawMany(plan.form === "excursion" ? brief(highlights.other) : highlights.other, 2),
  ];
  return lines
    .filter((line) => line !== null)
    .slice(0, 6)
    .map(capital);
}

const ofDays = /полдня|вечер|билет|half a day|evening|ticket|halben Tag|Abend|半天|夜晚|车票/i;

/** Keeps only lines that are also true for an excursion. */
function brief(lines: readonly string[]): string[] {
  return lines.filter((line) => !ofDays.test(line));
}

function accommodationOf(hand: PageHand): string {
  const { deck, tongue, plan } = hand;
  if (plan.lodging.length === 0) return tongue.words.noAccommodation;
  const nights = plan.lodging.map((night) => deck.draw(tongue.words.nights[night]));
  return joined(hand, [...nights, deck.draw(tongue.words.nightsOne)]);
}

function bringOf(hand: PageHand): string[] {
  const { deck, tongue, kind, plan } = hand;
  const { bring } = tongue.words;
  const season = bring.season[seasonToTell(plan)];
  if (plan.form === "excursion")
    return [...deck.drawMany(season, 2), ...deck.drawMany(kind.bring, 2)];
  const nights = plan.lodging.flatMap((night) => bring.night[night] ?? []);
  return [
    ...deck.truthful(kind.bring),
    ...deck.drawMany(season, 3),
    ...nights,
    ...deck.drawMany(bring.common, 3),
  ];
}

/** Equal in all languages, because tour editors show them side by side. */
const questionCount = ({ ordinal }: PageHand["plan"]) => 3 + (ordinal % 2);

function questionsOf(hand: PageHand): TourContent["questions"] {
  const { tongue, kind, plan, random, deck } = hand;
  const isTold = (pair: readonly string[]) => deck.truthful(pair).length === pair.length;
  const common = shuffled(
    random,
    tongue.words.questions[plan.form === "excursion" ? "excursion" : "tour"].filter(isTold),
  );
  const own = plan.form === "excursion" ? [] : kind.questions.filter(isTold);
  return [...shuffled(random, own).slice(0, 2), ...common]
    .slice(0, questionCount(plan))
    .map(([question = "", answer = ""]) => ({ question, answer }));
}

/** Meeting point: an airport for tours, the first sight for excursions. */
function meetingOf(hand: PageHand): TourContent["meeting_point"] {
  const { tongue, plan, random, clock } = hand;
  const { meeting } = plan.place;
  const [first] = plan.stops;
  const { meetingPoint } = tongue.words;
  if (plan.form === "excursion" && first && /аэропорт/i.test(meeting.ru)) {
    const slots = { a: tongue.inside(first), A: tongue.name(first) };
    const text = new Deck(random).draw(meetingPoint.atFirstSight, slots) ?? tongue.name(first);
    return { text, lat: first.sight.lat, lng: first.sight.lng };
  }
  const slots = { ...clock, meeting: tongue.meeting };
  const pattern = pickFrom(random, plan.form === "excursion" ? ["{meeting}"] : meetingPoint.tour);
  // Patterns that do not start with the place need its form inside a sentence.
  const isInside = !pattern.startsWith("{meeting}");
  const text = new Deck(random).draw(
    [pattern],
    isInside ? { ...slots, meeting: tongue.meetingInside } : slots,
  );
  return { text: text ?? tongue.meeting, lat: meeting.lat, lng: meeting.lng };
}
