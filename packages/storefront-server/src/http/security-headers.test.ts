import { mapProviders, tileOrigins } from "@tropa/domain/discovery/map/map-provider";
import { analyticsProviders, analyticsSources } from "@tropa/domain/storefront/analytics-provider";
import type { AnalyticsProvider } from "@tropa/domain/storefront/analytics-provider";
import { captchaServices, captchaSources } from "@tropa/domain/storefront/captcha-provider";
import type { CaptchaProvider } from "@tropa/domain/storefront/captcha-provider";
import { expect, it } from "vitest";
import { securityHeaders, securityHeadersOf } from "./security-headers.ts";

it.each(mapProviders)("allow pictures only from the storefront and %s", (mapProvider) => {
  const { "content-security-policy": policy } = securityHeaders({
    isDevelopment: false,
    mapProvider,
    captchaProviders: [],
    analyticsProvider: null,
    socketOrigin: null,
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

const directives = (
  captchaProviders: CaptchaProvider[] = [],
  analyticsProvider: AnalyticsProvider | null = null,
) => {
  const { "content-security-policy": policy = "" } = securityHeaders({
    isDevelopment: false,
    mapProvider: "own",
    captchaProviders,
    analyticsProvider,
    socketOrigin: null,
  });
  return new Map(
    policy.split("; ").map((text) => {
      const [kind = "", ...sources] = text.split(" ");
      return [kind, sources];
    }),
  );
};

it("allow nothing more for the storefront's own captcha", () => {
  expect(directives(["altcha", "off"])).toEqual(directives());
});

it.each([
  ...captchaServices.map((service) => ({
    service,
    open: directives([service, "altcha"]),
    sources: captchaSources[service],
  })),
  ...analyticsProviders.map((provider) => ({
    service: provider,
    open: directives([], provider),
    sources: analyticsSources[provider],
  })),
])("allow for $service exactly its sources", ({ open, sources: needs }) => {
  const closed = directives();
  const needed = new Map(Object.entries(needs));
  expect(needed.has("script-src")).toBe(true);
  for (const [kind, sources] of open)
    expect(sources).toEqual([...(closed.get(kind) ?? []), ...(needed.get(kind) ?? [])]);
});

it("allow a socket only to the configured origin", () => {
  const sourcesOf = (socketOrigin: string | null) => {
    const { "content-security-policy": policy = "" } = securityHeaders({
      isDevelopment: false,
      mapProvider: "own",
      captchaProviders: [],
      analyticsProvider: null,
      socketOrigin,
    });
    return policy.split("; ").find((part) => part.startsWith("connect-src"));
  };
  expect(sourcesOf(null)).toBe("connect-src 'self'");
  expect(sourcesOf("wss://live.tropa.example")).toBe("connect-src 'self' wss://live.tropa.example");
});

it("allow the provider's frame only on the verification page", () => {
  const headersOf = (identityVerification: "sumsub" | null) =>
    securityHeadersOf({
      isDevelopment: false,
      mapProvider: "own",
      captchaProviders: [],
      analyticsProvider: null,
      socketOrigin: null,
      callOrigin: null,
      variant: { identityVerification, features: { organizerCalling: true } },
    });
  const page = "/organizer/records/12/verification";
  const open = headersOf("sumsub")(page);
  expect(open["content-security-policy"]).toMatch(/frame-src [^;]*https:\/\/\*\.sumsub\.com/);
  expect(open["content-security-policy"]).toContain("script-src 'self';");
  expect(open["permissions-policy"]).toContain('camera=(self "https://*.sumsub.com")');
  for (const path of ["/", "/organizer/records/12", `${page}/more`, `/x${page}`]) {
    const usual = headersOf("sumsub")(path);
    expect(usual["content-security-policy"]).not.toContain("sumsub");
    expect(usual["permissions-policy"]).toContain("camera=(), microphone=()");
  }
  expect(headersOf(null)(page)).toEqual(headersOf(null)("/"));
});

it.each([
  ["/", "()"],
  ["/organizer", "()"],
  ["/organizer/scanner", "(self)"],
  ["/organizer/scanner/x", "()"],
  ["/tours", "()"],
])("on %s allow the camera to %s", (path, whom) => {
  const { "permissions-policy": policy } = securityHeadersOf({
    isDevelopment: false,
    mapProvider: "own",
    captchaProviders: [],
    analyticsProvider: null,
    socketOrigin: null,
    callOrigin: null,
    variant: { identityVerification: null, features: { organizerCalling: true } },
  })(path);
  expect(policy).toContain(`camera=${whom}, microphone=()`);
});

it.each(["/", "/settings", "/login", "/staff", "/organizer", "/redirect"])(
  "forbid other pages to frame %s or receive its forms",
  (path) => {
    const headers = securityHeadersOf({
      isDevelopment: false,
      mapProvider: "own",
      captchaProviders: [],
      analyticsProvider: null,
      socketOrigin: null,
      callOrigin: null,
      variant: { identityVerification: "sumsub", features: { organizerCalling: false } },
    })(path);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
  },
);

it.each([
  { organizerCalling: true, callOrigin: "wss://calls.tropa.example", isOpen: true },
  { organizerCalling: false, callOrigin: "wss://calls.tropa.example", isOpen: false },
  { organizerCalling: true, callOrigin: null, isOpen: false },
])(
  "microphone and socket to $callOrigin are allowed: $isOpen when calls are offered: $organizerCalling",
  ({ organizerCalling, callOrigin, isOpen }) => {
    const headersOf = securityHeadersOf({
      isDevelopment: false,
      mapProvider: "own",
      captchaProviders: [],
      analyticsProvider: null,
      socketOrigin: null,
      callOrigin,
      variant: { identityVerification: null, features: { organizerCalling } },
    });
    for (const path of ["/", "/chat/12", "/organizer/scanner"]) {
      const headers = headersOf(path);
      expect(headers["permissions-policy"]).toContain(`microphone=${isOpen ? "(self)" : "()"},`);
      expect(headers["content-security-policy"]).toContain(
        isOpen ? `connect-src 'self' ${callOrigin};` : "connect-src 'self';",
      );
    }
  },
);
