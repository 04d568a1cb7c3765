import { majorOf } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import type { StartAdapter } from "./counter.ts";
import { dropCookies } from "./drop-cookies.ts";
import { toursOfList } from "./events.ts";
import type { AnalyticsEvent, TourOfEvent } from "./events.ts";
import { followPages } from "./follow-pages.ts";
import { insertAnalyticsScript } from "./insert-counter.ts";
import { addressForAnalytics, referrerForAnalytics } from "./analytics-address.ts";

/** Data sent to Metrica for an event: a goal with parameters, and e-commerce data if any. */
interface MetricaHit {
  goal: object;
  ecommerce: object | null;
}

const productOf = ({ id, name, price, dateId }: TourOfEvent) => ({
  id: String(id),
  ...(name !== undefined && { name }),
  ...(price && { price: majorOf(price) }),
  ...(dateId !== undefined && { variant: String(dateId) }),
});
const priceOf = (money: Money | null | undefined) =>
  money ? { order_price: majorOf(money), currency: money.currency } : {};
const goods = (currency: string | undefined, action: object) => ({
  ...(currency !== undefined && { currencyCode: currency }),
  ...action,
});

/** Returns an event in Metrica's terms; amounts are in major units, with their currency. */
export function metricaEvent(event: AnalyticsEvent): MetricaHit {
  switch (event.name) {
    case "view_item": {
      const detail = { products: [productOf(event.tour)] };
      return { goal: {}, ecommerce: goods(event.tour.price?.currency, { detail }) };
    }
    case "view_item_list": {
      const impressions = toursOfList(event).map((tour, index) => ({
        ...productOf(tour),
        list: event.list,
        position: index + 1,
      }));
      return { goal: {}, ecommerce: goods(event.cards[0]?.currency, { impressions }) };
    }
    case "search":
      return { goal: { phrase: event.phrase }, ecommerce: null };
    case "filter":
      return { goal: { list: event.list, fields: event.fields.join(",") }, ecommerce: null };
    case "add_to_wishlist":
      return { goal: { id: String(event.tour.id) }, ecommerce: null };
    case "begin_checkout": {
      const add = { products: [{ ...productOf(event.tour), quantity: event.seats }] };
      const currency = event.total?.currency ?? event.tour.price?.currency;
      return { goal: priceOf(event.total), ecommerce: goods(currency, { add }) };
    }
    case "purchase": {
      const purchase = {
        actionField: { id: String(event.bookingId), revenue: majorOf(event.paid) },
        products: [productOf(event.tour)],
      };
      return { goal: priceOf(event.paid), ecommerce: goods(event.paid.currency, { purchase }) };
    }
    case "sign_up":
    case "login":
      return { goal: { method: event.method }, ecommerce: null };
    case "generate_lead":
      return {
        goal: { kind: event.kind, ...(event.tourId !== undefined && { id: String(event.tourId) }) },
        ecommerce: null,
      };
  }
}

type Metrica = ((...given: unknown[]) => void) & { a?: IArguments[]; l?: number };

const layerName = "metricaLayer";

/** Yandex Metrica, without session recording. */
export const startYandexMetrica: StartAdapter = (id) => {
  const page = window as unknown as Record<string, unknown> & { ym?: Metrica };
  const layer = (page[layerName] ??= []) as unknown[];
  // Queues calls until the library has loaded.
  const queue: Metrica = function ym() {
    // oxlint-disable-next-line prefer-rest-params -- the library reads `arguments`
    (queue.a ??= []).push(arguments);
  };
  queue.l = Date.now();
  page.ym ??= queue;
  const callMetrica = (...given: unknown[]) => page.ym?.(Number(id), ...given);
  // `defer` keeps it from reading the address from the window: hits below give one without secrets.
  callMetrica("init", {
    defer: true,
    ecommerce: layerName,
    trackLinks: true,
    accurateTrackBounce: true,
  });
  let shownAddress = addressForAnalytics(window.location.href);
  callMetrica("hit", shownAddress, { referer: referrerForAnalytics() });
  insertAnalyticsScript("https://mc.yandex.ru/metrika/tag.js");
  const stopFollowing = followPages(() => {
    const referer = shownAddress;
    shownAddress = addressForAnalytics(window.location.href);
    callMetrica("hit", shownAddress, { referer });
  });
  return {
    send(event) {
      const { goal, ecommerce } = metricaEvent(event);
      if (ecommerce) layer.push({ ecommerce });
      callMetrica("reachGoal", event.name, goal);
    },
    stop() {
      stopFollowing();
      callMetrica("destruct");
      dropCookies(/^_ym/);
    },
  };
};
