import type { Currency, Money } from "@tropa/domain/money";

/** The tour of an event. */
export interface TourOfEvent {
  id: number;
  name?: string | undefined;
  /** Price of one seat, as the page shows it. */
  price?: Money | undefined;
  dateId?: number | undefined;
}

/** A card of a list, with its price in minor units. */
interface CardOfEvent {
  id: number;
  title: string;
  price: number;
  currency: Currency;
  dateId?: number | undefined;
}

/** The tours of a viewed list. */
export const toursOfList = ({
  cards,
}: AnalyticsEvent & { name: "view_item_list" }): TourOfEvent[] =>
  cards.map(({ id, title, price, currency, dateId }) => ({
    id,
    name: title,
    price: { minor: price, currency },
    dateId,
  }));

/** Events worth counting, in our own terms; adapters translate them for their provider. */
export type AnalyticsEvent =
  | { name: "view_item"; tour: TourOfEvent }
  | { name: "view_item_list"; list: string; cards: readonly CardOfEvent[] }
  | { name: "search"; phrase: string }
  /** Names of the fields set in the filter, never their values. */
  | { name: "filter"; list: string; fields: readonly string[] }
  | { name: "add_to_wishlist"; tour: TourOfEvent }
  | { name: "begin_checkout"; tour: TourOfEvent; seats: number; total: Money | null }
  | { name: "purchase"; bookingId: number; tour: TourOfEvent; paid: Money }
  | { name: "sign_up"; method: string }
  | { name: "login"; method: string }
  | { name: "generate_lead"; kind: "help" | "question"; tourId?: number | undefined };
