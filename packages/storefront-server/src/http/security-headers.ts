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

/** What some pages may do beyond the others. */
interface PagePermissions {
  camera: string;
  microphone: string;
  /** Origins that the page shows in frames. */
  frames: readonly string[];
  /** Origins that the page opens sockets to, beside those of events. */
  sockets: readonly string[];
}
const fewestPermissions: PagePermissions = {
  camera: "()",
  microphone: "()",
  frames: [],
  sockets: [],
};

/**
 * Of every page. Where the storefront offers calls and has a gateway for them, any page may be the one that somebody calls
 * from, or the one from which they come to it without loading a document.
 */
function usualPermissions({ variant, callOrigin }: SecuritySettings): PagePermissions {
  return callOrigin !== null && variant.features.organizerCalling
    ? { ...fewestPermissions, microphone: "(self)", sockets: [callOrigin] }
    : fewestPermissions;
}

/** The page that reads codes of arrivals (docs/product/organizers.md). */
const scannerPage = /^\/organizer\/scanner$/;

/** The page that shows the frame of who checks identities (docs/product/organizers.md#verification). */
const checkPage = /^\/organizer\/records\/\d+\/verification$/;
const checkOrigin = "https://*.sumsub.com";
const checkPermissions = {
  camera: `(self "${checkOrigin}")`,
  microphone: `(self "${checkOrigin}")`,
  frames: [checkOrigin],
};

/**
 * Headers of pages by their path without the language. The scanner alone has the camera; the page of the check shows its
 * provider's frame and lends it camera and microphone, where the storefront names a provider. A document keeps what it was
 * sent with: whoever comes to these pages from another one without loading them is told to.
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
 * Headers of every page. Scripts are only our own files; styles are allowed in attributes, because
 * sizes and colours that depend on data are written there.
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
  /** A directive with what the configured services need of it, and no others. */
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
      // Photos that a visitor is about to send are shown from their own device.
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
