import type { TourCard } from "@tropa/api-contract/tour";
import type { Party } from "@tropa/domain/party";
import type { TFunction } from "@tropa/i18n/translator";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { withParty } from "./party-link.ts";
import { partyTotalText } from "./party-total.ts";

/** What a card says to a party, and how its link carries the party on. */
export function cardParty(
  t: TFunction<"party">,
  card: TourCard,
  party: Party,
): NonNullable<CardFacts["party"]> {
  return { total: partyTotalText(t, card, party), query: withParty("", party) };
}
