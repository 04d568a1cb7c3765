import fc from "fast-check";
import { expect, test } from "vitest";
import { testStorefronts } from "../../../../testing/fixtures.ts";
import { paperBrand } from "../../../platform/paper/paper-brand.ts";
import type { Programme } from "../contents/programme.ts";
import { textsOf } from "../contents/texts.ts";
import { readPdf } from "../../../../testing/test-pdf.ts";
import { fontFor, printable } from "../../../platform/paper/fonts.ts";
import { renderProgramme } from "./render-programme.ts";

const noPictures = { cover: null, organizer: null, days: new Map<string, Buffer>() };

const bare: Programme = {
  locale: "ru",
  brand: paperBrand({ storefront: testStorefronts.of("ru"), locale: "ru" }),
  madeOn: "2027-03-01",
  texts: textsOf("ru"),
  kicker: "Программа тура",
  title: "Лёд",
  location: "Байкал",
  summary: "",
  link: "https://tropa.example/lyod-1",
  cover: null,
  rating: null,
  facts: [],
  price: { amount: "1 000 ₽", was: null, notes: [] },
  note: null,
  highlights: [],
  daysTitle: "Программа по дням",
  days: [],
  dates: [],
  datesNotes: [],
  included: [],
  excluded: [],
  bring: [],
  accommodation: "",
  meeting: { text: "", map: "https://maps.example" },
  cancellation: [],
  organizer: null,
};

const print = async (changes: Partial<Programme>) =>
  readPdf(await renderProgramme({ ...bare, ...changes }, noPictures));
const pressed = (text: string) => text.replace(/\s+/g, "");

test("renders two pages for a tour with hardly any description", async () => {
  const pdf = await print({});
  expect(pdf.pages).toBe(2);
  expect(pdf.text).toContain("Лёд");
  expect(pdf.text).toContain("2 из 2");
  expect(pdf.links).toContain(bare.link);
});

test("renders equal programmes to equal bytes, and different ones to different bytes", async () => {
  const first = await renderProgramme(bare, noPictures);
  const again = await renderProgramme(structuredClone(bare), noPictures);
  expect(again.equals(first)).toBe(true);
  expect((await renderProgramme({ ...bare, title: "Лёд и" }, noPictures)).equals(first)).toBe(
    false,
  );
});

test("continues texts longer than a page on the next pages without losing words", async () => {
  const long = Array.from({ length: 700 }, (_, index) => `слово${index}`).join(" ");
  const day = (number: number) => ({
    label: `День ${number}`,
    title: `Переход ${number}`,
    text: long,
    meta: `${number} км`,
    picture: null,
  });
  const pdf = await print({
    title: "Очень длинное название ".repeat(12),
    summary: long,
    days: [day(1), day(2)],
    included: Array.from({ length: 90 }, (_, index) => `пункт ${index}`),
    excluded: ["одно"],
    bring: Array.from({ length: 150 }, (_, index) => `вещь ${index}`),
    accommodation: long,
    dates: Array.from({ length: 60 }, (_, index) => ({
      range: `дата ${index}`,
      seats: "1 место",
      isBusy: index % 2 === 0,
      price: "5 ₽",
      was: "6 ₽",
    })),
    organizer: { name: "Анна", facts: "3 тура", about: long, photo: null },
  });
  const text = pressed(pdf.text);
  for (const words of ["слово699", "Переход2", "пункт89", "вещь149", "дата59", "одно"])
    expect(text).toContain(words);
  // The long text appears five times: page breaks cut nothing off.
  expect(text.split("слово350").length - 1).toBe(5);
  expect(pdf.text).toContain(`${pdf.pages} из ${pdf.pages}`);
});

test("chooses a font that has the letters of the text", () => {
  expect(fontFor("Тур Tour für", "strong")).toBe("latin-strong");
  expect(fontFor("第 1 天", "heavy")).toBe("chinese-heavy");
  expect(printable("⛰️ Горы 🇷🇺 и\u202fснег 5\u00a0000\u00a0₸")).toBe(
    "Горы и\u00a0снег 5\u00a0000\u00a0KZT",
  );
});

test("renders any text without failing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (title) => {
      expect(printable(printable(title))).toBe(printable(title));
      const pdf = await renderProgramme({ ...bare, title, summary: title }, noPictures);
      expect(pdf.length).toBeGreaterThan(1000);
    }),
    { numRuns: 10 },
  );
});
