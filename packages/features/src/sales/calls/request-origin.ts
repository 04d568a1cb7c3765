import type { TFunction } from "@tropa/i18n/translator";
import { visitOrigin } from "../../platform/storage/visit-origin.ts";

/** Lengths that the contract takes. */
const longest = { comment: 2000, referer: 2000 };

/** The page of the form. */
type Page = Pick<Location, "href">;

/**
 * What accompanies every request (docs/product/help-requests.md#where-a-request-comes-from): the page that led here, or
 * the form's own, the visitor's zone, the marks of a campaign.
 */
export function requestMarks() {
  return {
    referer: window.location.href.slice(0, longest.referer),
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...visitOrigin(),
  };
}

/** A help request's comment ends in the page that it was sent from. */
export function signedComment(t: TFunction, comment: string, page: Page = window.location): string {
  const trimmed = comment.trim();
  const origin = t("request:sentFrom", { url: page.href });
  const whole = trimmed === "" ? origin : `${trimmed}\n\n${origin}`;
  // What the visitor wrote matters more than where they wrote it.
  return (whole.length <= longest.comment ? whole : trimmed).slice(0, longest.comment);
}
