import { useMemo } from "react";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { headMeta } from "../../platform/seo/page-head.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { unpack } from "@tropa/page-runtime/state/packed";
import { ArticleScreen } from "./article-screen.tsx";
import { articleJsonLd, journalJsonLd } from "./journal-json-ld.ts";
import { loadJournal } from "./journal-loader.ts";
import { JournalScreen } from "./journal-screen.tsx";
import type { Route } from "./+types/journal-route";

export const handle: ScreenHandle = { messages: "editorial" };

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadJournal(params["*"], new URL(request.url), context);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs } = loaderData;
  const things =
    loaderData.page === "article"
      ? articleJsonLd(unpack(loaderData.data), site, crumbs)
      : journalJsonLd(unpack(loaderData.data), site, crumbs);
  return headMeta(site, head, things);
}

export default function JournalRoute({ loaderData }: Route.ComponentProps) {
  const screen = useMemo(
    () =>
      loaderData.page === "article" ? (
        <ArticleScreen article={unpack(loaderData.data)} crumbs={loaderData.crumbs} />
      ) : (
        <JournalScreen journal={unpack(loaderData.data)} crumbs={loaderData.crumbs} />
      ),
    [loaderData],
  );
  return screen;
}
