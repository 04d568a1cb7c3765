import type { Currency, Money } from "@tropa/domain/money";

/** A tour that an event is about. */
export interface TourOfEvent {
  id: number;
  name?: string | undefined;
  /** Of one seat, as the page shows it. */
  price?: Money | undefined;
  dateId?: number | undefined;
}

/** A card of a list, with the price that it shows, minor units of its currency. */
interface CardOfEvent {
  id: number;
  title: string;
  price: number;
  currency: Currency;
  dateId?: number | undefined;
}

/** The tours of a list that was seen. */
export const toursOfList = ({
  cards,
}: AnalyticsEvent & { name: "view_item_list" }): TourOfEvent[] =>
  cards.map(({ id, title, price, currency, dateId }) => ({
    id,
    name: title,
    price: { minor: price, currency },
    dateId,
  }));

/** What is worth counting, in our own words; adapters say it in their provider's. */
export type AnalyticsEvent =
  | { name: "view_item"; tour: TourOfEvent }
  | { name: "view_item_list"; list: string; cards: readonly CardOfEvent[] }
  | { name: "search"; phrase: string }
  /** Fields of the filter that are set, never what people have typed there. */
  | { name: "filter"; list: string; fields: readonly string[] }
  | { name: "add_to_wishlist"; tour: TourOfEvent }
  | { name: "begin_checkout"; tour: TourOfEvent; seats: number; total: Money | null }
  | { name: "purchase"; bookingId: number; tour: TourOfEvent; paid: Money }
  | { name: "sign_up"; method: string }
  | { name: "login"; method: string }
  | { name: "generate_lead"; kind: "help" | "question"; tourId?: number | undefined };
