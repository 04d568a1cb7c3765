import type { ApiClient } from "@tropa/api-client/client";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import type { TFunction } from "@tropa/i18n/translator";
import { discardUnsentMessages } from "../../conversation/sending/own-send-queue.ts";
import { startRealtime, stopRealtime } from "../../conversation/realtime/start-realtime.ts";
import { clearFavourites, mergeFavourites } from "../../discovery/favourites/merge-favourites.ts";
import type { SessionEnd } from "../../people/session/session.ts";
import { openSignIn } from "../../people/sign-in/open-sign-in.ts";
import { dropDrafts } from "../../platform/forms/drafts/form-draft.ts";
import { isPublicPath } from "@tropa/domain/storefront/public-paths";
import { showToast } from "../../platform/storefront/toast.ts";
import {
  deleteStoredAnswers,
  deleteStoredAnswersOfOthers,
} from "../../people/private-page/stored-answers.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

interface Beginning {
  api: ApiClient;
  accountId: number;
  storefront: Storefront;
  t: TFunction<"account">;
}

let current: Beginning | null = null;

/** Handles the start of a session: starts chat events and merges the favourites of this browser and of the account. */
export async function begin(beginning: Beginning): Promise<void> {
  const { api, accountId, storefront, t } = beginning;
  current = beginning;
  startRealtime({
    accountId,
    storefront,
    newMessage: async () => {
      await loadMessages("people");
      return t("newMessage");
    },
  });
  await Promise.all([mergeFavourites(api, accountId), deleteStoredAnswersOfOthers(accountId)]);
}

/** Public pages go on, so a toast is enough; personal pages open the sign-in by themselves. */
async function notifySessionLost({ storefront: { variant, locale }, t }: Beginning): Promise<void> {
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
 * A session has ended. After signing out nothing personal may stay in this browser. Favourites are shared by all tabs:
 * only the tab that signed out empties them, since another may hear of it late. A lost session is usually renewed in a
 * moment, so everything stays.
 */
export async function end(why: SessionEnd | "here"): Promise<void> {
  if (why === "lost") {
    if (current) await notifySessionLost(current);
    return;
  }
  current = null;
  stopRealtime();
  discardUnsentMessages();
  dropDrafts();
  if (why === "here") clearFavourites();
  await deleteStoredAnswers();
}
