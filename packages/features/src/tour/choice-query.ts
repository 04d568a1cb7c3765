import { MAX_PARTY } from "@tropa/domain/party-price";
import type { TravelParty } from "@tropa/domain/party-price";

/** Names of the fields of a tour's panel: what is chosen without scripts comes back in the address. */
export const choiceFields = {
  date: "date",
  time: "time",
  adults: "adults",
  children: "children",
  dates: "dates",
} as const;

/** The value of `dates` that asks for the whole list. */
export const allDates = "all";

/** What an address says was chosen of a tour; null and undefined where it says nothing that can be. */
interface ChoiceQuery {
  dateId: number | null;
  time: string | undefined;
  party: TravelParty | null;
  showsAll: boolean;
}

function count(text: string | null, least: number): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= MAX_PARTY ? number : null;
}

export function readChoice(query: URLSearchParams): ChoiceQuery {
  const date = query.get(choiceFields.date) ?? "";
  const adults = count(query.get(choiceFields.adults), 1);
  const children = count(query.get(choiceFields.children), 0);
  return {
    dateId: /^\d{1,10}$/.test(date) ? Number(date) : null,
    time: query.get(choiceFields.time) ?? undefined,
    party:
      adults === null && children === null
        ? null
        : { adults: adults ?? 1, children: children ?? 0 },
    showsAll: query.get(choiceFields.dates) === allDates,
  };
}
