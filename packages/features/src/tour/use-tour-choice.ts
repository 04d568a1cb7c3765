import type { DateVariant } from "@tropa/api-contract/tour";
import { fitParty, oneAdult, seatsOf } from "@tropa/domain/party";
import type { Party } from "@tropa/domain/party";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { readChoice } from "./choice-query.ts";
import type { ShownTour } from "./tour-loader.ts";

/** What a visitor has chosen of a tour: the whole page reckons with it. */
export interface TourChoice {
  date: DateVariant | null;
  /** Start of an excursion. */
  time: string | undefined;
  party: Party;
  chooseDate: (id: number) => void;
  chooseTime: (time: string) => void;
  setParty: (party: Party) => void;
  /** Seats of the chosen date, or of a whole group where there is none. */
  seats: number;
  /** All dates were asked for in the address. */
  showsAll: boolean;
}

/** Begins with what the address says: so choose readers without scripts, and whoever follows their links. */
export function useTourChoice(tour: ShownTour): TourChoice {
  const [query] = useSearchParams();
  const asked = readChoice(query);
  const free = tour.variants.filter((date) => !date.is_busy);
  const seatsAsked = seatsOf(asked.party ?? oneAdult);
  const first =
    free.find(({ id }) => id === asked.dateId) ??
    free.find((date) => date.seats_left >= seatsAsked) ??
    free[0];
  const [dateId, setDateId] = useState<number | null>(first?.id ?? null);
  const [time, setTime] = useState(asked.time);
  const [wanted, setParty] = useState(asked.party ?? oneAdult);
  const date = tour.variants.find(({ id }) => id === dateId) ?? null;
  const seats = date && !date.is_busy ? date.seats_left : tour.max_group_size;
  return {
    date,
    time: time !== undefined && date?.times.includes(time) ? time : date?.times[0],
    // Who was wanted is remembered: the next date may have seats for all of them.
    party: fitParty(wanted, seats),
    chooseDate: setDateId,
    chooseTime: setTime,
    setParty,
    seats,
    showsAll: asked.showsAll,
  };
}
