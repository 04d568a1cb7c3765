import { catalogueOf } from "@tropa/i18n/catalogues";
import { createTranslator } from "@tropa/i18n/translator";
import { expect, it } from "vitest";
import { withParty } from "../../discovery/party/party-link.ts";
import { childrenHint, whoText } from "../party-fields/party-texts.ts";
import { partyTotalText } from "./party-total.ts";

const t = createTranslator("ru", catalogueOf("ru")).getFixedT(null, "party");
const tour = {
  price: 4_100_000,
  currency: "RUB",
  min_age: 3,
  is_need_show_price_from: false,
  child_prices: [{ from_age: 3, to_age: 10, percent: 50 }],
} as const;
const priced = { ...tour, child_prices: [...tour.child_prices] };
const people = (adults: number, ...childAges: number[]) => ({ adults, childAges });
const plain = (text: string) => text.replaceAll(/\s/g, " ");

it.each([
  [people(2), "за 2 взрослых: 82 000 ₽"],
  [people(2, 4), "за 2 взрослых и 1 ребёнка: 102 500 ₽"],
  [people(1, 4, 9), "за 1 взрослого и 2 детей: 82 000 ₽"],
  [people(2, 4, 12), "Цену для ребёнка 12 лет скажет организатор"],
  [people(2, 11, 12), "Цену для детей 11, 12 лет скажет организатор"],
  [people(2, 1), "Организатор берёт детей с 3 лет"],
])("says for %o: %s", (party, expected) => {
  expect(plain(partyTotalText(t, priced, party, "ru"))).toBe(expected);
});

it('says "from" when the price may be higher', () => {
  const from = { ...priced, is_need_show_price_from: true };
  expect(plain(partyTotalText(t, from, people(2), "ru"))).toBe("за 2 взрослых: от 82 000 ₽");
});

it("names a party and the tour's terms for children", () => {
  expect(whoText(t, people(2, 4, 9))).toBe("2 взрослых, 2 ребёнка (4, 9 лет)");
  expect(whoText(t, people(1, 0))).toBe("1 взрослый, 1 ребёнок (до года)");
  expect(childrenHint(t, priced)).toBe("Организатор берёт детей с 3 лет · 3–10 лет: −50%");
  expect(childrenHint(t, { min_age: 0, child_prices: [] })).toBeUndefined();
});

it("adds the party to an address", () => {
  expect(withParty("/altay-7", people(2, 9, 4))).toBe("/altay-7?adults=2&childAges=4,9");
  expect(withParty("/altay?page=2", people(3))).toBe("/altay?page=2&adults=3");
  expect(withParty("/altay", null)).toBe("/altay");
});
