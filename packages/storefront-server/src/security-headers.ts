import { tileOrigins } from "@tropa/domain/discovery/map/map-provider";
import { videoFrameOrigins } from "@tropa/domain/media/video-host";
import { analyticsSources } from "@tropa/domain/storefront/analytics-provider";
import { captchaSources } from "@tropa/domain/storefront/captcha-provider";
import type { PageSources, SourceKind } from "@tropa/domain/storefront/page-sources";
import type { Settings } from "./settings.ts";

export type SecuritySettings = Pick<
  Settings,
  "isDevelopment" | "mapProvider" | "captchaProviders" | "analyticsProvider" | "socketOrigin"
> & { variant: Pick<Settings["variant"], "identityVerification"> };

/** The page that shows the frame of who checks identities (docs/product/organizers.md#verification). */
const checkPage = /^\/organizer\/records\/\d+\/verification$/;
const checkOrigin = "https://*.sumsub.com";

/**
 * Headers of pages by their path without the language. Only the page of the check shows its provider's frame and lends
 * it camera and microphone, where the storefront names a provider.
 */
export function securityHeadersOf(
  settings: SecuritySettings,
): (path: string) => Record<string, string> {
  const usual = securityHeaders(settings);
  if (settings.variant.identityVerification === null) return () => usual;
  const checking = securityHeaders(settings, true);
  return (path) => (checkPage.test(path) ? checking : usual);
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
  }: Omit<SecuritySettings, "variant">,
  checksIdentity = false,
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
  const lent = checksIdentity ? `(self "${checkOrigin}")` : "()";
  const common = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": `camera=${lent}, microphone=${lent}, geolocation=(self), payment=(self)`,
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
      directive("frame-src", ...videoFrameOrigins, ...(checksIdentity ? [checkOrigin] : [])),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
}
