import { connectRealtime } from "@tropa/api-client/realtime/realtime";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { realtimeTicketCall } from "@tropa/api-contract/conversation/calls-chat";
import type { RealtimeEvent } from "@tropa/api-contract/conversation/events";
import { arrivalEffects } from "@tropa/domain/conversation/chat-message";
import { browserApi } from "../../platform/api/browser-api.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { chatKeys } from "../queries/unread-query.ts";
import { applyEvent, recountUnread } from "./apply-event.ts";
import { setConnection } from "./connection.ts";
import { shareSocket } from "./shared-socket.ts";
import { playSound } from "./sound.ts";
import { alertTab } from "./tab-alert.ts";

/** The socket address on the page's own origin, used unless the ticket names another. */
const ownSocket = () => `${window.location.origin.replace(/^http/, "ws")}/ws`;

/** Opens sockets with tickets of the signed-in account. */
function connector(storefront: Storefront) {
  let url = ownSocket();
  const getTicket = async (): Promise<string | null> => {
    const api = await browserApi(storefront);
    try {
      const answer = await api.call(realtimeTicketCall, { body: {} });
      url = answer.url ?? ownSocket();
      return answer.ticket;
    } catch (error) {
      if (isApiClientError(error) && error.status === 401) return null;
      throw error;
    }
  };
  return (lastEventId: number | null) =>
    connectRealtime({ url: () => url, getTicket, lastEventId });
}

export interface RealtimeStart {
  accountId: number;
  storefront: Storefront;
  /** The title shown in a hidden tab. */
  newMessage: () => Promise<string>;
}

let stop: (() => void) | null = null;

/**
 * Starts listening to chat events of the signed-in account, on every page (docs/product/chat.md#events). Replaces an
 * earlier account's socket.
 */
export function startRealtime({ accountId, storefront, newMessage }: RealtimeStart): void {
  stopRealtime();
  const take = (event: RealtimeEvent) => {
    const client = queryClient();
    applyEvent(client, event);
    if (event.event !== "new_message") return;
    const isTabHidden = document.visibilityState === "hidden";
    const effects = arrivalEffects(event.data.type, { isTabHidden });
    if (effects.refetchesUnread) recountUnread(client);
    if (effects.playsSound) void playSound(event.id);
    // If the text cannot be loaded, the title stays as it is.
    if (effects.alternatesTab) newMessage().then(alertTab, () => {});
  };
  const socket = shareSocket({
    name: `tropa-realtime-${accountId}`,
    connect: connector(storefront),
    onEvent: take,
    onState: setConnection,
    onGap: () => void queryClient().invalidateQueries({ queryKey: chatKeys.all }),
  });
  const retry = () => {
    if (document.visibilityState === "visible") socket.retry();
  };
  window.addEventListener("online", retry);
  document.addEventListener("visibilitychange", retry);
  stop = () => {
    window.removeEventListener("online", retry);
    document.removeEventListener("visibilitychange", retry);
    socket.close();
    setConnection("connecting");
  };
}

export function stopRealtime(): void {
  stop?.();
  stop = null;
}
