import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import { setVisitorCookie, readVisitorCookie } from "./consent.ts";

const utmParameters = ["utm_source", "utm_campaign", "utm_content"] as const;
/** Longest values that requests accept, characters. */
const longest = { mark: 200, referer: 2000 };

/** Origin of a visit: campaign parameters, and the referring page of another site. */
export type VisitOrigin = Partial<Record<(typeof utmParameters)[number] | "referer", string>>;

type Page = Pick<Location, "href" | "search" | "origin">;

const sessionName = "visit-origin";

function originOf(found: unknown): VisitOrigin {
  if (typeof found !== "object" || found === null) return {};
  const entries = new Map<string, unknown>(Object.entries(found));
  return Object.fromEntries(
    [...utmParameters, "referer"].flatMap((name) => {
      const value = entries.get(name);
      return typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
}

function originInCookie(): VisitOrigin {
  try {
    return originOf(JSON.parse(readVisitorCookie("utm") ?? "null"));
  } catch {
    // Not JSON: another site's script may have written it.
    return {};
  }
}

function originOfPage(page: Page, referrer: string): VisitOrigin {
  const query = new URLSearchParams(page.search);
  const marks = utmParameters.flatMap((name) => {
    const mark = query.get(name);
    return mark ? [[name, mark.slice(0, longest.mark)] as const] : [];
  });
  const isForeign = referrer !== "" && !referrer.startsWith(`${page.origin}/`);
  return {
    ...Object.fromEntries(marks),
    ...(isForeign && { referer: referrer.slice(0, longest.referer) }),
  };
}

/** Returns where the visitor came from. Campaign parameters of this page replace earlier ones; the first referrer stays. */
export function visitOrigin(
  page: Page = window.location,
  referrer = document.referrer,
): VisitOrigin {
  const here = originOfPage(page, referrer);
  const before = { ...originInCookie(), ...originOf(tabStorage.readJson(sessionName)) };
  const hasMarks = utmParameters.some((name) => here[name] !== undefined);
  const { referer = here.referer, ...marks } = before;
  const { referer: _, ...ownMarks } = here;
  return { ...(hasMarks ? ownMarks : marks), ...(referer !== undefined && { referer }) };
}

/** Stores the visit's origin for this tab and, with consent, for three days. */
export function rememberOrigin(): void {
  const origin = visitOrigin();
  if (Object.keys(origin).length === 0) return;
  const text = JSON.stringify(origin);
  tabStorage.write(sessionName, text);
  if (readVisitorCookie("utm") !== text) setVisitorCookie("utm", text);
}
