import type { Party } from "@tropa/domain/sales/party/party";

/** A party as requests carry it. */
export function partyBody({ adults, childAges }: Party): {
  adults: number;
  children: number;
  children_ages: number[];
} {
  return { adults, children: childAges.length, children_ages: [...childAges] };
}
