import { partyQuery } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";

/** Adds the party to a path's query; without a party the path is unchanged. */
export function withParty(path: string, party: Party | null): string {
  const query = Object.entries(partyQuery(party))
    .map((field) => field.join("="))
    .join("&");
  return query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;
}
