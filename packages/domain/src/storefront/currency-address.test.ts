import { expect, it } from "vitest";
import { inCurrency } from "./currency-address.ts";

const currencies = ["USD", "EUR", "CNY"] as const;

it.each([
  ["/", "/?prices=EUR"],
  ["/georgia", "/georgia?prices=EUR"],
  ["/georgia?page=2", "/georgia?page=2&prices=EUR"],
  ["/tour-7?date=1&adults=2#dates", "/tour-7?date=1&adults=2&prices=EUR#dates"],
  ["/georgia?", "/georgia?prices=EUR"],
  ["/georgia#reviews", "/georgia?prices=EUR#reviews"],
  ["/georgia?prices=CNY", "/georgia?prices=CNY"],
  ["/georgia?a=%20b+c", "/georgia?a=%20b+c&prices=EUR"],
])("inCurrency writes %s in euros as %s", (address, expected) => {
  expect(inCurrency(address, "EUR", currencies)).toBe(expected);
});

it("inCurrency adds nothing for the storefront's own currency", () => {
  expect(inCurrency("/georgia?page=2#map", "USD", currencies)).toBe("/georgia?page=2#map");
});
