import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { fitCabin } from "@tropa/domain/sales/cabin";
import { fitParty, oneAdult, seatsOf } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { keepCookie, readVisitorCookie } from "../../platform/storage/consent.ts";
import { rewriteQuery } from "../../platform/history/page-query.ts";
import { freeCabins, seatIn } from "./cabin-seat.ts";
import type { ShipCabin } from "./cabin-seat.ts";
import { choiceFields, readChoice, writeChoice } from "./choice-query.ts";
import { firstDate, whyUnavailable } from "./first-date.ts";
import type { MissedDate } from "./first-date.ts";
import type { ShownTour } from "./shown-tour.ts";

/** What a seat costs: of a date, or of a tour, which does not know what will be charged. */
type SeatOf = Pick<DateVariant, "price" | "currency" | "price_without_discount"> &
  Partial<Pick<DateVariant, "charge_price">>;

/** What a visitor has chosen of a tour: the whole page reckons with it, and its form books it. */
export interface TourChoice {
  date: DateVariant | null;
  /** Start of an excursion. */
  time: string | undefined;
  party: Party;
  /** On a cruise: the kind of cabin that the party takes; null where there is none for it. */
  cabin: ShipCabin | null;
  /** The date or, without one, the tour, with the prices of seats in that cabin. */
  seat: SeatOf;
  chooseDate: (id: number) => void;
  chooseTime: (time: string) => void;
  setParty: (party: Party) => void;
  chooseCabin: (id: number) => void;
  /** Seats of the chosen date, or of a whole group where there is none. */
  seats: number;
  /** Why the date of the address is not the one that is shown, until another is chosen. */
  missed: MissedDate | null;
  /** All dates were asked for in the address. */
  showsAll: boolean;
}

const never = () => () => {};
const keptDeparture = () => readVisitorCookie("tourVariantId");

/**
 * Begins with what the address says: so choose readers without scripts, and whoever follows their links. What is
 * chosen goes back into it.
 */
export function useTourChoice(tour: ShownTour): TourChoice {
  const [query] = useSearchParams();
  const [first] = useState(() => {
    const choice = readChoice(query);
    const date = firstDate(tour.variants, choice.dateId, seatsOf(choice.party ?? oneAdult));
    return { ...choice, dateId: date?.id ?? null };
  });
  const [chosen, setChosen] = useState(first);
  const [missed] = useState(() => whyUnavailable(tour.variants, readChoice(query).dateId));
  // A page for everybody knows nothing of an earlier choice; what is chosen here or in the address goes before it.
  const kept = useSyncExternalStore(never, keptDeparture, () => null);
  const isOpen = chosen === first && !query.has(choiceFields.date);
  const remembered = isOpen
    ? tour.variants.find(({ id, is_busy: isBusy }) => String(id) === kept && !isBusy)
    : undefined;
  const date = remembered ?? tour.variants.find(({ id }) => id === chosen.dateId) ?? null;
  const seats = date && !date.is_busy ? date.seats_left : tour.max_group_size;
  const choose = (change: Partial<Omit<typeof chosen, "showsAll">>) => {
    const next = { ...chosen, dateId: date?.id ?? null, ...change };
    setChosen(next);
    rewriteQuery(writeChoice(new URLSearchParams(window.location.search), next));
  };
  // A party is not cut to the seats of a date: another one may have seats for all of them, and a cabin as they like it.
  const wanted = chosen.party ?? oneAdult;
  const party = date && !date.is_busy ? wanted : fitParty(wanted, seats);
  const cabin =
    date &&
    fitCabin(tour.ship?.cabins ?? [], {
      wanted: chosen.cabinId,
      people: seatsOf(party),
      left: freeCabins(date),
    });
  return {
    date,
    cabin,
    seat: seatIn<SeatOf>(date ?? tour, cabin),
    time:
      chosen.time !== undefined && date?.times.includes(chosen.time) ? chosen.time : date?.times[0],
    party,
    chooseDate: (dateId) => {
      keepCookie("tourVariantId", String(dateId));
      choose({ dateId });
    },
    chooseTime: (time) => choose({ time }),
    setParty: (party) => choose({ party }),
    chooseCabin: (cabinId) => choose({ cabinId }),
    seats,
    missed: chosen === first ? missed : null,
    showsAll: first.showsAll,
  };
}
