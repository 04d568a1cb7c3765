import { mapProviders, tileOrigins } from "@tropa/domain/discovery/map/map-provider";
import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

it.each(mapProviders)("pages fetch pictures from themselves and from %s alone", (mapProvider) => {
  const { "content-security-policy": policy } = securityHeaders({
    isDevelopment: false,
    mapProvider,
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
