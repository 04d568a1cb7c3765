import { tileOrigins } from "@tropa/domain/discovery/map/map-provider";
import { videoFrameOrigins } from "@tropa/domain/media/video-host";
import { analyticsSources } from "@tropa/domain/storefront/analytics-provider";
import { captchaSources } from "@tropa/domain/storefront/captcha-provider";
import type { PageSources, SourceKind } from "@tropa/domain/storefront/page-sources";
import type { Settings } from "./settings.ts";

export type SecuritySettings = Pick<
  Settings,
  | "isDevelopment"
  | "mapProvider"
  | "captchaProviders"
  | "analyticsProvider"
  | "socketOrigin"
  | "callOrigin"
> & {
  variant: Pick<Settings["variant"], "identityVerification"> & {
    features: Pick<Settings["variant"]["features"], "organizerCalling">;
  };
};

/** Permissions that differ between pages. */
interface PagePermissions {
  camera: string;
  microphone: string;
  /** Origins allowed in frames. */
  frames: readonly string[];
  /** Origins of websockets besides the one for events. */
  sockets: readonly string[];
}
const fewestPermissions: PagePermissions = {
  camera: "()",
  microphone: "()",
  frames: [],
  sockets: [],
};

/**
 * Permissions of ordinary pages. If calls are offered and a gateway is set, every page may use the
 * microphone: a call may start on any page, or after client-side navigation from it.
 */
function usualPermissions({ variant, callOrigin }: SecuritySettings): PagePermissions {
  return callOrigin !== null && variant.features.organizerCalling
    ? { ...fewestPermissions, microphone: "(self)", sockets: [callOrigin] }
    : fewestPermissions;
}

/** The page that scans arrival codes (docs/product/organizers.md). */
const scannerPage = /^\/organizer\/scanner$/;

/** The page with the identity provider's frame (docs/product/organizers.md#verification). */
const checkPage = /^\/organizer\/records\/\d+\/verification$/;
const checkOrigin = "https://*.sumsub.com";
const checkPermissions = {
  camera: `(self "${checkOrigin}")`,
  microphone: `(self "${checkOrigin}")`,
  frames: [checkOrigin],
};

/**
 * Returns a function from a page's path, without its language, to its headers. Only the scanner
 * gets the camera; only the verification page shows the provider's frame and lends it camera and
 * microphone, if the storefront has a provider. A document keeps the headers that it was loaded
 * with, so after client-side navigation to these pages the visitor is told to reload.
 */
export function securityHeadersOf(
  settings: SecuritySettings,
): (path: string) => Record<string, string> {
  const permissions = usualPermissions(settings);
  const usual = securityHeaders(settings, permissions);
  const scanning = securityHeaders(settings, { ...permissions, camera: "(self)" });
  const checking =
    settings.variant.identityVerification === null
      ? usual
      : securityHeaders(settings, { ...permissions, ...checkPermissions });
  return (path) => (scannerPage.test(path) ? scanning : checkPage.test(path) ? checking : usual);
}

/**
 * Returns the security headers of a page. Scripts must be our own files; style attributes are
 * allowed, because sizes and colours that depend on data are set there.
 */
export function securityHeaders(
  {
    isDevelopment,
    mapProvider,
    captchaProviders,
    analyticsProvider,
    socketOrigin,
  }: Omit<SecuritySettings, "variant" | "callOrigin">,
  { camera, microphone, frames, sockets } = fewestPermissions,
): Record<string, string> {
  const services: PageSources[] = [
    ...captchaProviders.map((provider) => captchaSources[provider]),
    ...(analyticsProvider ? [analyticsSources[analyticsProvider]] : []),
  ];
  /** Returns a CSP directive with our own sources and those that the configured services need. */
  const directive = (kind: SourceKind, ...own: string[]) => {
    const sources = services.flatMap((service) => service[kind] ?? []);
    return [...new Set([kind, ...own, ...sources])].join(" ");
  };
  const common = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": `camera=${camera}, microphone=${microphone}, geolocation=(self), payment=(self)`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-site",
  };
  // The development server injects inline scripts of its own.
  if (isDevelopment) return common;
  return {
    ...common,
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "content-security-policy": [
      "default-src 'self'",
      directive("script-src", "'self'"),
      directive("style-src", "'self'"),
      "style-src-attr 'unsafe-inline'",
      // `blob:` shows photos that a visitor is about to upload.
      directive("img-src", "'self'", "data:", "blob:", ...tileOrigins[mapProvider]),
      "font-src 'self'",
      directive(
        "connect-src",
        "'self'",
        ...(socketOrigin === null ? [] : [socketOrigin]),
        ...sockets,
      ),
      directive("frame-src", ...videoFrameOrigins, ...frames),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
}
