import { describe, expect, it } from "vitest";
import {
  choiceOf,
  currencyOf,
  currencyOfAddress,
  localeOfPath,
  rememberedHome,
} from "./visitor.ts";

const variant = { locales: ["en", "de", "zh"], currencies: ["USD", "EUR"] } as const;
const url = (path: string) => new URL(path, "http://shop.example");

describe("localeOfPath", () => {
  it.each([
    ["/", "en", "/", "/"],
    ["/georgia", "en", "/", "/georgia"],
    ["/de", "de", "/de", "/"],
    ["/de/georgia", "de", "/de", "/georgia"],
    ["/desert-5", "en", "/", "/desert-5"],
    ["/ru/x", "en", "/", "/ru/x"],
  ])("reads %s", (path, locale, basename, rest) => {
    expect(localeOfPath(variant, path)).toEqual({ locale, basename, rest });
  });
});

describe("currencyOf", () => {
  it.each([
    [undefined, "USD"],
    ["currency=EUR", "EUR"],
    ["a=b; currency=EUR; c=d", "EUR"],
    ["currency=RUB", "USD"],
    ["currency=<script>", "USD"],
  ])("reads the cookies %s", (cookies, currency) => {
    expect(currencyOf(variant, cookies)).toBe(currency);
  });
});

describe("currencyOfAddress", () => {
  it.each([
    ["/georgia", undefined],
    ["/georgia?prices=EUR", "EUR"],
    ["/georgia?page=2&prices=USD", "USD"],
    ["/georgia?prices=RUB", undefined],
    ["/georgia?prices=", undefined],
  ])("reads the currency in %s", (path, currency) => {
    expect(currencyOfAddress(variant, url(path))).toBe(currency);
  });
});

describe("choiceOf", () => {
  it("ignores an address without a choice", () => {
    expect(choiceOf(variant, url("/georgia?page=2"), false)).toBeNull();
  });

  it("stores a currency in a cookie and redirects to the same page", () => {
    expect(choiceOf(variant, url("/georgia?page=2&currency=EUR"), true)).toEqual({
      location: "/georgia?page=2&prices=EUR",
      setCookie: ["currency=EUR; Path=/; Max-Age=31536000; SameSite=Lax; Secure"],
    });
  });

  it("removes the storefront's own currency from the address", () => {
    const choice = choiceOf(variant, url("/georgia?prices=EUR&currency=USD"), false);
    expect(choice?.location).toBe("/georgia");
  });

  it.each([
    ["/georgia?locale=de&prices=EUR", "/de/georgia?prices=EUR"],
    ["/georgia?locale=de", "/de/georgia"],
    ["/de/georgia?locale=zh", "/zh/georgia"],
    ["/de?locale=en", "/"],
    ["/?locale=de", "/de"],
  ])("changes the language of %s to %s", (from, location) => {
    const choice = choiceOf(variant, url(from), false);
    expect(choice?.location).toBe(location);
    expect(choice?.setCookie).toHaveLength(1);
  });

  it("drops unsupported choices and never redirects to another host", () => {
    expect(choiceOf(variant, url("/x?locale=ru&currency=GBP"), false)).toEqual({
      location: "/x",
      setCookie: [],
    });
    expect(
      choiceOf(variant, new URL("http://shop.example//evil.example?locale=en"), false)?.location,
    ).toBe("/evil.example");
  });
});

it("rememberedHome redirects only the home page to the remembered language", () => {
  expect(rememberedHome(variant, "/", "locale=de")).toBe("/de");
  expect(rememberedHome(variant, "/", "locale=en")).toBeNull();
  expect(rememberedHome(variant, "/", "locale=ru")).toBeNull();
  expect(rememberedHome(variant, "/georgia", "locale=de")).toBeNull();
  expect(rememberedHome(variant, "/", undefined)).toBeNull();
});
