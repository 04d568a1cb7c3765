import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { Locale } from "@tropa/domain/locale";
import type { Currency, Money } from "@tropa/domain/money";
import type { Party } from "@tropa/domain/sales/party/party";

export type TicketKind = "plane" | "train";

/** From where to where, when and who. */
export interface TicketWay {
  from: string;
  to: string;
  date: Pick<DateVariant, "start" | "end"> | null;
  party: Party;
  locale: Locale;
}

/** Who is asked for tickets to a tour, there and back. */
export interface TicketProvider {
  /** The page where they are found. */
  link: (kind: TicketKind, way: TicketWay) => string;
  /** What they cost at least, where it is known; one that only leads to a search knows no prices. */
  price?: (
    kind: TicketKind,
    way: TicketWay & { currency: Currency },
    signal: AbortSignal,
  ) => Promise<Money | null>;
}
