import { formatMoney } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useEffect, useState } from "react";
import type { TicketKind, TicketProvider, TicketWay } from "./ticket-provider.ts";

/** Debounce while the visitor types a city, ms. */
const typingMs = 500;

/** The lowest ticket price for a trip; nothing if the provider knows none. */
export function TicketPrice({
  kind,
  way,
  ask,
}: {
  kind: TicketKind;
  way: TicketWay;
  ask: NonNullable<TicketProvider["price"]>;
}) {
  const { t } = useTranslation("tour");
  const { currency, locale } = useStorefront();
  const asked = JSON.stringify({ ...way, currency });
  const [told, setTold] = useState<{ asked: string; price: Money | null } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(kind, JSON.parse(asked) as Parameters<typeof ask>[1], stop.signal).then(
        (price) => !stop.signal.aborted && setTold({ asked, price }),
        // The link beside it still leads to the tickets.
        () => {},
      );
    }, typingMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [ask, kind, asked]);
  const price = told?.asked === asked ? told.price : null;
  return price && <b>{t("tickets.price", { price: formatMoney(price, locale) })}</b>;
}
