import { describe, expect, it } from "vitest";
import type { AnalyticsEvent } from "./events.ts";
import { ga4Event } from "./ga4.ts";
import { metricaEvent } from "./yandex-metrica.ts";

const price = { minor: 12_345, currency: "USD" } as const;
const tour = { id: 7, name: "Altai", price, dateId: 501 };
const ga4Item = { item_id: "7", item_name: "Altai", price: 123.45, item_variant: "501" };
const product = { id: "7", name: "Altai", price: 123.45, variant: "501" };

interface Row {
  event: AnalyticsEvent;
  ga4: object;
  goal: object;
  ecommerce: object | null;
}

/** Every event, as each provider is told of it: money in major units, its currency beside it. */
const rows: Row[] = [
  {
    event: { name: "view_item", tour },
    ga4: { value: 123.45, currency: "USD", items: [ga4Item] },
    goal: {},
    ecommerce: { currencyCode: "USD", detail: { products: [product] } },
  },
  {
    event: {
      name: "view_item_list",
      list: "altay",
      cards: [
        { id: 7, title: "Altai", price: 12_345, currency: "USD", dateId: 501 },
        { id: 8, title: "Baikal", price: 100, currency: "USD" },
      ],
    },
    ga4: {
      item_list_id: "altay",
      items: [ga4Item, { item_id: "8", item_name: "Baikal", price: 1 }],
    },
    goal: {},
    ecommerce: {
      currencyCode: "USD",
      impressions: [
        { ...product, list: "altay", position: 1 },
        { id: "8", name: "Baikal", price: 1, list: "altay", position: 2 },
      ],
    },
  },
  {
    event: { name: "search", phrase: "rafting" },
    ga4: { search_term: "rafting" },
    goal: { phrase: "rafting" },
    ecommerce: null,
  },
  {
    event: { name: "filter", list: "altay", fields: ["dateFrom", "priceTo"] },
    ga4: { item_list_id: "altay", fields: "dateFrom,priceTo" },
    goal: { list: "altay", fields: "dateFrom,priceTo" },
    ecommerce: null,
  },
  {
    event: { name: "add_to_wishlist", tour: { id: 7 } },
    ga4: { items: [{ item_id: "7" }] },
    goal: { id: "7" },
    ecommerce: null,
  },
  {
    event: { name: "begin_checkout", tour, seats: 2, total: { minor: 24_690, currency: "USD" } },
    ga4: { value: 246.9, currency: "USD", items: [{ ...ga4Item, quantity: 2 }] },
    goal: { order_price: 246.9, currency: "USD" },
    ecommerce: { currencyCode: "USD", add: { products: [{ ...product, quantity: 2 }] } },
  },
  {
    event: { name: "begin_checkout", tour: { id: 7 }, seats: 1, total: null },
    ga4: { items: [{ item_id: "7", quantity: 1 }] },
    goal: {},
    ecommerce: { add: { products: [{ id: "7", quantity: 1 }] } },
  },
  {
    event: {
      name: "purchase",
      bookingId: 31,
      tour: { id: 7, name: "Altai" },
      paid: { minor: 100_001, currency: "RUB" },
    },
    ga4: {
      transaction_id: "31",
      value: 1000.01,
      currency: "RUB",
      items: [{ item_id: "7", item_name: "Altai" }],
    },
    goal: { order_price: 1000.01, currency: "RUB" },
    ecommerce: {
      currencyCode: "RUB",
      purchase: {
        actionField: { id: "31", revenue: 1000.01 },
        products: [{ id: "7", name: "Altai" }],
      },
    },
  },
  {
    event: { name: "sign_up", method: "email" },
    ga4: { method: "email" },
    goal: { method: "email" },
    ecommerce: null,
  },
  {
    event: { name: "login", method: "phone" },
    ga4: { method: "phone" },
    goal: { method: "phone" },
    ecommerce: null,
  },
  {
    event: { name: "generate_lead", kind: "help", tourId: 7 },
    ga4: { lead_source: "help", item_id: "7" },
    goal: { kind: "help", id: "7" },
    ecommerce: null,
  },
];

describe.each(rows)("$event.name", ({ event, ga4, goal, ecommerce }) => {
  it("is sent to GA4", () => {
    expect(ga4Event(event)).toEqual([event.name, ga4]);
  });

  it("is sent to Metrica", () => {
    expect(metricaEvent(event)).toEqual({ goal, ecommerce });
  });
});
