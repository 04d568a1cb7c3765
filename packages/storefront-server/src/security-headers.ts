import { tileOrigins } from "@tropa/domain/discovery/map/map-provider";
import { videoFrameOrigins } from "@tropa/domain/media/video-host";
import { analyticsSources } from "@tropa/domain/storefront/analytics-provider";
import { captchaSources } from "@tropa/domain/storefront/captcha-provider";
import type { PageSources, SourceKind } from "@tropa/domain/storefront/page-sources";
import type { Settings } from "./settings.ts";

export type SecuritySettings = Pick<
  Settings,
  "isDevelopment" | "mapProvider" | "captchaProviders" | "analyticsProvider" | "socketOrigin"
>;

/**
 * Headers of every page. Scripts are only our own files; styles are allowed in attributes, because
 * sizes and colours that depend on data are written there.
 */
export function securityHeaders({
  isDevelopment,
  mapProvider,
  captchaProviders,
  analyticsProvider,
  socketOrigin,
}: SecuritySettings): Record<string, string> {
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
    ...permissionsFor("/"),
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
      directive("connect-src", "'self'", ...(socketOrigin === null ? [] : [socketOrigin])),
      directive("frame-src", ...videoFrameOrigins),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
}

/** The only page that reads codes by the camera. */
const cameraPath = "/organizer/scanner";

/**
 * What a page may ask of the device; the camera on one page alone. A document keeps what it was sent with: whoever comes to that
 * page from another one without loading it is told to.
 *
 * @param path without the language
 */
export function permissionsFor(path: string): Record<string, string> {
  const camera = path === cameraPath ? "(self)" : "()";
  return {
    "permissions-policy": `camera=${camera}, microphone=(), geolocation=(self), payment=(self)`,
  };
}
