import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { siteUrl } from "./page-head.ts";
import type { Route } from "./+types/robots-route";

/** Personal screens, calls, and addresses that only repeat a listing in another order. */
const closed = [
  "/booking/",
  "/success",
  "/fail",
  "/payment-failed",
  "/redirect",
  "/r/",
  "/tg/",
  "/login",
  "/register",
  "/employees-cookie",
  "/staff",
  "/settings",
  "/email-confirm",
  "/find",
  "/favorites",
  "/compare",
  "/order/",
  "/arrival/",
  "/spa/",
  "/crm/",
  "/node-api/",
  "/*?*sort=",
  "/*&sort=",
  "/*?locale=",
  "/*?currency=",
  "/*?*prices=",
];

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl(page, "/sitemap.xml", page.variant.locales[0])}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
