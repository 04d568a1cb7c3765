import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import type { Locale } from "@tropa/domain/locale";
import type { Party } from "@tropa/domain/sales/party/party";
import type { TFunction } from "@tropa/i18n/translator";
import type { CardFacts } from "./card-facts.ts";
import { withParty } from "../party/party-link.ts";
import { partyTotalText } from "../../sales/price/party-total.ts";

/** Returns the price for a party as text, and the query that passes the party on to the tour. */
export function cardParty(
  t: TFunction<"party">,
  card: TourCard,
  party: Party,
  locale: Locale,
): NonNullable<CardFacts["party"]> {
  return { total: partyTotalText(t, card, party, locale), query: withParty("", party) };
}
