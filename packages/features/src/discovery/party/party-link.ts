import { partyQuery } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";

/** An address with the party in it; as it was for nobody. */
export function withParty(path: string, party: Party | null): string {
  const query = Object.entries(partyQuery(party))
    .map((field) => field.join("="))
    .join("&");
  return query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;
}
