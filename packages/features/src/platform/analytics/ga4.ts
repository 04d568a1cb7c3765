import { majorOf } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import type { StartAdapter } from "./counter.ts";
import { dropCookies } from "./drop-cookies.ts";
import { toursOfList } from "./events.ts";
import type { AnalyticsEvent, TourOfEvent } from "./events.ts";
import { followPages } from "./follow-pages.ts";
import { insertAnalyticsScript } from "./insert-counter.ts";
import { addressForAnalytics, referrerForAnalytics } from "./analytics-address.ts";

const itemOf = ({ id, name, price, dateId }: TourOfEvent) => ({
  item_id: String(id),
  ...(name !== undefined && { item_name: name }),
  ...(price && { price: majorOf(price) }),
  ...(dateId !== undefined && { item_variant: String(dateId) }),
});
const valueOf = (money: Money | null | undefined) =>
  money ? { value: majorOf(money), currency: money.currency } : {};

/** Returns an event's GA4 name and parameters; amounts are in major units, with their currency. */
export function ga4Event(event: AnalyticsEvent): [name: string, parameters: object] {
  switch (event.name) {
    case "view_item":
    case "add_to_wishlist":
      return [event.name, { ...valueOf(event.tour.price), items: [itemOf(event.tour)] }];
    case "view_item_list":
      return [event.name, { item_list_id: event.list, items: toursOfList(event).map(itemOf) }];
    case "search":
      return [event.name, { search_term: event.phrase }];
    case "filter":
      return [event.name, { item_list_id: event.list, fields: event.fields.join(",") }];
    case "begin_checkout":
      return [
        event.name,
        { ...valueOf(event.total), items: [{ ...itemOf(event.tour), quantity: event.seats }] },
      ];
    case "purchase":
      return [
        event.name,
        {
          transaction_id: String(event.bookingId),
          ...valueOf(event.paid),
          items: [itemOf(event.tour)],
        },
      ];
    case "sign_up":
    case "login":
      return [event.name, { method: event.method }];
    case "generate_lead":
      return [
        event.name,
        {
          lead_source: event.kind,
          ...(event.tourId !== undefined && { item_id: String(event.tourId) }),
        },
      ];
  }
}

/** Google Analytics 4, with advertising features off. */
export const startGa4: StartAdapter = (id) => {
  const page = window as unknown as Record<string, unknown> & { dataLayer?: unknown[] };
  const layer = (page.dataLayer ??= []);
  // The library requires the `arguments` object; it reads an array as something else.
  function gtag(..._given: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  }
  page[`ga-disable-${id}`] = false;
  gtag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  gtag("js", new Date());
  // The library would read the address from the window; set one without secrets instead.
  const setAddress = (referrer: string) =>
    gtag("set", {
      page_location: addressForAnalytics(window.location.href),
      page_referrer: referrer,
    });
  setAddress(referrerForAnalytics());
  let shownAddress = addressForAnalytics(window.location.href);
  const stopFollowing = followPages(() => {
    setAddress(shownAddress);
    shownAddress = addressForAnalytics(window.location.href);
  });
  gtag("config", id, { allow_google_signals: false });
  insertAnalyticsScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  return {
    send: (event) => gtag("event", ...ga4Event(event)),
    stop() {
      stopFollowing();
      page[`ga-disable-${id}`] = true;
      gtag("consent", "update", { analytics_storage: "denied" });
      dropCookies(/^_ga/);
    },
  };
};
