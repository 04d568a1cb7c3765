import type * as catalogue from "@tropa/api-contract/discovery/calls-catalogue";
import type * as home from "@tropa/api-contract/discovery/calls-home";
import type * as chat from "@tropa/api-contract/conversation/calls-chat";
import type * as unread from "@tropa/api-contract/conversation/calls-unread";
import type * as notifications from "@tropa/api-contract/conversation/calls-chat-notifications";
import type * as dictionaries from "@tropa/api-contract/discovery/calls-dictionaries";
import type { AnswerOf, Endpoint } from "@tropa/api-contract/base/endpoint";
import type * as favourites from "@tropa/api-contract/discovery/calls-favourites";
import type * as profile from "@tropa/api-contract/people/calls-profile";
import type * as site from "@tropa/api-contract/editorial/calls-site";
import type * as staff from "@tropa/api-contract/staff/calls-staff-sign-in";
import type { ApiClient, CallArguments } from "./client.ts";
import { withDefault } from "./with-default.ts";

/** Answers of the calls without which pages still work. */
interface Answers {
  "/spa/site-tokens": AnswerOf<typeof site.siteTokensCall>;
  "/spa/groups-in-social-network": AnswerOf<typeof site.socialGroupsCall>;
  "/spa/work-time": AnswerOf<typeof site.workTimeCall>;
  "/spa/contacts": AnswerOf<typeof site.contactsCall>;
  "/spa/info": AnswerOf<typeof home.infoCall>;
  "/spa/collections": AnswerOf<typeof home.collectionsCall>;
  "/crm/api/index-page/all-collections": AnswerOf<typeof dictionaries.allCollectionsCall>;
  "/spa/seo-pages-sitemap": AnswerOf<typeof home.sitemapCall>;
  "/crm/api/organizer/verification-info": {
    is_email_verified: boolean;
    is_phone_verified: boolean;
    is_passport_verified: boolean;
  };
  "/crm/api/user/favourite-tours": AnswerOf<typeof favourites.favouriteToursCall>;
  "/crm/api/tour/get-by-ids": AnswerOf<typeof catalogue.toursByIdsCall>;
  "/spa/cities-by-query": AnswerOf<typeof dictionaries.citiesByQueryCall>;
  "/spa/tours-filter-completion": AnswerOf<typeof home.completionCall>;
  "/crm/api/user/set-currency": AnswerOf<typeof profile.setCurrencyCall>;
  "/crm/api/chat/list": AnswerOf<typeof chat.chatListCall>;
  "/crm/api/chat/get-chat": AnswerOf<typeof chat.chatCall>;
  "/crm/api/chat/channels-list": AnswerOf<typeof notifications.chatChannelsCall>;
  "/crm/api/chat/get-chat-with-support": AnswerOf<typeof chat.supportChatCall>;
  "/crm/api/chat/get-messages": AnswerOf<typeof chat.chatMessagesCall>;
  "/crm/api/chat/unread-count": AnswerOf<typeof unread.chatUnreadCountCall>;
  "/crm/api/chat/chats-for-notifications": AnswerOf<typeof notifications.chatsForNotificationsCall>;
  "/crm/api/user/profile": AnswerOf<typeof profile.profileCall>;
  "/spa/user-info-data": AnswerOf<typeof staff.userInfoDataCall>;
}

/** Answers to use if a call fails, by path; null means there is nothing to show. */
export const fallbacks = {
  // The page carries on.
  "/spa/site-tokens": null,
  "/spa/groups-in-social-network": null,
  "/spa/work-time": null,
  "/spa/contacts": null,
  "/spa/info": null,
  "/spa/collections": null,
  "/crm/api/index-page/all-collections": null,
  "/spa/seo-pages-sitemap": null,
  // Never call an organizer verified without having checked.
  "/crm/api/organizer/verification-info": {
    is_email_verified: false,
    is_phone_verified: false,
    is_passport_verified: false,
  },
  // An empty list.
  "/crm/api/user/favourite-tours": { ids: [] },
  "/crm/api/tour/get-by-ids": { items: [] },
  "/spa/cities-by-query": { items: [] },
  "/spa/tours-filter-completion": { items: [] },
  // Nothing: the choice is also kept on this device.
  "/crm/api/user/set-currency": null,
  // Back to 0, null or empty.
  "/crm/api/chat/list": {
    items: [],
    total: 0,
    limit: 0,
    offset: 0,
    unread_count: 0,
    support_chat_id: null,
  },
  "/crm/api/chat/get-chat": null,
  "/crm/api/chat/channels-list": { items: [] },
  "/crm/api/chat/get-chat-with-support": null,
  "/crm/api/chat/get-messages": { items: [], offset: 0, has_more: false },
  "/crm/api/chat/unread-count": { count: 0 },
  "/crm/api/chat/chats-for-notifications": { items: [] },
  "/crm/api/user/profile": null,
  "/spa/user-info-data": null,
} satisfies { [Path in keyof Answers]: Answers[Path] | null };

/** Logs a failed call with its error. */
export type LogFailure = (failure: { call: string; path: string; error: unknown }) => void;

const isListed = (path: string): path is keyof Answers => Object.hasOwn(fallbacks, path);

/**
 * Makes a call without which the page still works: a failure is logged and the call's fallback
 * returned. Throws a RangeError for a call without a fallback, and `aborted` if the call was
 * cancelled.
 */
export async function degraded<E extends Endpoint>(
  api: ApiClient,
  log: LogFailure,
  endpoint: E,
  ...options: CallArguments<E>
): Promise<AnswerOf<E> | null> {
  const { name: call, path } = endpoint;
  if (!isListed(path)) throw new RangeError(`${call}: no fallback is defined`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has this call's answer, or null
  const fallback = structuredClone(fallbacks[path]) as AnswerOf<E> | null;
  return withDefault(api.call(endpoint, ...options), fallback, (error) =>
    log({ call, path, error }),
  );
}
