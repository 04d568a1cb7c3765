import type { Tour } from "@tropa/api-contract/discovery/tour";
import { formatMoney } from "@tropa/domain/money";
import type { Locale } from "@tropa/domain/locale";
import type { Party } from "@tropa/domain/sales/party/party";
import { partyTotal, unpricedAges } from "@tropa/domain/sales/party/party-price";
import type { TFunction } from "@tropa/i18n/translator";
import { isTooYoung } from "./order-price.ts";
import { forWhomText, unknownPriceText } from "../party-fields/party-texts.ts";

type PricedTour = Pick<
  Tour,
  "price" | "currency" | "child_prices" | "min_age" | "is_need_show_price_from"
>;

/** Returns the tour's price for the whole party as text, or a note that only the organizer knows it. */
export function partyTotalText(
  t: TFunction<"party">,
  tour: PricedTour,
  party: Party,
  locale: Locale,
): string {
  if (isTooYoung(tour, party)) return t("tooYoung", { count: tour.min_age });
  const price = { minor: tour.price, currency: tour.currency };
  const total = partyTotal(price, tour.child_prices, party);
  if (total === null) return unknownPriceText(t, unpricedAges(tour.child_prices, party));
  return t(tour.is_need_show_price_from ? "forTotalFrom" : "forTotal", {
    who: forWhomText(t, party),
    total: formatMoney(total, locale),
  });
}
