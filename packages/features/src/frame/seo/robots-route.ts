import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { siteUrl } from "../../platform/seo/page-head.ts";
import { closedPaths } from "./robots.ts";
import type { Route } from "./+types/robots-route";

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const lines = [
    "User-agent: *",
    ...closedPaths(page.variant).map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl(page, "/sitemap.xml", page.variant.locales[0])}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
