import { useQuery } from "@tanstack/react-query";
import { formatMoney, minorPerMajor } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { queryClient } from "../../platform/api/query-client.ts";
import { convertedPriceQuery } from "./converted-price.ts";

/**
 * An estimate of an amount in the reader's currency, in whole units. Nothing if it is already in that currency or no
 * rate is known. Rates are cached for a minute.
 */
export function AboutAmount({ money }: { money: Money }) {
  const { t } = useTranslation("booking");
  const storefront = useStorefront();
  const { locale, currency: shown } = storefront;
  const enabled = money.currency !== shown && money.minor > 0;
  const { data } = useQuery({ ...convertedPriceQuery(storefront, money), enabled }, queryClient());
  if (!data) return null;
  const units = Math.round(data.result / minorPerMajor);
  return t("money.about", {
    amount: formatMoney({ minor: units * minorPerMajor, currency: shown }, locale),
  });
}
