import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { expect, it } from "vitest";
import { storefrontRoutes } from "../../route-table.ts";
import { footerLinks } from "./footer-links.ts";

/** Screens that a footer leads to, by their routes; `where` is what a storefront must have for it. */
type Needs = "organizersShown" | "organizersJoin" | "certificates";
const inFooter: Readonly<Record<string, Needs | null>> = {
  favourites: null,
  destinations: null,
  activities: null,
  seasons: null,
  collections: null,
  agreement: null,
  privacy: null,
  "safety-rules": null,
  "tour-provider-agreement": "organizersJoin",
  "certificate-terms": "certificates",
  journal: null,
  showplaces: null,
  "help-center": null,
  contacts: null,
  about: null,
  join: "organizersJoin",
  organizers: "organizersShown",
  reviews: null,
  certificates: "certificates",
  // All tours, cruises and excursions.
  catalogue: null,
};

/** What no footer leads to. */
const elsewhere = {
  "the brand in the header": ["home"],
  "the account's menu in the header": ["trips", "chat", "login", "register", "settings"],
  "the search form, and choices of tours": ["find", "listing-data", "compare", "individual-tour"],
  "a booking, by its link or letter": [
    "trip",
    "pay-trip",
    "qr-trip",
    "booking",
    "pay",
    "qr",
    "success",
    "fail",
    "payment-failed",
    "travellers",
    "arrival",
    "arrival-app",
    "write-review",
  ],
  "links of letters and messengers": [
    "redirect",
    "short-link",
    "messenger",
    "meet",
    "login-via-token",
    "email-confirm",
  ],
  "one of the lists that the footer leads to": ["organizer-id", "review", "question"],
  "the storefront's own address for certificates": ["own-certificates"],
  "those who work here": ["staff-sign-in", "staff-desk", "organizer-desk"],
  "machines, and addresses of former days": [
    "archive",
    "offline",
    "site-manifest",
    "journal-rss",
    "journal-atom",
    "sitemap",
    "llms",
    "indexnow",
    "robots",
    "security",
  ],
};

const variants = import.meta.glob<VariantConfig>(
  "../../../../../apps/storefront-*/variant.config.ts",
  { eager: true, import: "default" },
);

const has = ({ features, certificates }: VariantConfig, needs: Needs | null): boolean =>
  needs === null || (needs === "certificates" ? certificates !== undefined : features[needs]);

/** The route of a path, as the router finds it; the catalogue takes what no other does. */
function routeOf(path: string, variant: VariantConfig): string {
  const [bare = ""] = path.slice(1).split("?");
  const found = storefrontRoutes(variant).find(
    ({ path: pattern = "" }) => pattern.replace(/\/(?:\*|:\w+\?.*)$/, "") === bare && bare !== "",
  );
  const id = found?.id ?? "catalogue";
  return id === "own-certificates" ? "certificates" : id;
}

it("every route is reached from the footer or another listed place", () => {
  const known = [...Object.keys(inFooter), ...Object.values(elsewhere).flat()];
  const offer = { certificates: { segment: "gifts" } } as unknown as VariantConfig;
  expect(known.toSorted()).toEqual(
    storefrontRoutes(offer)
      .map(({ id = "" }) => id)
      .toSorted(),
  );
});

it.each(Object.entries(variants))(
  "the footer of %s links to every page that the storefront has",
  (_, variant) => {
    const links = Object.values(footerLinks(variant)).flat();
    expect(links.length).toBeGreaterThan(15);
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length);
    expect([...new Set(links.map(({ path }) => routeOf(path, variant)))].toSorted()).toEqual(
      Object.keys(inFooter)
        .filter((id) => has(variant, inFooter[id] ?? null))
        .toSorted(),
    );
  },
);

it("the footer links to excursions and certificates only where the storefront has them", () => {
  const [variant] = Object.values(variants);
  if (!variant) throw new Error("there is no storefront");
  const { certificates: _, ...rest } = variant;
  const paths = (excursions: boolean) =>
    Object.values(footerLinks({ ...rest, features: { ...rest.features, excursions } }))
      .flat()
      .map(({ path }) => path)
      .join(" ");
  expect(paths(true)).toContain("type=excursion");
  expect(paths(false)).not.toContain("type=excursion");
  expect(paths(true)).not.toContain("certificate");
});
