import {
  helpArticleCall,
  helpCenterCall,
  helpSearchCall,
} from "@tropa/api-contract/editorial/calls-content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { RouterContextProvider } from "react-router";
import { seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { helpCenterPath } from "../../platform/links/paths.ts";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { pack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { shownBlocks } from "../blocks/shown-blocks.ts";
import type { ShownBlock } from "../blocks/shown-blocks.ts";
import type { Crumbs } from "../../platform/page/crumbs.ts";

export type HelpFound = AnswerOf<typeof helpSearchCall>["items"];
export type Answer = Omit<AnswerOf<typeof helpArticleCall>, "body"> & {
  body: readonly ShownBlock[];
};

/** Data of the help page: all questions, and results if the form was submitted without scripts. */
export interface HelpPage extends AnswerOf<typeof helpCenterCall> {
  phrase: string;
  found: HelpFound | null;
}

/** The longest phrase the call accepts. */
export const longestPhrase = 100;

/** Loads an answer by its slug, or the help centre without one. */
export async function loadHelp(
  slug: string | undefined,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const page = context.get(pageRequest);
  return slug === undefined ? loadCenter(page, url) : loadAnswer(page, slug);
}

async function loadCenter(page: PageRequest, url: URL) {
  const phrase = (url.searchParams.get("q") ?? "").trim().slice(0, longestPhrase);
  const [{ sections }, found] = await Promise.all([
    orPageError(page.api.call(helpCenterCall)),
    phrase === "" ? null : orPageError(page.api.call(helpSearchCall, { query: { query: phrase } })),
  ]);
  const t = page.translator.getFixedT(null, "help");
  const head: PageHead = {
    title: t("title"),
    description: t("description"),
    path: helpCenterPath(),
    // Keep search results out of search engines: every phrase would be a page.
    ...(phrase !== "" && { isHidden: true as const }),
  };
  const crumbs: Crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("title"), url: helpCenterPath() },
  ];
  const data = pack<HelpPage>({ sections, phrase, found: found?.items ?? null });
  return { page: "center" as const, site: seoSite(page), head, crumbs, data };
}

async function loadAnswer(page: PageRequest, slug: string) {
  const answer = await orPageError(page.api.call(helpArticleCall, { query: { slug } }));
  const t = page.translator.getFixedT(null, "help");
  const first = answer.body.find((block) => block.type === "paragraph");
  const head: PageHead = {
    title: answer.title,
    description: first?.text ?? answer.section.description,
    path: helpCenterPath(slug),
    textLocales: answer.content_locales,
  };
  const crumbs: Crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("title"), url: helpCenterPath() },
    { text: answer.title, url: helpCenterPath(slug) },
  ];
  const data = pack<Answer>({ ...answer, body: shownBlocks(answer.body, page.variant) });
  return { page: "answer" as const, site: seoSite(page), head, crumbs, data };
}

export type HelpData = Awaited<ReturnType<typeof loadHelp>>;
