import type { Party } from "@tropa/domain/sales/party/party";

/** Converts a party to the API's fields. */
export function partyBody({ adults, childAges }: Party): {
  adults: number;
  children: number;
  children_ages: number[];
} {
  return { adults, children: childAges.length, children_ages: [...childAges] };
}
