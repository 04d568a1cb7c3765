import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { organizerApplicationsCall } from "@tropa/api-contract/organizers/calls-applications";
import type { ApplicationStatus } from "@tropa/domain/organizers/application";
import { callApi } from "../../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { deskKey } from "../desk-queries.ts";

export const applicationsQuery = (
  storefront: Storefront,
  asked: { status: ApplicationStatus; page: number },
) =>
  queryOptions({
    queryKey: [...deskKey, "applications", storefront.locale, asked],
    queryFn: ({ signal }) =>
      callApi(storefront, organizerApplicationsCall, {
        query: { status: asked.status, page: String(asked.page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
