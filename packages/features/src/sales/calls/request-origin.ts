import type { TFunction } from "@tropa/i18n/translator";

const utmNames = ["utm_source", "utm_campaign", "utm_content"] as const;
/** Lengths that the contract takes. */
const longest = { utm: 200, comment: 2000, referer: 2000 };

/** Where the form stands. */
type Page = Pick<Location, "href" | "search">;

/** What accompanies every request (document 2 §7.6): its page, the visitor's zone, the marks of a campaign. */
export function requestMarks(page: Page = window.location) {
  const marks = new URLSearchParams(page.search);
  return {
    referer: page.href.slice(0, longest.referer),
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...Object.fromEntries(
      utmNames.flatMap((name) => {
        const mark = marks.get(name);
        return mark ? [[name, mark.slice(0, longest.utm)] as const] : [];
      }),
    ),
  };
}

/** A help request's comment ends in the page that it was sent from (document 2 §7.6). */
export function signedComment(t: TFunction, comment: string, page: Page = window.location): string {
  const said = comment.trim();
  const origin = t("request:sentFrom", { url: page.href });
  const whole = said === "" ? origin : `${said}\n\n${origin}`;
  // What the visitor wrote matters more than where they wrote it.
  return (whole.length <= longest.comment ? whole : said).slice(0, longest.comment);
}
