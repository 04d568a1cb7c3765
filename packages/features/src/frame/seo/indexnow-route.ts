import { indexNowKeyCall } from "@tropa/api-contract/editorial/calls-site";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { Route } from "./+types/indexnow-route";

/** `/indexnow.txt`: the key that proves to search engines that messages about changed pages come from this site. */
export async function loader({ context }: Route.LoaderArgs) {
  const { key } = await orPageError(context.get(pageRequest).api.call(indexNowKeyCall));
  if (key === null) throw notFound();
  return new Response(key, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
