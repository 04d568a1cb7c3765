import {
  blogPostCall,
  blogPostsCall,
  journalCategoriesCall,
} from "@tropa/api-contract/editorial/calls-content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { parseTourPath as parseNumbered } from "@tropa/domain/discovery/tour-path";
import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { linkPreview } from "../../platform/seo/link-preview.ts";
import { neighbours, seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { journalFeedPath, journalPath, pageOf } from "../../platform/links/paths.ts";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { pack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { shownBlocks } from "../blocks/shown-blocks.ts";
import type { ShownBlock } from "../blocks/shown-blocks.ts";
import type { Crumbs } from "../../platform/page/crumbs.ts";

type Post = AnswerOf<typeof blogPostCall>;
/** An article; its tours are reduced to their cards' facts. */
export type Article = Omit<Post, "body"> & { body: readonly ShownBlock[] };

/** A page of articles, of a category or all. */
export interface JournalPage extends AnswerOf<typeof blogPostsCall> {
  categories: AnswerOf<typeof journalCategoriesCall>["items"];
}

/**
 * Loads an article if the address ends in a dash and digits, otherwise a list
 * (docs/product/content.md#journal-and-sights).
 */
export async function loadJournal(
  path: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const page = context.get(pageRequest);
  return parseNumbered(path) === null ? loadList(page, path, url) : loadArticle(page, path);
}

async function loadList(page: PageRequest, path: string, url: URL) {
  const slug = path.replaceAll(/^\/+|\/+$/g, "");
  const wanted = Math.max(1, Number(url.searchParams.get("page") ?? "1") || 1);
  const [answer, categories] = await Promise.all([
    orPageError(
      page.api.call(blogPostsCall, { query: { page: String(wanted), ...(slug && { slug }) } }),
    ),
    orPageError(page.api.call(journalCategoriesCall)),
  ]);
  if (answer.items.length === 0 && wanted > 1) throw notFound();
  const t = page.translator.getFixedT(null, "journal");
  const { category, pages } = answer;
  const name = category?.name ?? t("title");
  const own = journalPath(category?.slug);
  const head: PageHead = {
    title: wanted > 1 ? t("pageTitle", { title: name, page: wanted }) : name,
    description: category?.description || t("lead"),
    path: pageOf(own, wanted),
    links: [
      ...neighbours(wanted, pages, (number) => pageOf(own, number)),
      { rel: "alternate", path: journalFeedPath("rss"), type: "application/rss+xml" },
      { rel: "alternate", path: journalFeedPath("atom"), type: "application/atom+xml" },
    ],
  };
  const crumbs: Crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("title"), url: journalPath() },
    ...(category ? [{ text: category.name, url: own }] : []),
  ];
  const data = pack<JournalPage>({ ...answer, categories: categories.items });
  return { page: "list" as const, site: seoSite(page), head, crumbs, data };
}

async function loadArticle(page: PageRequest, slug: string) {
  const post = await orPageError(page.api.call(blogPostCall, { query: { slug } }));
  // Only the id identifies an article; redirect outdated slugs.
  if (post.slug !== slug) throw redirect(journalPath(post.slug), 301);
  const t = page.translator.getFixedT(null, "journal");
  const { title, category } = post;
  const head: PageHead = {
    title,
    description: post.summary,
    path: journalPath(post.slug),
    image: linkPreview(page, journalPath(post.slug)),
    type: "article",
    textLocales: post.content_locales,
  };
  const crumbs: Crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("title"), url: journalPath() },
    { text: category.name, url: journalPath(category.slug) },
    { text: title, url: journalPath(post.slug) },
  ];
  const data = pack<Article>({ ...post, body: shownBlocks(post.body, page.variant) });
  return { page: "article" as const, site: seoSite(page), head, crumbs, data };
}
