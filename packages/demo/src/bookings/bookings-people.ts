import { addDays } from "@tropa/domain/time/local-date";
import type { Random } from "../random.ts";
import type { PlannedBooking } from "./bookings-plan.ts";
import { bookingTexts } from "./bookings-texts.ts";
import { createPerson } from "../catalogue/people.ts";
import { pickFrom } from "../text/deck.ts";

const reviewShare = 0.6;
const replyShare = 0.4;
const foodShare = 0.15;
/** Share of paid bookings whose travellers are incomplete. */
const openShare = 0.4;
const childAge = { least: 7, most: 14 };
const companions = ["Alex", "Maria", "Tom", "Julia", "Ben", "Lena", "Sam", "Nina"] as const;
const adultAge = { least: 22, most: 68 };

/**
 * Returns the travellers of a booking: everybody for paid trips, except for some trips ahead, which
 * like other bookings have only the person who ordered. Nobody has a passport in the demo.
 */
export function travellersOf(booking: PlannedBooking, random: Random) {
  const { traveller, adults, children, status, starts_on: startsOn, uuid } = booking;
  const isFilled = status === 4 || (status === 3 && !random.chance(openShare));
  const count = isFilled ? adults + children : 1;
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index === 0;
    const companion =
      traveller.language === "ru"
        ? createPerson(random, "russia").first.ru
        : pickFrom(random, companions);
    const { least, most } = index >= adults ? childAge : adultAge;
    return {
      uuid,
      place: index + 1,
      first_name: isFirst ? traveller.first_name : companion,
      last_name: traveller.last_name,
      birthday: isFilled
        ? addDays(startsOn, -365 * random.int(least, most) - random.int(1, 360))
        : null,
      email: isFirst ? traveller.email : null,
      phone: isFirst ? traveller.phone : null,
      food_restriction:
        isFilled && random.chance(foodShare)
          ? pickFrom(random, bookingTexts[traveller.language].food)
          : null,
      is_touched: isFilled,
    };
  });
}

/** Returns a review for some finished trips; the others can still get one. */
export function reviewOf(booking: PlannedBooking, random: Random) {
  if (booking.status !== 4 || !random.chance(reviewShare)) return [];
  const { traveller, uuid } = booking;
  const { reviews, thanks } = bookingTexts[traveller.language];
  const { rating, text } = pickFrom(random, reviews);
  const [initial = ""] = traveller.last_name;
  return [
    {
      uuid,
      author_name: `${traveller.first_name} ${initial}.`,
      rating,
      text,
      travelled_on: booking.starts_on,
      created_on: addDays(booking.ends_on, 3),
      reply: random.chance(replyShare) ? thanks : null,
    },
  ];
}
