import { describe, expect, it } from "vitest";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { brandOf, letterLink, storefrontLink } from "./storefront.ts";
import { requireKnownStorefronts, Storefronts, UnknownStorefront } from "./storefronts.ts";

const ru = { ...testStorefronts.of("ru"), address: "https://tropa.example" };
const intl = { ...testStorefronts.of("intl"), address: "https://shop.example/tropa" };
const storefronts = new Storefronts([intl, ru]);

describe("an address of a storefront", () => {
  it.each([
    ["https://tropa.example", true],
    ["https://tropa.example/booking/uuid/1?a=b", true],
    ["https://shop.example/tropa", true],
    ["https://shop.example/tropa/booking", true],
    ["https://tropa.example.evil.example/", false],
    ["https://tropa.example@evil.example/", false],
    ["https://tropa.example:444/", false],
    ["http://tropa.example/", false],
    ["https://shop.example/tropatoo", false],
    ["https://shop.example/tropa/../other", false],
    ["//tropa.example", false],
    ["", false],
  ])("is recognized for %s: %s", (address, expected) => {
    expect(storefronts.hasAddress(address)).toBe(expected);
  });
});

describe("the registry of storefronts", () => {
  it("refuses the same storefront twice", () => {
    expect(() => new Storefronts([ru, ru])).toThrow("the same id");
  });

  it("throws for an unknown storefront", () => {
    expect(storefronts.find("kz")).toBeNull();
    expect(() => storefronts.of("kz")).toThrow(UnknownStorefront);
  });

  it("finds the first storefront with a locale", () => {
    const both = { ...intl, id: "both", locales: ["ru", "en"] as const };
    const three = new Storefronts([both, intl, ru]);
    expect(three.speaking("ru").id).toBe("ru");
    expect(three.speaking("en").id).toBe("intl");
    expect(three.speaking("zh").id).toBe("intl");
    expect(three.speaking(undefined).id).toBe("both");
    expect(new Storefronts([both]).speaking("de").id).toBe("both");
  });
});

it("refuses a database with records of unknown storefronts", async () => {
  const { pool, close } = await testDatabase();
  try {
    await expect(requireKnownStorefronts(pool, storefronts)).resolves.toBeUndefined();
    await pool.query("INSERT INTO account (email, storefront) VALUES ('a@tropa.example', 'kz')");
    await expect(requireKnownStorefronts(pool, storefronts)).rejects.toThrow("belong to kz");
  } finally {
    await close();
  }
});

it("builds links to pages in the reader's language", () => {
  const link = (storefront: typeof ru, locale: "ru" | "en" | "zh") =>
    storefrontLink({ storefront, locale }, "/booking/uuid/1");
  expect(link(ru, "ru")).toBe("https://tropa.example/booking/uuid/1");
  expect(link(ru, "zh")).toBe("https://tropa.example/booking/uuid/1");
  expect(link(intl, "en")).toBe("https://shop.example/tropa/booking/uuid/1");
  expect(link(intl, "zh")).toBe("https://shop.example/tropa/zh/booking/uuid/1");
});

it("returns the brand's name by storefront and locale", () => {
  expect(brandOf({ storefront: ru, locale: "en" })).toBe("Тропа");
  expect(brandOf({ storefront: intl, locale: "ru" })).toBe("Tropa");
});

describe.each([
  [ru, "ru", "https://tropa.example"],
  [intl, "en", "https://shop.example/tropa"],
  [intl, "de", "https://shop.example/tropa/de"],
  [intl, "zh", "https://shop.example/tropa/zh"],
] as const)("a link in a message of $id in %s", (storefront, locale, home) => {
  const link = (path: `/${string}`, nearest: `/${string}` | null = null) =>
    letterLink({ storefront, locale }, path, nearest);

  it("leads to an existing page", () => {
    expect(link("/booking/uuid/1")).toBe(`${home}/booking/uuid/1`);
    expect(link("/baikal-17")).toBe(`${home}/baikal-17`);
  });

  it("falls back to the given nearest page, or is empty", () => {
    expect(link("/nowhere", "/")).toBe(`${home}/`);
    expect(link("/nowhere", "/lost")).toBe("");
    expect(link("/nowhere")).toBe("");
  });
});
