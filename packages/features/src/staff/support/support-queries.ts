import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import * as calls from "@tropa/api-contract/staff/calls-support";
import type { SupportView } from "@tropa/api-contract/staff/calls-support";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { chatKeys } from "../../conversation/queries/unread-query.ts";
import { browserApi, callApi } from "../../platform/api/browser-api.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { deskKey } from "../queues/desk-queries.ts";

/** Socket events refresh the queue; this is the fallback without a socket, ms. */
const refetchMs = 60_000;

export interface SupportFilter {
  view: SupportView;
  search: string;
  page: number;
}

export const supportChatsQuery = (storefront: Storefront, { view, search, page }: SupportFilter) =>
  queryOptions({
    queryKey: [...chatKeys.support, "list", { view, search, page }],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.supportChatsCall, {
        query: { view, page: String(page), ...(search !== "" && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
  });

/** A chat's state in the queue, and the staff it can be assigned to. */
export const supportStateQuery = (storefront: Storefront, chatId: number) =>
  queryOptions({
    queryKey: [...chatKeys.support, "state", chatId],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.supportChatStateCall, {
        query: { chat_id: String(chatId) },
        signal,
      }),
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
  });

interface SupportAct<Input> {
  send: (api: ApiClient, input: Input) => Promise<unknown>;
  /** Message for when the chat has changed meanwhile, with its new assignee, if any. */
  outrun: (assignee: string | null) => string;
  done?: (input: Input) => string;
}

/** An action on a chat of the queue. The database decides between concurrent actions; the loser gets a message. */
export function useSupportAct<Input>(chatId: number, { send, outrun, done }: SupportAct<Input>) {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => send(await browserApi(storefront), input),
    onSuccess: (_answer, input) => {
      const text = done?.(input);
      if (text !== undefined) showToast({ type: "success", text });
    },
    onError: async (error) => {
      if (!isApiClientError(error) || error.code !== "conflict") {
        showToast({ type: "error", text: t("failed") });
        return;
      }
      const now = await queries
        .fetchQuery({ ...supportStateQuery(storefront, chatId), staleTime: 0 })
        .catch(() => null);
      showToast({ type: "error", text: outrun(now?.chat.assignee?.name ?? null) });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: chatKeys.support }),
        queries.invalidateQueries({ queryKey: deskKey }),
      ]),
  });
}
