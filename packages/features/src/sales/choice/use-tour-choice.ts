import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { fitCabin } from "@tropa/domain/sales/cabin";
import { fitParty, oneAdult, seatsOf } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { keepCookie, readVisitorCookie } from "../../platform/storage/consent.ts";
import { rewriteQuery } from "../../platform/history/page-query.ts";
import { freeCabins, seatInCabin } from "./cabin-seat.ts";
import type { ShipCabin } from "./cabin-seat.ts";
import { choiceFields, readChoice, writeChoice } from "./choice-query.ts";
import { firstDate, whyUnavailable } from "./first-date.ts";
import type { UnavailableReason } from "./first-date.ts";
import type { ShownTour } from "./shown-tour.ts";

/** Prices of a seat, of a date or of a tour; a tour has no amount to charge. */
type SeatOf = Pick<DateVariant, "price" | "currency" | "price_without_discount"> &
  Partial<Pick<DateVariant, "charge_price">>;

/** A visitor's choice of date, party and cabin. The whole page depends on it, and the form books it. */
export interface TourChoice {
  date: DateVariant | null;
  /** Start time of an excursion. */
  time: string | undefined;
  party: Party;
  /** The chosen kind of cabin on a cruise; null if none fits the party. */
  cabin: ShipCabin | null;
  /** The date, or the tour if no date is chosen, with prices for the cabin. */
  seat: SeatOf;
  chooseDate: (id: number) => void;
  chooseTime: (time: string) => void;
  setParty: (party: Party) => void;
  chooseCabin: (id: number) => void;
  /** Seats left on the chosen date; without one, the largest group. */
  seats: number;
  /** Why the date from the address is not shown; null once another is chosen. */
  missed: UnavailableReason | null;
  /** The address asks for all dates. */
  showsAll: boolean;
}

const never = () => () => {};
const keptDeparture = () => readVisitorCookie("tourVariantId");

/**
 * Holds the visitor's choice. Starts from the address, which also works without scripts and for shared links, and
 * writes changes back to it.
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
  // Cached pages cannot know an earlier choice stored in a cookie; a choice in the address or on this page takes
  // precedence.
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
  // Keep the party even if the date has too few seats: another date may have enough.
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
    seat: seatInCabin<SeatOf>(date ?? tour, cabin),
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
