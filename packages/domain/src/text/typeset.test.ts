import { expect, it } from "vitest";
import { bindShortWords, typeset } from "./typeset.ts";

it.each([
  ["Noch 45 km, dann 9 Uhr.", "Noch 45\u00A0km, dann 9\u00A0Uhr."],
  ["Ночью −12 °C, до 100 см льда", "Ночью −12\u00A0°C, до 100\u00A0см льда"],
  ["15–20 % vom Preis", "15–20\u00A0% vom Preis"],
  // A word that begins like a unit is none, and prices and seats of people may part.
  ["5 menschen, 3 местные, 2 Personen", "5 menschen, 3 местные, 2 Personen"],
  ["Канди — Элла", "Канди\u00A0— Элла"],
  ["der Basar – wie damals, 9–12", "der Basar\u00A0– wie damals, 9–12"],
  ["the host's and the hosts' words", "the host’s and the hosts’ words"],
  // Which quotes belong there is said by the language, so its writer sets them.
  ['a "black" bath', 'a "black" bath'],
])("typeset binds short words and sets quotation marks in %j", (text, set) => {
  expect(typeset(text)).toBe(set);
  expect(typeset(set)).toBe(set);
});

it.each([
  ["В горы и к морю, а я — с ним", "В\u00A0горы и\u00A0к\u00A0морю, а\u00A0я\u00A0— с\u00A0ним"],
  ["«О туре» у озера", "«О\u00A0туре» у\u00A0озера"],
  ["на день, ряд-а нет, Москва и", "на день, ряд-а нет, Москва и"],
  ["a boat", "a boat"],
])("bindShortWords binds short words in %j", (text, bound) => {
  expect(bindShortWords(text)).toBe(bound);
  expect(bindShortWords(bound)).toBe(bound);
});
