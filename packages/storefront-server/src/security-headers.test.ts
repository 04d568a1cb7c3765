import { mapProviders, tileOrigins } from "@tropa/domain/discovery/map/map-provider";
import { captchaServices, captchaSources } from "@tropa/domain/storefront/captcha-provider";
import type { CaptchaProvider } from "@tropa/domain/storefront/captcha-provider";
import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

it.each(mapProviders)("pages fetch pictures from themselves and from %s alone", (mapProvider) => {
  const { "content-security-policy": policy } = securityHeaders({
    isDevelopment: false,
    mapProvider,
    captchaProviders: [],
  });
  const images = policy?.split("; ").find((part) => part.startsWith("img-src"));
  expect(images?.split(" ")).toEqual([
    "img-src",
    "'self'",
    "data:",
    "blob:",
    ...tileOrigins[mapProvider],
  ]);
  expect(policy).toContain("script-src 'self';");
});

const directives = (...captchas: CaptchaProvider[]) => {
  const { "content-security-policy": policy = "" } = securityHeaders({
    isDevelopment: false,
    mapProvider: "own",
    captchaProviders: captchas,
  });
  return new Map(
    policy.split("; ").map((text) => {
      const [kind = "", ...sources] = text.split(" ");
      return [kind, sources];
    }),
  );
};

it("our own captcha opens nothing", () => {
  expect(directives("altcha", "off")).toEqual(directives());
});

it.each(captchaServices)("%s opens what it needs, and nothing else", (service) => {
  const [closed, open] = [directives(), directives(service, "altcha")];
  const needed = new Map(Object.entries(captchaSources[service]));
  expect(needed.has("script-src")).toBe(true);
  for (const [kind, sources] of open)
    expect(sources).toEqual([...(closed.get(kind) ?? []), ...(needed.get(kind) ?? [])]);
});
