import { partyFields, partyQuery, readParty } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";

/** Form fields of a tour's panel, which become query parameters without scripts. */
export const choiceFields = {
  date: "date",
  time: "time",
  dates: "dates",
  cabin: "cabin",
} as const;

/** Value of `dates` that shows the whole list. */
export const allDates = "all";

/** A visitor's choice as read from an address; invalid values count as absent. */
export interface ChoiceQuery {
  dateId: number | null;
  time: string | undefined;
  party: Party | null;
  cabinId: number | null;
  showsAll: boolean;
}

/** Writes the choice into a query; other parameters stay. */
export function writeChoice(
  query: URLSearchParams,
  { dateId, time, party, cabinId }: Omit<ChoiceQuery, "showsAll">,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const { adults, childAges } = partyQuery(party);
  const fields = {
    [choiceFields.date]: dateId === null ? undefined : String(dateId),
    [choiceFields.time]: time,
    [choiceFields.cabin]: cabinId === null ? undefined : String(cabinId),
    [partyFields.adults]: adults,
    [partyFields.childAges]: childAges,
  };
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) next.delete(field);
    else next.set(field, value);
  }
  return next;
}

const readId = (text: string | null) => (/^\d{1,10}$/.test(text ?? "") ? Number(text) : null);

/** Reads the choice from a query. */
export function readChoice(query: URLSearchParams): ChoiceQuery {
  return {
    dateId: readId(query.get(choiceFields.date)),
    time: query.get(choiceFields.time) ?? undefined,
    party: readParty(query.get(partyFields.adults), query.get(partyFields.childAges)),
    cabinId: readId(query.get(choiceFields.cabin)),
    showsAll: query.get(choiceFields.dates) === allDates,
  };
}
