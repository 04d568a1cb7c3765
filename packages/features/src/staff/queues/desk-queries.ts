import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import * as calls from "@tropa/api-contract/staff/calls-desk";
import { deskLevels } from "@tropa/domain/people/desk-right";
import type { DeskLevel } from "@tropa/domain/people/desk-right";
import type { DeskPart } from "@tropa/domain/people/desk-part";
import type { AuditedCall } from "@tropa/api-contract/staff/audit";
import { chatKeys } from "../../conversation/queries/unread-query.ts";
import { browserApi, callApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** Prefix of all queries of the desk: an action in one part may change the counts of another. */
export const deskKey = chatKeys.desk;

export const deskQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: [...deskKey, "parts"],
    queryFn: ({ signal }) => callApi(storefront, calls.staffDeskCall, { signal }),
    refetchOnWindowFocus: true,
  });

/** Whether the reader may make calls of a level in a part of the desk; false until that is known. */
export function useMayOpen(wanted: DeskPart, least: DeskLevel = "look"): boolean {
  const { data } = useQuery(deskQuery(useStorefront()));
  return (
    data?.parts.some(
      ({ part, level }) =>
        part === wanted && deskLevels.indexOf(level) >= deskLevels.indexOf(least),
    ) ?? false
  );
}

export const messagesQuery = (storefront: Storefront, page: number) =>
  queryOptions({
    queryKey: [...deskKey, "messages", page],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.messagesToModerateCall, {
        query: { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const frozenQuery = (storefront: Storefront, page: number) =>
  queryOptions({
    queryKey: [...deskKey, "frozen", page],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.frozenChatsCall, {
        query: { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const alertsQuery = (storefront: Storefront, asked: { isResolved: boolean; page: number }) =>
  queryOptions({
    queryKey: [...deskKey, "payments", asked],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.paymentAlertsCall, {
        query: { page: String(asked.page), is_resolved: asked.isResolved ? "1" : "0" },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const lettersQuery = (storefront: Storefront, page: number) =>
  queryOptions({
    queryKey: [...deskKey, "letters", page],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.failedLettersCall, {
        query: { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const contractsQuery = (storefront: Storefront, page: number) =>
  queryOptions({
    queryKey: [...deskKey, "organizers", page],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.organizerContractsCall, {
        query: { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export interface AuditFilter {
  staff: string;
  call: AuditedCall | "";
  from: string;
  to: string;
  /** Number of a booking. */
  booking: string;
  /** Number of an account. */
  person: string;
  /** Network address. */
  address: string;
}

/** A filter of the audit log as its calls take it. */
export const auditQueryOf = ({ staff, call, from, to, booking, person, address }: AuditFilter) => ({
  ...(staff && { account_id: staff }),
  ...(call && { call }),
  ...(from && { from }),
  ...(to && { to }),
  ...(booking && { booking_id: booking }),
  ...(person && { person_id: person }),
  ...(address && { address }),
});

export const auditQuery = (
  storefront: Storefront,
  { before, ...filter }: AuditFilter & { before: string },
) =>
  queryOptions({
    queryKey: [...deskKey, "audit", { ...filter, before }],
    queryFn: ({ signal }) =>
      callApi(storefront, calls.auditLogCall, {
        query: {
          ...(before && { before }),
          ...auditQueryOf(filter),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Every action adds an entry, so cached pages are outdated.
    gcTime: 0,
  });

interface DeskAct<Input, Item> {
  send: (api: ApiClient, input: Input) => Promise<unknown>;
  /** Removes the item from this list optimistically; without it the list waits for the server. */
  leaves?: { queryKey: QueryKey; isIt: (item: Item, input: Input) => boolean };
  /** Toast on success. */
  done?: (input: Input) => { text: string; action?: { label: string; onPress: () => void } };
}

/** An action at the desk. Afterwards all queries of the desk are refetched. */
export function useDeskAct<Input, Item = never>({ send, leaves, done }: DeskAct<Input, Item>) {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const queries = useQueryClient();
  type Page = { items: Item[]; total: number };
  return useMutation({
    mutationFn: async (input: Input) => send(await browserApi(storefront), input),
    onMutate: async (input) => {
      if (!leaves) return undefined;
      const { queryKey, isIt } = leaves;
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Page>(queryKey);
      queries.setQueryData<Page>(
        queryKey,
        (page) => page && { ...page, items: page.items.filter((item) => !isIt(item, input)) },
      );
      return before;
    },
    onError: (_error, _input, before) => {
      if (leaves && before) queries.setQueryData(leaves.queryKey, before);
      showToast({ type: "error", text: t("failed") });
    },
    onSuccess: (_answer, input) => {
      const said = done?.(input);
      if (said) showToast({ type: "success", ...said });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
}
