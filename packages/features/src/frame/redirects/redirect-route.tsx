import { redirectCall } from "@tropa/api-contract/editorial/calls-site";
import { redirect } from "react-router";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { RedirectScreen } from "./redirect-screen.tsx";
import { redirectTarget } from "./redirect-target.ts";
import type { Route } from "./+types/redirect-route";

export const handle: ScreenHandle = { layout: "framework", messages: "editorial" };

/** The address stored under an id; it may lead to any site. */
async function storedAddress(id: string, { api }: PageRequest): Promise<string> {
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  const { source_url: url } = await orPageError(api.call(redirectCall, { query: { id } }));
  return url;
}

/** `/redirect?id=`, `/r/{id}` and `/redirect?url=`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const query = new URL(request.url).searchParams;
  const id = "id" in params ? params.id : query.get("id");
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (id !== null && id !== undefined) throw redirect(await storedAddress(id, page));
  const target = redirectTarget(query.get("url") ?? "", page.origin);
  if (target.kind === "none") throw notFound();
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (target.kind === "own") throw redirect(`${page.origin}${target.path}`);
  return { url: target.url };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export default function RedirectRoute({ loaderData: { url } }: Route.ComponentProps) {
  return <RedirectScreen url={url} />;
}
