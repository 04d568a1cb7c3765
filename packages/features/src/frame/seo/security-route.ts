import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { securityText } from "./security.ts";
import type { Route } from "./+types/security-route";

/** `/.well-known/security.txt` */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(securityText(context.get(pageRequest), new Date()), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
