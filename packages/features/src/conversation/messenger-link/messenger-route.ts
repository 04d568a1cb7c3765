import { messengerLinkCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import { redirect } from "react-router";
import { chatPath } from "../../platform/links/paths.ts";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { Route } from "./+types/messenger-route";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * `/tg/{uuid}`: redirects to the bot of the messenger in `via`, or of the first configured one, and tells it which
 * booking or help request this is about. Without a bot it redirects to the chat with support.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  if (!uuid.test(params.uuid)) throw notFound();
  const { items } = await orPageError(
    api.call(messengerLinkCall, { query: { uuid: params.uuid.toLowerCase() } }),
  );
  const via = new URL(request.url).searchParams.get("via");
  const found = items.find(({ type }) => type === via) ?? items[0];
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  throw redirect(found?.link ?? chatPath());
}
