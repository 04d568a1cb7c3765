import { relative } from "@react-router/dev/routes";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { bookingBase } from "@tropa/domain/storefront/booking-base";
import type { DeskPart } from "@tropa/domain/people/desk-part";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { otherNames } from "./organizers/desk/other-names.ts";

const { index, layout, route } = relative(import.meta.dirname);

/** Pages of a desk: one that breaks leaves the desk as it is. */
const pagesOf = (desk: string, pages: RouteConfigEntry[]) => [
  layout("frame/errors/part-boundary.tsx", { id: `${desk}-pages` }, pages),
];

/** The staff's desk: a layout, and a route for each of its parts. */
function staffDesk(): RouteConfigEntry {
  const part = (name: DeskPart, folder: string) =>
    route(name, `staff/${folder}/${name}-route.tsx`, { id: `staff-${name}` });
  return route(
    "staff",
    "staff/desk/desk-route.tsx",
    { id: "staff-desk" },
    pagesOf("staff", [
      index("staff/overview/overview-route.tsx", { id: "staff-overview" }),
      part("bookings", "bookings"),
      route("bookings/:id", "staff/bookings/booking-route.tsx", { id: "staff-booking" }),
      route("people/:id", "staff/people/person-route.tsx", { id: "staff-person" }),
      part("support", "support"),
      part("tasks", "tasks"),
      route("tasks/templates", "staff/tasks/templates/templates-route.tsx", {
        id: "staff-templates",
      }),
      route("tasks/:id", "staff/tasks/task-route.tsx", { id: "staff-task" }),
      part("reviews", "queues"),
      part("messages", "queues/messages"),
      part("payments", "payouts"),
      part("letters", "queues"),
      part("organizers", "queues/organizers"),
      part("audit", "queues/audit"),
      part("team", "team"),
    ]),
  );
}

/** The organizer's desk: a layout, and a route for each of its pages and for their other names. */
function organizerDesk(): RouteConfigEntry {
  const page = (path: string, file: string) =>
    route(path, `organizers/${file}-route.tsx`, { id: `organizer-${file.split("/").at(-1)}` });
  return route(
    "organizer",
    "organizers/desk/layout/desk-route.tsx",
    { id: "organizer-desk" },
    pagesOf("organizer", [
      index("organizers/today/today-route.tsx", { id: "organizer-home" }),
      page("bookings", "bookings/list/bookings"),
      page("bookings/:id", "bookings/booking/guest-booking"),
      page("departures", "departures/page/departures"),
      page("tours", "tours/list/tours"),
      page("tours/:id", "tours/tour"),
      page("tours/:id/preview/:version?", "tours/versions/preview"),
      page("tours/:id/versions", "tours/versions/versions"),
      page("chats/:chat?", "desk/chats"),
      page("scanner", "scanner/scanner"),
      page("questions", "questions/questions"),
      page("reviews", "reviews/reviews"),
      page("money", "money/money"),
      page("records", "records/records"),
      page("records/:id", "records/record"),
      page("records/:id/verification", "verification/check"),
      page("records/:id/contracts/:contract", "records/contract"),
      ...Object.keys(otherNames).map((name) =>
        route(name, "organizers/desk/other-name-route.ts", { id: `organizer-${name}` }),
      ),
    ]),
  );
}

/**
 * Every screen of a storefront. The addresses of tours, which end in a dash and digits, and all others, which are
 * listings, are one route here: the path alone tells them apart, which the
 * router's patterns cannot say.
 */
