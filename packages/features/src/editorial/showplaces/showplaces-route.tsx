import { useMemo } from "react";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { headMeta } from "../../platform/seo/page-head.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { unpack } from "@tropa/page-runtime/state/packed";
import { hubJsonLd, sightJsonLd } from "./showplaces-json-ld.ts";
import { loadShowplaces } from "./showplaces-loader.ts";
import { SightsHubScreen } from "./sights-hub-screen.tsx";
import { SightScreen } from "./sight-screen.tsx";
import type { Route } from "./+types/showplaces-route";

export const handle: ScreenHandle = { messages: "editorial" };

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadShowplaces(params["*"], new URL(request.url), context);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs } = loaderData;
  const things =
    loaderData.page === "sight"
      ? sightJsonLd(unpack(loaderData.data), site, crumbs)
      : hubJsonLd(unpack(loaderData.data), site, crumbs);
  return headMeta(site, head, things);
}

export default function ShowplacesRoute({ loaderData }: Route.ComponentProps) {
  const screen = useMemo(
    () =>
      loaderData.page === "sight" ? (
        <SightScreen sight={unpack(loaderData.data)} crumbs={loaderData.crumbs} />
      ) : (
        <SightsHubScreen hub={unpack(loaderData.data)} crumbs={loaderData.crumbs} />
      ),
    [loaderData],
  );
  return screen;
}
