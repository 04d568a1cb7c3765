import { partyFields, partyQuery, readParty } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";

/** Names of the fields of a tour's panel: what is chosen without scripts comes back in the address. */
export const choiceFields = {
  date: "date",
  time: "time",
  dates: "dates",
  cabin: "cabin",
} as const;

/** The value of `dates` that asks for the whole list. */
export const allDates = "all";

/** What an address says was chosen of a tour; null and undefined where it says nothing that can be. */
export interface ChoiceQuery {
  dateId: number | null;
  time: string | undefined;
  party: Party | null;
  cabinId: number | null;
  showsAll: boolean;
}

/** An address's query with this choice in it; what else it says stays. */
export function writeChoice(
  query: URLSearchParams,
  { dateId, time, party, cabinId }: Omit<ChoiceQuery, "showsAll">,
): URLSearchParams {
  const written = new URLSearchParams(query);
  const { adults, childAges } = partyQuery(party);
  const fields = {
    [choiceFields.date]: dateId === null ? undefined : String(dateId),
    [choiceFields.time]: time,
    [choiceFields.cabin]: cabinId === null ? undefined : String(cabinId),
    [partyFields.adults]: adults,
    [partyFields.childAges]: childAges,
  };
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) written.delete(field);
    else written.set(field, value);
  }
  return written;
}

const readId = (text: string | null) => (/^\d{1,10}$/.test(text ?? "") ? Number(text) : null);

export function readChoice(query: URLSearchParams): ChoiceQuery {
  return {
    dateId: readId(query.get(choiceFields.date)),
    time: query.get(choiceFields.time) ?? undefined,
    party: readParty(query.get(partyFields.adults), query.get(partyFields.childAges)),
    cabinId: readId(query.get(choiceFields.cabin)),
    showsAll: query.get(choiceFields.dates) === allDates,
  };
}
