import { expect, it } from "vitest";
import { pageMiles } from "./page-miles.ts";

const intl = { locales: ["en", "de", "zh"], defaultCountry: "US" } as const;
const ru = { locales: ["ru"], defaultCountry: "RU" } as const;

it("pageMiles gives miles only on pages whose country uses them", () => {
  expect(pageMiles({ variant: intl, locale: "en" }, 12)).toBe(7);
  expect(pageMiles({ variant: intl, locale: "de" }, 12)).toBeNull();
  expect(pageMiles({ variant: intl, locale: "zh" }, 12)).toBeNull();
  expect(pageMiles({ variant: ru, locale: "ru" }, 12)).toBeNull();
});
