import type { TFunction } from "@tropa/i18n/translator";
import { visitOrigin } from "../../platform/storage/visit-origin.ts";

/** The longest texts the API accepts. */
const longest = { comment: 2000, referer: 2000 };

/** The page with the form. */
type Page = Pick<Location, "href">;

/**
 * Returns what every request says of its origin (docs/product/help-requests.md#where-a-request-comes-from): referrer or
 * the form's page, time zone and campaign parameters.
 */
export function requestOrigin() {
  return {
    referer: window.location.href.slice(0, longest.referer),
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...visitOrigin(),
  };
}

/** Appends the page's address to a help request's comment. */
export function commentWithOrigin(
  t: TFunction,
  comment: string,
  page: Page = window.location,
): string {
  const trimmed = comment.trim();
  const origin = t("request:sentFrom", { url: page.href });
  const whole = trimmed === "" ? origin : `${trimmed}\n\n${origin}`;
  // If it is too long, cut the address, not the visitor's text.
  return (whole.length <= longest.comment ? whole : trimmed).slice(0, longest.comment);
}
