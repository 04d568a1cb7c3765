import { queryOptions } from "@tanstack/react-query";
import { ownApplicationCall } from "@tropa/api-contract/organizers/calls-applications";
import { applyAsOrganizerCall } from "@tropa/api-contract/organizers/calls-apply";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

export type ApplicationBody = BodyOf<typeof applyAsOrganizerCall>;

const applicationKey = ["organizerApplication"] as const;

/** The signed-in person's last application. */
export const ownApplicationQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: [...applicationKey, storefront.locale],
    queryFn: ({ signal }) => callApi(storefront, ownApplicationCall, { signal }),
    // Staff may have decided meanwhile: refetch on return to the page.
    refetchOnWindowFocus: true,
  });

export const sendApplication = (storefront: Storefront, body: ApplicationBody) =>
  callApi(storefront, applyAsOrganizerCall, { body });
