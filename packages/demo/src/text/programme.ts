import type { ProgrammeDay } from "@tropa/domain/discovery/tour-content";
import { isMoving, type DayPlan, type DayStop } from "../tours/itinerary.ts";
import { isAnywhere } from "../tours/tour-plan.ts";
import type { PageHand } from "./page-hand.ts";
import { capital } from "./words-ru.ts";

/** Returns the programme by day, or by step for excursions. */
export function programmeOf(
  hand: PageHand,
  days: readonly DayPlan[],
  images: readonly (string | null)[],
): ProgrammeDay[] {
  return days.map((day, index) => ({
    day: day.day,
    title: titleOf(hand, day),
    text: (hand.plan.form === "excursion" ? stepText(hand, day) : dayText(hand, day))
      .filter((text) => text !== null && text !== "")
      .map((text) => capital(text ?? ""))
      .join(hand.tongue.space),
    city_id: day.stops[0]?.stop.place.id ?? null,
    places: placesOf(hand, day),
    image: images[index] ?? null,
    distance_km: day.distanceKm,
    meals: day.meals,
  }));
}

/** The places of a day; without sights, the meeting or final point. */
function placesOf({ tongue, plan }: PageHand, day: DayPlan): ProgrammeDay["places"] {
  if (day.stops.length > 0) {
    return day.stops.map(({ stop }) => ({
      name: tongue.name(stop),
      lat: stop.sight.lat,
      lng: stop.sight.lng,
    }));
  }
  const { lat, lng } = plan.place.meeting;
  return [{ name: tongue.meetingShort, lat, lng }];
}

function titleOf({ tongue, deck }: PageHand, day: DayPlan): string {
  const names = day.stops.map(({ stop }) =>
    day.stops.length === 1 ? tongue.fullName(stop) : tongue.name(stop),
  );
  if (names.length > 0) return names.slice(0, 2).join(tongue.dash);
  return deck.draw(tongue.words.departureTitles) ?? tongue.meetingShort;
}

function stepText({ tongue, deck }: PageHand, day: DayPlan): (string | null)[] {
  const notes = day.stops.map(({ stop }) => tongue.note(stop));
  const role = day.role === "only" ? "first" : day.role;
  const aside = deck.draw(tongue.words.steps[role]);
  return role === "first" ? [aside, ...notes] : [...notes, aside];
}

function dayText(hand: PageHand, day: DayPlan): (string | null)[] {
  const { tongue, deck, plan, random, clock } = hand;
  const { words } = tongue;
  const here = { ...clock, meeting: tongue.meetingInside };
  const parts: (string | null)[] = [];
  if (day.role === "first") parts.push(deck.draw(words.meeting, here));
  if (day.stops.length === 0) parts.push(deck.draw(words.departureTexts));
  const opening = day.role === "middle" && random.chance(0.35) ? pace(hand, day, "^") : null;
  parts.push(opening);
  // Days that begin with an opening phrase do not also name a time.
  const morning = opening ? {} : { clock: clock[`start${day.day % 3}`] };
  for (const [index, stop] of day.stops.entries()) {
    parts.push(...stopText(hand, stop, index, morning, day.role === "first"));
  }
  if (day.role === "last") {
    const back = day.back ? tongue.travel(day.back) : null;
    parts.push(
      (back && deck.draw(words.lastDayFar, { ...here, ...back })) ?? deck.draw(words.lastDay, here),
    );
    return parts;
  }
  const isBusy = day.stops.length > 1;
  if (!isBusy || random.chance(0.4)) parts.push(pace(hand, day, ""));
  const close = random.chance(isBusy ? 0.3 : 0.5) ? pace(hand, day, "$") : null;
  parts.push(close);
  if (!close && day.back && !isMoving(plan) && random.chance(0.7)) {
    parts.push(deck.draw(words.back, tongue.travel(day.back)));
  }
  if (day.night && (day.role === "first" || random.chance(0.6))) {
    parts.push(deck.draw(words.evening[day.night], tongue.slots));
  }
  return parts;
}

/** A phrase for the opening, middle or end of a day; see `KindWords.pace`. */
function pace(hand: PageHand, day: DayPlan, mark: "^" | "" | "$"): string | null {
  const { deck, tongue, plan } = hand;
  // Use phrases of the tour's kind only on days at sights of that kind.
  const isOwn =
    isAnywhere(plan.kind) || day.stops.some(({ stop }) => stop.sight.kinds.includes(plan.kind));
  const kind = isOwn ? hand.kind : tongue.words.kinds.sightseeing;
  const isLongDrive = drivenHours(day) > longDriveHours;
  const isTimely = (phrase: string): boolean => {
    const { own, isEarly, isLong } = timingOf(phrase);
    if (isLong && isLongDrive) return false;
    // Phrases for the first two days may also stand in the middle of a day.
    return isEarly ? day.day <= 2 && (mark === own || mark === "") : own === mark;
  };
  return deck.draw(kind.pace, tongue.slots, isTimely)?.replace(/^[\^$]?1?/, "") ?? null;
}

interface Timing {
  own: string;
  isEarly: boolean;
  /** Whether it takes hours. */
  isLong: boolean;
}

const timings = new Map<string, Timing>();

/** When a phrase fits; cached, because phrases are few and checked often. */
function timingOf(phrase: string): Timing {
  let timing = timings.get(phrase);
  if (!timing) {
    const [, own = "", early = ""] = /^([\^$]?)(1?)/.exec(phrase) ?? [];
    timing = { own, isEarly: early !== "", isLong: lastsHours.test(phrase) };
    timings.set(phrase, timing);
  }
  return timing;
}

/** After this many hours in a car, nobody hikes, rides or paddles for hours. */
const longDriveHours = 2.5;
const lastsHours = /час|hour|Stunde|小时/i;

function drivenHours({ stops, back }: DayPlan): number {
  return stops.reduce((sum, { leg }) => sum + (leg?.hours ?? 0), back?.hours ?? 0);
}

/** Phrases that do not fit people who have just met. */
const underWay =
  /завтрак|дальше|чемодан|утренн|до места ночёвки|breakfast|move on|bags|morning|Frühstück|ziehen weiter|Gepäck|Am Morgen|早饭|继续向前|行李|清晨|\{clock\}/i;

/** The way to a sight, its name (unless the title above names it) and its description. */
function stopText(
  { tongue, deck }: PageHand,
  { stop, leg }: DayStop,
  index: number,
  clock: Record<string, string | undefined>,
  isFirstDay: boolean,
): (string | null)[] {
  const { words } = tongue;
  const b = tongue.inside(stop);
  if (index === 0) {
    const ways = leg ? words.toFirstStop[leg.way] : [];
    const isApt = (phrase: string) => !isFirstDay || !underWay.test(phrase);
    const way = leg && deck.draw(ways, { ...clock, ...tongue.travel(leg) }, isApt);
    return [way, tongue.note(stop)];
  }
  const far = leg && leg.km >= 8 && leg.way === "car";
  const next =
    (far && deck.draw(words.toNextStopFar, { b, ...tongue.travel(leg) })) ||
    deck.draw(words.toNextStop, { b });
  return [next ?? `${tongue.name(stop)}${tongue.stop}`, tongue.note(stop)];
}
