import { useQuery } from "@tanstack/react-query";
import { formatMoney, minorPerMajor } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import { TIMES } from "@tropa/domain/page-constants";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { browserApi } from "../../platform/api/browser-api.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { queryClient } from "../../platform/api/query-client.ts";

/**
 * An estimate of an amount in the reader's currency, in whole units. Nothing if it is already in that currency or no
 * rate is known. Rates are cached for a minute.
 */
export function AboutAmount({ money: { minor, currency } }: { money: Money }) {
  const { t } = useTranslation("booking");
  const storefront = useStorefront();
  const { locale, currency: shown } = storefront;
  const { data } = useQuery(
    {
      queryKey: ["convert-price", currency, shown, minor],
      async queryFn() {
        const [api, { convertPriceCall: call }] = await Promise.all([
          browserApi(storefront),
          import("@tropa/api-contract/discovery/calls-home"),
        ]);
        const query = { from_currency: currency, to_currency: shown, amount: String(minor) };
        return api.call(call, { query }).catch(logAndReturnNull(call.name, call.path));
      },
      enabled: currency !== shown && minor > 0,
      staleTime: TIMES.priceConversionCacheSeconds * 1000,
      gcTime: TIMES.priceConversionCacheSeconds * 1000,
      retry: false,
    },
    queryClient(),
  );
  if (!data) return null;
  const units = Math.round(data.result / minorPerMajor);
  return t("money.about", {
    amount: formatMoney({ minor: units * minorPerMajor, currency: shown }, locale),
  });
}
