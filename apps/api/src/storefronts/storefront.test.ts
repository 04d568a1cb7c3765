import { describe, expect, it } from "vitest";
import { isStorefrontAddress, letterLink, storefrontLink } from "./storefront.ts";

const config = {
  storefronts: { ru: "https://tropa.example", intl: "https://shop.example/tropa/" },
};

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
  ])("%s: %s", (address, expected) => {
    expect(isStorefrontAddress(config, address)).toBe(expected);
  });
});

it("links lead to the reader's language", () => {
  const link = (storefront: "ru" | "intl", locale: "ru" | "en" | "zh") =>
    storefrontLink(config, { storefront, locale }, "/booking/uuid/1");
  expect(link("ru", "ru")).toBe("https://tropa.example/booking/uuid/1");
  expect(link("ru", "zh")).toBe("https://tropa.example/booking/uuid/1");
  expect(link("intl", "en")).toBe("https://shop.example/tropa/booking/uuid/1");
  expect(link("intl", "zh")).toBe("https://shop.example/tropa/zh/booking/uuid/1");
});

describe.each([
  ["ru", "ru", "https://tropa.example"],
  ["intl", "en", "https://shop.example/tropa"],
  ["intl", "de", "https://shop.example/tropa/de"],
  ["intl", "zh", "https://shop.example/tropa/zh"],
] as const)("a link of a message, %s in %s", (storefront, locale, home) => {
  const link = (path: `/${string}`, nearest: `/${string}` | null = null) =>
    letterLink(config, { storefront, locale }, path, nearest);

  it("leads to a page that is there", () => {
    expect(link("/booking/uuid/1")).toBe(`${home}/booking/uuid/1`);
    expect(link("/baikal-17")).toBe(`${home}/baikal-17`);
  });

  it("else to the nearest, else nowhere", () => {
    expect(link("/nowhere", "/")).toBe(`${home}/`);
    expect(link("/nowhere", "/lost")).toBe("");
    expect(link("/nowhere")).toBe("");
  });
});
