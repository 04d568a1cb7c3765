import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { fitCabin } from "@tropa/domain/sales/cabin";
import { fitParty, oneAdult, seatsOf } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { setVisitorCookie, readVisitorCookie } from "../../platform/storage/consent.ts";
import { rewriteQuery } from "../../platform/history/page-query.ts";
import { freeCabins, seatInCabin } from "./cabin-seat.ts";
import type { ShipCabin } from "./cabin-seat.ts";
import { choiceFields, readChoice, writeChoice } from "./choice-query.ts";
import { firstDate, whyUnavailable } from "./first-date.ts";
import type { UnavailableReason } from "./first-date.ts";
import type { ShownTour } from "./shown-tour.ts";

/** Price fields of a date, or of a tour, which lacks `charge_price`. */
type PriceFields = Pick<DateVariant, "price" | "currency" | "price_without_discount"> &
  Partial<Pick<DateVariant, "charge_price">>;

/** A visitor's choice of date, party and cabin, shared by a tour's page and its booking form. */
export interface TourChoice {
  date: DateVariant | null;
  /** Start time of an excursion. */
  time: string | undefined;
  party: Party;
  /** The chosen kind of cabin on a cruise; null if none fits the party. */
  cabin: ShipCabin | null;
  /** The date, or the tour if no date is chosen, with prices for the cabin. */
  priced: PriceFields;
  chooseDate: (id: number) => void;
  chooseTime: (time: string) => void;
  setParty: (party: Party) => void;
  chooseCabin: (id: number) => void;
  /** Seats left on the chosen date; the tour's largest group if no available date is chosen. */
  seatsLeft: number;
  /** Why the date in the page's URL is not available; null after the visitor changes the choice. */
  unavailableReason: UnavailableReason | null;
  /** Whether the page's URL asks to show all dates. */
  showsAll: boolean;
}

const subscribeToNothing = () => () => {};
const storedDateId = () => readVisitorCookie("tourVariantId");

/**
 * Holds the visitor's choice. Reads its initial value from the page's URL, which works without scripts and for shared
 * links, and writes changes back to the URL.
 */
export function useTourChoice(tour: ShownTour): TourChoice {
  const [query] = useSearchParams();
  const [first] = useState(() => {
    const choice = readChoice(query);
    const date = firstDate(tour.variants, choice.dateId, seatsOf(choice.party ?? oneAdult));
    return { ...choice, dateId: date?.id ?? null };
  });
  const [chosen, setChosen] = useState(first);
  const [initialReason] = useState(() => whyUnavailable(tour.variants, readChoice(query).dateId));
  // Cached pages cannot know an earlier choice stored in a cookie; a choice in the URL or on this page takes
  // precedence.
  const storedId = useSyncExternalStore(subscribeToNothing, storedDateId, () => null);
  const isUntouched = chosen === first && !query.has(choiceFields.date);
  const storedDate = isUntouched
    ? tour.variants.find(({ id, is_busy: isBusy }) => String(id) === storedId && !isBusy)
    : undefined;
  const date = storedDate ?? tour.variants.find(({ id }) => id === chosen.dateId) ?? null;
  const seatsLeft = date && !date.is_busy ? date.seats_left : tour.max_group_size;
  const choose = (change: Partial<Omit<typeof chosen, "showsAll">>) => {
    const next = { ...chosen, dateId: date?.id ?? null, ...change };
    setChosen(next);
    rewriteQuery(writeChoice(new URLSearchParams(window.location.search), next));
  };
  // Keep the party even if the date has too few seats: another date may have enough.
  const wanted = chosen.party ?? oneAdult;
  const party = date && !date.is_busy ? wanted : fitParty(wanted, seatsLeft);
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
    priced: seatInCabin<PriceFields>(date ?? tour, cabin),
    time:
      chosen.time !== undefined && date?.times.includes(chosen.time) ? chosen.time : date?.times[0],
    party,
    chooseDate: (dateId) => {
      setVisitorCookie("tourVariantId", String(dateId));
      choose({ dateId });
    },
    chooseTime: (time) => choose({ time }),
    setParty: (party) => choose({ party }),
    chooseCabin: (cabinId) => choose({ cabinId }),
    seatsLeft,
    unavailableReason: chosen === first ? initialReason : null,
    showsAll: first.showsAll,
  };
}
