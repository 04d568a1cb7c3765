import { index, relative } from "@react-router/dev/routes";
import type { RouteConfigEntry } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/**
 * Every screen of a storefront (document 1 §2). The two catch-alls of the documents, "/:slug ending in a
 * dash and digits" and "/:slug*", are one route here: the path alone tells them apart, which the
 * router's patterns cannot say.
 */
export function storefrontRoutes(): RouteConfigEntry[] {
  return [
    index(`${import.meta.dirname}/home/home-route.tsx`, { id: "home" }),
    route("find", "listing/find-route.tsx", { id: "find" }),
    route("find/listing", "listing/listing-data-route.ts", { id: "listing-data" }),
    route("booking/uuid/:uuid", "booking/booking-route.tsx", { id: "booking" }),
    route("booking/pay/uuid/:uuid", "booking/pay-route.tsx", { id: "pay" }),
    route("booking/qr/uuid/:uuid", "booking/qr-route.tsx", { id: "qr" }),
    route("success", "booking/success-route.tsx", { id: "success" }),
    route("fail", "booking/fail-route.tsx", { id: "fail" }),
    route("favorites", "favourites/favourites-route.tsx", { id: "favourites" }),
    route("compare", "compare/compare-route.tsx", { id: "compare" }),
    route("destinations", "destinations/destinations-route.tsx", { id: "destinations" }),
    route("collections", "collections/collections-route.tsx", { id: "collections" }),
    route("order/:uuid/individual-tour", "individual-tour/individual-tour-route.tsx", {
      id: "individual-tour",
    }),
    route("arhivnye-tury/*", "archive/archive-route.tsx", { id: "archive" }),
    route("sitemap.xml", "seo/sitemap-route.ts", { id: "sitemap" }),
    route("robots.txt", "seo/robots-route.ts", { id: "robots" }),
    route("*", "catalogue/catalogue-route.tsx", { id: "catalogue" }),
  ];
}
