import { expect, it } from "vitest";
import { readPdf } from "../../../testing/test-pdf.ts";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { paperBrand } from "./paper-brand.ts";
import { pdfBytes } from "./pdf-bytes.ts";
import { fontRuns } from "./scripts.ts";
import { page, Sheet } from "./sheet.ts";

const names = {
  Georgian: "გიორგი ქართველიშვილი",
  Armenian: "Արամ Խաչատրյան",
  Arabic: "محمد الأحمد",
  Hebrew: "דוד כהן",
  Thai: "สมชาย ใจดี",
  Devanagari: "अमित शर्मा",
  Korean: "김민수",
  Japanese: "佐藤 タロウ 髙﨑",
  Chinese: "王伟 龔靜",
  Kazakh: "Әсел Қуанышқызы Нұрғали",
  Vietnamese: "Nguyễn Thị Hằng",
  Czech: "Dvořák Žižka",
  mixed: "Бронь: გიორგი Smith, 김민수 и Әсел",
};

const letters = (text: string) =>
  [...text.normalize("NFC").replaceAll(/\s/g, "")].toSorted().join("");

function printed(texts: readonly string[], weight: "regular" | "strong" | "heavy") {
  const reader = { storefront: testStorefronts.speaking("ru"), locale: "ru" } as const;
  const sheet = new Sheet(paperBrand(reader), {
    title: "Ваучер",
    subject: "",
    language: "ru",
    madeOn: new Date(0),
    compress: false,
  });
  const heights: number[] = [];
  const ends: number[] = [];
  return pdfBytes(sheet, () => {
    for (const text of texts) {
      heights.push(sheet.heightOf(text, 400, { size: 11, weight, leading: 1.45 }));
      sheet.flow(
        text,
        { x: page.side, y: sheet.y, width: 400 },
        { size: 11, weight, leading: 1.45 },
      );
      ends.push(sheet.y);
    }
    sheet.endStructure();
  }).then((bytes) => ({ bytes, heights, ends }));
}

it.each(Object.entries(names))(
  "prints names in %s with a glyph for every letter",
  async (_, name) => {
    for (const weight of ["regular", "strong", "heavy"] as const) {
      const { bytes, heights } = await printed([name], weight);
      const { text, glyphs } = readPdf(bytes);
      // Glyph 0 is the box that stands for a letter that a font lacks.
      expect(glyphs).not.toContain(0);
      expect(letters(text)).toBe(letters(name));
      expect(heights[0]).toBeLessThan(2 * 11 * 1.45);
    }
  },
);

it("keeps a right-to-left name in one run", () => {
  expect(fontRuns("דוד כהן", "regular").map(({ text }) => text)).toEqual(["דוד\u00a0כהן"]);
  expect(fontRuns("דוד כהן, Иван", "regular").at(-1)?.text).toBe("Иван");
});

it("measures a long text in several fonts exactly as it is printed", async () => {
  const long = `${names.mixed} `.repeat(12).trim();
  const { heights, ends } = await printed([long], "regular");
  expect(heights[0]).toBeGreaterThan(3 * 11 * 1.45);
  expect(ends[0]).toBeCloseTo(page.top + (heights[0] ?? 0), 3);
});
