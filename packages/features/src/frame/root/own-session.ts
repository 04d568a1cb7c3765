import type { ApiClient } from "@tropa/api-client/client";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import type { TFunction } from "@tropa/i18n/translator";
import { forgetWritten } from "../../conversation/sending/own-send-queue.ts";
import { startRealtime, stopRealtime } from "../../conversation/realtime/start-realtime.ts";
import { leaveFavourites, mergeFavourites } from "../../discovery/favourites/merge-favourites.ts";
import type { SessionEnd } from "../../people/session/session.ts";
import { openSignIn } from "../../people/sign-in/open-sign-in.ts";
import { dropDrafts } from "../../platform/forms/drafts/form-draft.ts";
import { isPublicPath } from "@tropa/domain/storefront/public-paths";
import { showToast } from "../../platform/storefront/toast.ts";
import { forgetKept, forgetKeptOfOthers } from "../../people/private-page/kept-queries.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

interface Beginning {
  api: ApiClient;
  accountId: number;
  storefront: Storefront;
  t: TFunction<"account">;
}

let last: Beginning | null = null;

/** Somebody is signed in: chats are heard of, and the lists of this browser and of the account become one. */
export async function begin(beginning: Beginning): Promise<void> {
  const { api, accountId, storefront, t } = beginning;
  last = beginning;
  startRealtime({
    accountId,
    storefront,
    newMessage: async () => {
      await loadMessages("people");
      return t("newMessage");
    },
  });
  await Promise.all([mergeFavourites(api, accountId), forgetKeptOfOthers(accountId)]);
}

/** A page for everybody goes on, so a message has to do; one's own asks who is there by itself. */
async function tellLoss({ storefront: { variant, locale }, t }: Beginning): Promise<void> {
  const path = window.location.pathname.slice(localePrefix(variant, locale).length);
  if (!isPublicPath(path, variant)) return;
  await loadMessages("people");
  showToast({
    type: "info",
    text: t("signIn:reasons.ended"),
    action: { label: t("common:signIn"), onPress: () => openSignIn({ reason: "ended" }) },
  });
}

/**
 * The session is over. Whoever has left leaves nothing of theirs; the list of favourites is one for all tabs: the one that
 * they left by empties it, and another may hear of it late. Who has lost it is mostly back in a moment.
 */
export async function end(why: SessionEnd | "here"): Promise<void> {
  if (why === "lost") {
    if (last) await tellLoss(last);
    return;
  }
  last = null;
  stopRealtime();
  forgetWritten();
  dropDrafts();
  if (why === "here") leaveFavourites();
  await forgetKept();
}
