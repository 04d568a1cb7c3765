import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { Locale } from "@tropa/domain/locale";
import type { Currency, Money } from "@tropa/domain/money";
import type { Party } from "@tropa/domain/sales/party/party";

export type TicketKind = "plane" | "train";

/** A trip to find tickets for. */
export interface TicketWay {
  from: string;
  to: string;
  date: Pick<DateVariant, "start" | "end"> | null;
  party: Party;
  locale: Locale;
}

/** A provider of tickets to and from a tour. */
export interface TicketProvider {
  /** Address of the provider's page with tickets. */
  link: (kind: TicketKind, way: TicketWay) => string;
  /** Returns the lowest price, if known; absent for providers that only offer a link. */
  price?: (
    kind: TicketKind,
    way: TicketWay & { currency: Currency },
    signal: AbortSignal,
  ) => Promise<Money | null>;
}
