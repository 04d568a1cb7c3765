import { partyFields, readParty } from "@tropa/domain/party";
import type { Party } from "@tropa/domain/party";

/** Names of the fields of a tour's panel: what is chosen without scripts comes back in the address. */
export const choiceFields = {
  date: "date",
  time: "time",
  dates: "dates",
} as const;

/** The value of `dates` that asks for the whole list. */
export const allDates = "all";

/** What an address says was chosen of a tour; null and undefined where it says nothing that can be. */
interface ChoiceQuery {
  dateId: number | null;
  time: string | undefined;
  party: Party | null;
  showsAll: boolean;
}

export function readChoice(query: URLSearchParams): ChoiceQuery {
  const date = query.get(choiceFields.date) ?? "";
  return {
    dateId: /^\d{1,10}$/.test(date) ? Number(date) : null,
    time: query.get(choiceFields.time) ?? undefined,
    party: readParty(query.get(partyFields.adults), query.get(partyFields.childAges)),
    showsAll: query.get(choiceFields.dates) === allDates,
  };
}
