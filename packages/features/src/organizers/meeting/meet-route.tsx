import { isApiClientError } from "@tropa/api-client/api-client-error";
import { meetDataCall } from "@tropa/api-contract/organizers/calls-meetings";
import { data } from "react-router";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { MeetScreen } from "./meet-screen.tsx";
import type { Route } from "./+types/meet-route";

export const handle: ScreenHandle = { layout: "framework", messages: ["people", "organizers"] };

const longestKey = 100;

/** The contract a key opens; null for an invalid or expired link, which is not an outage. */
async function contractOf({ api }: PageRequest, key: string) {
  if (key === "" || key.length > longestKey) return null;
  try {
    return (await api.call(meetDataCall, { query: { key } })).data;
  } catch (error) {
    if (isApiClientError(error) && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const contract = await orPageError(contractOf(page, key));
  const t = page.translator.getFixedT(null, "meeting");
  const answer = {
    access: contract && { key, contract },
    site: seoSite(page),
    head: {
      title: t(contract ? "title" : "closed.title"),
      description: t("lead"),
      path: "/meet",
      // Hidden from search engines: the address is the key.
      isHidden: true as const,
    },
  };
  return contract ? data(answer) : data(answer, { status: 404 });
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

/** Sends no referrer, which would reveal the key in the URL. */
export function headers() {
  return { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headMeta(loaderData.site, loaderData.head) : [];

export default function MeetRoute({ loaderData: { access } }: Route.ComponentProps) {
  return <MeetScreen key={access?.key} access={access} />;
}
