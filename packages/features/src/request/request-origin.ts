import type { TFunction } from "@tropa/i18n/translator";

const utmNames = ["utm_source", "utm_campaign", "utm_content"] as const;
/** Lengths that the contract takes. */
const longest = { utm: 200, comment: 2000, referer: 2000 };

/**
 * Where a request comes from, as the documents want it (document 2 §7.6): the page stands in the comment
 * and as referer, campaign marks come from the page's address.
 */
export function requestOrigin(t: TFunction, comment: string | undefined, page: Pick<Location, "href" | "search"> = window.location) {
  const marks = new URLSearchParams(page.search);
  const said = comment?.trim() ?? "";
  const origin = t("request:sentFrom", { url: page.href });
  // What the visitor wrote matters more than where they wrote it.
  const whole = said === "" ? origin : `${said}\n\n${origin}`;
  return {
    comment: (whole.length <= longest.comment ? whole : said).slice(0, longest.comment),
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
