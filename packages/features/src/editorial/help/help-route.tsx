import { useMemo } from "react";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { headMeta } from "../../platform/seo/page-head.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { unpack } from "@tropa/page-runtime/state/packed";
import { HelpAnswer } from "./help-answer.tsx";
import { helpJsonLd } from "./help-json-ld.ts";
import { loadHelp } from "./help-loader.ts";
import { HelpScreen } from "./help-screen.tsx";
import type { Route } from "./+types/help-route";

export const handle: ScreenHandle = { messages: "editorial" };

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadHelp(params.slug, new URL(request.url), context);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headMeta(loaderData.site, loaderData.head, helpJsonLd(loaderData)) : [];

export default function HelpRoute({ loaderData }: Route.ComponentProps) {
  return useMemo(
    () =>
      loaderData.page === "answer" ? (
        <HelpAnswer
          key={loaderData.head.path}
          answer={unpack(loaderData.data)}
          crumbs={loaderData.crumbs}
        />
      ) : (
        <HelpScreen help={unpack(loaderData.data)} crumbs={loaderData.crumbs} />
      ),
    [loaderData],
  );
}
