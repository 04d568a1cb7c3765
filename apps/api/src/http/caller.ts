import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { isCurrency } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import type { FastifyRequest } from "fastify";

/** Who asks and how they read: from the headers of every request (document 2 §7.1). */
export interface Caller {
  locale: Locale;
  currency: Currency;
  /** Id of the storefront, `X-Localization`. */
  storefront: string;
  address: string;
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export function callerOf(request: FastifyRequest): Caller {
  const locale = first(request.headers["x-language"]);
  const currency = first(request.headers["x-currency"]);
  const storefront = first(request.headers["x-localization"]);
  return {
    locale: isLocale(locale) ? locale : "en",
    currency: isCurrency(currency) ? currency : "USD",
    storefront: storefront === "ru" ? "ru" : "intl",
    address: request.ip,
  };
}
