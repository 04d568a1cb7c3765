import { blogPostsCall } from "@tropa/api-contract/editorial/calls-content";
import { seoSite } from "../../platform/seo/page-head.ts";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { atom, rss } from "./feed.ts";
import type { Route } from "./+types/feed-route";

const formats = {
  rss: { write: rss, type: "application/rss+xml" },
  atom: { write: atom, type: "application/atom+xml" },
} as const;

/** `/journal/rss.xml` and `/journal/atom.xml`: the latest articles for feed readers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { items } = await orPageError(page.api.call(blogPostsCall));
  const t = page.translator.getFixedT(null, "journal");
  const { write, type } =
    formats[new URL(request.url).pathname.endsWith("/atom.xml") ? "atom" : "rss"];
  const text = write({
    site: seoSite(page),
    title: t("title"),
    description: t("lead"),
    posts: items,
  });
  return new Response(text, { headers: { "content-type": `${type}; charset=utf-8` } });
}
