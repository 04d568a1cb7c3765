import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import { keepCookie, keptCookie } from "./consent.ts";

const markNames = ["utm_source", "utm_campaign", "utm_content"] as const;
/** Lengths that requests may bring. */
const longest = { mark: 200, referer: 2000 };

/** Where a visitor has come from: a campaign's marks, and the page of another site that led here. */
export type VisitOrigin = Partial<Record<(typeof markNames)[number] | "referer", string>>;

type Page = Pick<Location, "href" | "search" | "origin">;

const sessionName = "visit-origin";

function originOf(found: unknown): VisitOrigin {
  if (typeof found !== "object" || found === null) return {};
  const entries = new Map<string, unknown>(Object.entries(found));
  return Object.fromEntries(
    [...markNames, "referer"].flatMap((name) => {
      const value = entries.get(name);
      return typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
}

function ofCookie(): VisitOrigin {
  try {
    return originOf(JSON.parse(keptCookie("utm") ?? "null"));
  } catch {
    // Written by somebody else.
    return {};
  }
}

function ofPage(page: Page, referrer: string): VisitOrigin {
  const query = new URLSearchParams(page.search);
  const marks = markNames.flatMap((name) => {
    const mark = query.get(name);
    return mark ? [[name, mark.slice(0, longest.mark)] as const] : [];
  });
  const isForeign = referrer !== "" && !referrer.startsWith(`${page.origin}/`);
  return {
    ...Object.fromEntries(marks),
    ...(isForeign && { referer: referrer.slice(0, longest.referer) }),
  };
}

/**
 * Where the visitor has come from: a campaign of this page replaces an earlier one, the first page that led here stays.
 */
export function visitOrigin(
  page: Page = window.location,
  referrer = document.referrer,
): VisitOrigin {
  const here = ofPage(page, referrer);
  const before = { ...ofCookie(), ...originOf(tabStorage.readJson(sessionName)) };
  const hasMarks = markNames.some((name) => here[name] !== undefined);
  const { referer = here.referer, ...marks } = before;
  const { referer: _, ...ownMarks } = here;
  return { ...(hasMarks ? ownMarks : marks), ...(referer !== undefined && { referer }) };
}

/** Keeps it for this tab, and for three days where the visitor has said yes to more. */
export function rememberOrigin(): void {
  const origin = visitOrigin();
  if (Object.keys(origin).length === 0) return;
  const text = JSON.stringify(origin);
  tabStorage.write(sessionName, text);
  if (keptCookie("utm") !== text) keepCookie("utm", text);
}
