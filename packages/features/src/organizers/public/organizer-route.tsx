import { useMemo } from "react";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { headMeta } from "../../platform/seo/page-head.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { unpack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { organizerJsonLd } from "./organizer-json-ld.ts";
import { loadOrganizer } from "./organizer-loader.ts";
import { OrganizerScreen } from "./organizer-screen.tsx";
import type { Route } from "./+types/organizer-route";

export const handle: ScreenHandle = { messages: "editorial" };

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadOrganizer(context.get(pageRequest), params.id, new URL(request.url).searchParams);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs, data } = loaderData;
  const things = [...crumbsJsonLd(site, crumbs), organizerJsonLd(site, unpack(data).organizer)];
  return headMeta(site, head, things);
}

export default function OrganizerRoute({ loaderData: { crumbs, data } }: Route.ComponentProps) {
  const page = useMemo(() => unpack(data), [data]);
  return <OrganizerScreen key={page.organizer.id} page={page} crumbs={crumbs} />;
}