export function storefrontRoutes(variant?: VariantConfig): RouteConfigEntry[] {
  const base = bookingBase(variant ?? {});
  return [
    index("discovery/home/home-route.tsx", { id: "home" }),
    route("find", "discovery/listing/find/find-route.tsx", { id: "find" }),
    route("find/listing", "discovery/listing/listing-data-route.ts", { id: "listing-data" }),
    route(base, "sales/trips/trips-route.tsx", { id: "trips" }),
    route(`${base}/:id`, "sales/trips/trip-route.tsx", { id: "trip" }),
    route(`${base}/pay/:id`, "sales/trips/pay-trip-route.tsx", { id: "pay-trip" }),
    route(`${base}/qr/:id`, "sales/trips/qr-trip-route.tsx", { id: "qr-trip" }),
    route(`${base}/uuid/:uuid`, "sales/booking/booking-route.tsx", { id: "booking" }),
    route(`${base}/pay/uuid/:uuid`, "sales/pay/pay-route.tsx", { id: "pay" }),
    route(`${base}/qr/uuid/:uuid`, "sales/booking/qr/qr-route.tsx", { id: "qr" }),
    route("success", "sales/booking/outcome/success-route.tsx", { id: "success" }),
    route("fail", "sales/booking/outcome/fail-route.tsx", { id: "fail" }),
    route("payment-failed", "sales/booking/outcome/fail-route.tsx", { id: "payment-failed" }),
    route("redirect", "frame/redirects/redirect-route.tsx", { id: "redirect" }),
    route("r/:id", "frame/redirects/redirect-route.tsx", { id: "short-link" }),
    route("tg/:uuid", "conversation/messenger-link/messenger-route.ts", { id: "messenger" }),
    route("chat/:id?", "conversation/chat/chat-route.tsx", { id: "chat" }),
    route("favorites", "discovery/favourites-page/favourites-route.tsx", { id: "favourites" }),
    route("compare", "discovery/compare-page/compare-route.tsx", { id: "compare" }),
    route("destinations", "discovery/places/destinations-route.tsx", { id: "destinations" }),
    route("activities", "discovery/places/activities-route.tsx", { id: "activities" }),
    route("seasons", "discovery/places/seasons-route.tsx", { id: "seasons" }),
    route("collections", "discovery/places/collections-route.tsx", { id: "collections" }),
    route("order/:uuid/individual-tour", "discovery/tour/individual-tour-route.tsx", {
      id: "individual-tour",
    }),
    route("order/:uuid/add-tourists", "sales/travellers/add-tourists/add-tourists-route.tsx", {
      id: "travellers",
    }),
    route("arrival/:uuid", "sales/arrival/arrival-route.tsx", { id: "arrival" }),
    route("arrival/:uuid/app.webmanifest", "sales/arrival/manifest-route.ts", {
      id: "arrival-app",
    }),
    route("meet", "organizers/meeting/meet-route.tsx", { id: "meet" }),
    route("login", "people/sign-in-page/login-route.tsx", { id: "login" }),
    route("register", "people/sign-in-page/login-route.tsx", { id: "register" }),
    route("login-via-token", "people/sign-in-page/link-route.tsx", { id: "login-via-token" }),
    route("employees-cookie", "staff/sign-in/staff-sign-in-route.tsx", { id: "staff-sign-in" }),
    staffDesk(),
    organizerDesk(),
    route("settings", "people/settings/page/settings-route.tsx", { id: "settings" }),
    route("email-confirm", "people/email-confirm/email-confirm-route.tsx", { id: "email-confirm" }),
    route("arhivnye-tury/*", "discovery/archive/archive-route.tsx", { id: "archive" }),
    ...["agreement", "tour-provider-agreement", "privacy", "safety-rules", "certificate-terms"].map(
      (kind) => route(`${kind}/:version?`, "editorial/legal/legal-route.tsx", { id: kind }),
    ),
    route("journal/rss.xml", "editorial/journal/feed-route.ts", { id: "journal-rss" }),
    route("journal/atom.xml", "editorial/journal/feed-route.ts", { id: "journal-atom" }),
    route("journal/*", "editorial/journal/journal-route.tsx", { id: "journal" }),
    route("dostoprimechatelnosti/*", "editorial/showplaces/showplaces-route.tsx", {
      id: "showplaces",
    }),
    route("help-center/:slug?", "editorial/help/help-route.tsx", { id: "help-center" }),
    route("contacts", "editorial/company/contacts-route.tsx", { id: "contacts" }),
    route("about", "editorial/company/about-route.tsx", { id: "about" }),
    route("join", "organizers/join/join-route.tsx", { id: "join" }),
    route("tour-providers", "organizers/public/hub-route.tsx", { id: "organizers" }),
    route("tour-provider/:id", "organizers/public/organizer-route.tsx", { id: "organizer-id" }),
    route("reviews/:country?/:region?", "editorial/reviews/reviews-route.tsx", { id: "reviews" }),
    route("review/:uuid", "editorial/reviews/review-route.tsx", { id: "review" }),
    route("tour-question/:tour/:question", "editorial/questions/question-route.tsx", {
      id: "question",
    }),
    route(`${base}/review/uuid/:uuid`, "editorial/write-review/write-review-route.tsx", {
      id: "write-review",
    }),
    route("podarochnye-sertifikaty", "sales/certificates/certificates-route.tsx", {
      id: "certificates",
    }),
    ...(variant?.certificates?.segment === undefined
      ? []
      : [
          route(variant.certificates.segment, "sales/certificates/certificates-route.tsx", {
            id: "own-certificates",
          }),
        ]),
    route("offline", "frame/offline/offline-route.tsx", { id: "offline" }),
    route("site.webmanifest", "frame/seo/site-manifest-route.ts", { id: "site-manifest" }),
    route("sitemap.xml", "frame/seo/sitemap-route.ts", { id: "sitemap" }),
    route("llms.txt", "frame/seo/llms-route.ts", { id: "llms" }),
    route("indexnow.txt", "frame/seo/indexnow-route.ts", { id: "indexnow" }),
    route(".well-known/security.txt", "frame/seo/security-route.ts", { id: "security" }),
    route("robots.txt", "frame/seo/robots-route.ts", { id: "robots" }),
    route("*", "discovery/slug/slug-route.tsx", { id: "catalogue" }),
  ];
}
