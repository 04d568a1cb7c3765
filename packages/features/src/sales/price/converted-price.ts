import { queryOptions } from "@tanstack/react-query";
import { TIMES } from "@tropa/domain/page-constants";
import type { Money } from "@tropa/domain/money";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { browserApi } from "../../platform/api/browser-api.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";

const cachedMs = TIMES.priceConversionCacheSeconds * 1000;

/** An amount in the currency that the reader sees; cached for a minute. */
export const convertedPriceQuery = (storefront: Storefront, { minor, currency }: Money) =>
  queryOptions({
    queryKey: ["convert-price", currency, storefront.currency, minor],
    async queryFn() {
      const [api, { convertPriceCall: call }] = await Promise.all([
        browserApi(storefront),
        import("@tropa/api-contract/discovery/calls-home"),
      ]);
      const query = {
        from_currency: currency,
        to_currency: storefront.currency,
        amount: String(minor),
      };
      return api.call(call, { query }).catch(logAndReturnNull(call.name, call.path));
    },
    staleTime: cachedMs,
    gcTime: cachedMs,
    retry: false,
  });
