import { priceCeilings } from "@tropa/domain/money";
import { expect, test } from "vitest";
import { canonicalAddress } from "./canonical-query.ts";
import { filterOfForm } from "./form-filter.ts";

const ceilings = priceCeilings.RUB;

function canonical(path: string, query: string): string | null {
  const parameters = new URLSearchParams(query);
  return canonicalAddress(path, parameters, filterOfForm(path, parameters, ceilings), ceilings);
}

test.each([
  ["altay", ""],
  ["tours", "page=2"],
  ["altay/hiking", "difficulty=2,3&sort=price"],
  ["altay", "difficulty=2%2C3"],
  ["altay", "utm_source=letter"],
])("leaves the canonical address /%s?%s as it is", (path, query) => {
  expect(canonical(path, query)).toBeNull();
});

test.each([
  ["altay", "difficulty=3&difficulty=2", "/altay?difficulty=2,3"],
  ["altay", "priceMin=0&priceMax=200000&dateFrom=&daysMax=20", "/altay"],
  ["altay", "priceMax=90000&priceEnd=90000", "/altay"],
  ["altay", "page=1", "/altay"],
  ["altay", "when=2027-summer", "/altay?dateFrom=2027-06-01&dateTo=2027-08-31"],
  ["altay", "when=", "/altay"],
  ["Altay", "", "/altay"],
  ["tours", "sort=default&utm_source=letter", "/tours?utm_source=letter"],
  ["altay", "comfort=gold", "/altay"],
])("turns /%s?%s into %s", (path, query, address) => {
  expect(canonical(path, query)).toBe(address);
  const { pathname, search } = new URL(address, "http://site");
  expect(canonical(pathname.slice(1), search)).toBeNull();
});
