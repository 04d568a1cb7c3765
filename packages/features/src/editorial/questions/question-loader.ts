import { tourQuestionCall } from "@tropa/api-contract/discovery/calls-tours";
import { seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { questionPath, tourPath } from "../../platform/links/paths.ts";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { pack } from "@tropa/page-runtime/state/packed";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import type { Crumbs } from "../../platform/page/crumbs.ts";

const longestTitle = 70;
const longestDescription = 300;

/** Loads a traveller's question about a tour by the ids of tour and question. */
export async function loadQuestion(page: PageRequest, ids: { tour: string; question: string }) {
  if (![ids.tour, ids.question].every((id) => /^[1-9]\d{0,9}$/.test(id))) throw notFound();
  const question = await orPageError(
    page.api.call(tourQuestionCall, { query: { tour_id: ids.tour, question_id: ids.question } }),
  );
  const t = page.translator.getFixedT(null, "questions");
  const { tour, question: asked, answer } = question;
  const path = questionPath(question.tour_id, question.id);
  const head: PageHead = {
    title: asked.length > longestTitle ? t("title", { tour: tour.name }) : asked,
    description: answer.slice(0, longestDescription),
    path,
    type: "article",
    textLocales: [question.locale],
  };
  const crumbs: Crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: tour.name, url: tourPath(tour.slug) },
    { text: t("crumb"), url: path },
  ];
  return { site: seoSite(page), head, crumbs, data: pack(question) };
}
