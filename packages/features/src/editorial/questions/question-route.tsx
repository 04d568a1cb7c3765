import { useMemo } from "react";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { headMeta } from "../../platform/seo/page-head.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { unpack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import { loadQuestion } from "./question-loader.ts";
import { QuestionScreen } from "./question-screen.tsx";
import type { Route } from "./+types/question-route";

export const handle: ScreenHandle = { messages: "editorial" };

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadQuestion(context.get(pageRequest), params);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

/**
 * Breadcrumbs only: the page is no QAPage, because readers cannot answer, and no FAQPage, because it has one question.
 */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs } = loaderData;
  return headMeta(site, head, [...crumbsJsonLd(site, crumbs)]);
}

export default function QuestionRoute({ loaderData: { crumbs, data } }: Route.ComponentProps) {
  const question = useMemo(() => unpack(data), [data]);
  return <QuestionScreen question={question} crumbs={crumbs} />;
}
