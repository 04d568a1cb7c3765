import { queryOptions } from "@tanstack/react-query";
import { chatChannelsCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import { pushStateCall } from "@tropa/api-contract/conversation/calls-push";
import { letterChoicesCall } from "@tropa/api-contract/people/calls-notifications";
import { browserApi, callApi } from "../../../platform/api/browser-api.ts";
import { isSubscribed, pushPermission } from "./push-device.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

export const letterChoicesQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: ["letter-choices"],
    queryFn: ({ signal }) => callApi(storefront, letterChoicesCall, { signal }),
  });

/** Whether this device shows push notifications. */
export const pushStateQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: ["push-state"],
    queryFn: async ({ signal }) => {
      const { key, is_on: isOn } = await (
        await browserApi(storefront)
      ).call(pushStateCall, {
        signal,
      });
      return { key, isOn: isOn && (await isSubscribed()), permission: pushPermission() };
    },
  });

/**
 * Configured messengers, and which are connected. Polls while a connection is awaited, since it is made in the
 * messenger.
 */
export const messengersQuery = (storefront: Storefront, awaited: number | null) =>
  queryOptions({
    queryKey: ["messengers"],
    queryFn: ({ signal }) => callApi(storefront, chatChannelsCall, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ id, is_connected: is }) => id === awaited && !is) ? 4000 : false,
  });
