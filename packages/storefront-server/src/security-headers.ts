import { tileOrigins } from "@tropa/domain/discovery/map/map-provider";
import { videoFrameOrigins } from "@tropa/domain/media/video-host";
import type { Settings } from "./settings.ts";

/**
 * Headers of every page. Scripts are only our own files; styles are allowed in attributes, because
 * sizes and colours that depend on data are written there.
 */
export function securityHeaders({
  isDevelopment,
  mapProvider,
}: Pick<Settings, "isDevelopment" | "mapProvider">): Record<string, string> {
  const common = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
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
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      // Photos that a visitor is about to send are shown from their own device.
      ["img-src 'self' data: blob:", ...tileOrigins[mapProvider]].join(" "),
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${videoFrameOrigins.join(" ")}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
}
