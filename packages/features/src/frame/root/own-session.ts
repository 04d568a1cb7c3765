import type { ApiClient } from "@tropa/api-client/client";
import type { TFunction } from "@tropa/i18n/translator";
import { forgetWritten } from "../../conversation/sending/own-send-queue.ts";
import { startRealtime, stopRealtime } from "../../conversation/realtime/start-realtime.ts";
import { leaveFavourites, mergeFavourites } from "../../discovery/favourites/merge-favourites.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

interface Beginning {
  api: ApiClient;
  accountId: number;
  storefront: Storefront;
  t: TFunction<"account">;
}

/** Somebody is signed in: chats are heard of, and the lists of this browser and of the account become one. */
export async function begin({ api, accountId, storefront, t }: Beginning): Promise<void> {
  startRealtime({
    accountId,
    storefront,
    newMessage: async () => {
      await loadMessages("people");
      return t("newMessage");
    },
  });
  await mergeFavourites(api, accountId);
}

/** They have left: what is theirs does not stay. */
export function leave(): void {
  stopRealtime();
  forgetWritten();
  leaveFavourites();
}
