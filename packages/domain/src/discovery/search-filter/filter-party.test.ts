import { expect, it } from "vitest";
import { filterFromQuery, filterParty, seatsWanted, youngestWanted } from "../search-filter.ts";

it.each([
  ["", null, 1, null],
  ["adults=1", null, 1, null],
  ["adults=3", { adults: 3, childAges: [] }, 3, null],
  ["adults=2&childAges=9,4", { adults: 2, childAges: [4, 9] }, 4, 4],
  ["childAges=0", { adults: 1, childAges: [0] }, 2, 0],
  ["minAge=6", null, 1, 6],
  ["minAge=3&childAges=7", { adults: 1, childAges: [7] }, 2, 7],
])("reads the party, its seats and the youngest age from %j", (query, party, seats, youngest) => {
  const filter = filterFromQuery(new URLSearchParams(query));
  expect(filterParty(filter)).toEqual(party);
  expect(seatsWanted(filter)).toBe(seats);
  expect(youngestWanted(filter)).toBe(youngest);
});
