import type { TFunction } from "@tropa/i18n/translator";
import { favouriteId } from "@tropa/domain/discovery/favourites";
import type { Currency } from "@tropa/domain/money";
import { partyFields, readParty } from "@tropa/domain/sales/party/party";
import { sendEvent } from "../../platform/analytics/send-event.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useSession } from "../../people/session/session.ts";
import type { PriceNote } from "../../people/favourites/favourites-list.ts";
import { favourites } from "../../people/favourites/favourites-store.ts";

/** Data that a favourite button needs of its tour. */
export interface LikedTour {
  id: number;
  /** Part of the button's accessible name, because a page has many such buttons. */
  title: string;
  /** Current price, minor units, stored to show later changes; absent if the tour is not on sale. */
  price?: number;
  currency?: Currency;
  /** The departure shown by the card, if dates were chosen. */
  dateId?: number | undefined;
}

/** Calls run one after the other, so that the last press wins. */
let telling: Promise<void> = Promise.resolve();

/**
 * Adds or removes a favourite (docs/product/favourites-and-selection.md#favourites): at once in this browser, and on
 * the server if signed in. Changes that cannot be sent are sent when the next session begins.
 */
export function pressHeart(storefront: Storefront, t: TFunction, tour: LikedTour): void {
  const { id, title: name, price, currency, dateId } = tour;
  if (favouriteId(id) === null) {
    // oxlint-disable-next-line no-console -- a mistake in the page, for its developers
    console.warn(`a favourite needs the id of a tour, got ${String(id)}`);
    return;
  }
  const isSold = price !== undefined && currency !== undefined;
  const note = isSold ? noteOf({ price, currency, dateId }) : undefined;
  const before = favourites.getState();
  const isAdded = !before.ids.includes(id);
  const place = before.ids.indexOf(id);
  const oldNote = before.notes[id];
  before.toggle(id, note);
  tell(storefront, id, isAdded);
  if (isAdded) {
    sendEvent({
      name: "add_to_wishlist",
      tour: { id, name, price: isSold ? { minor: price, currency } : undefined, dateId },
    });
    return;
  }
  showToast({
    type: "info",
    text: t("favourites:removed", { title: name }),
    action: {
      label: t("favourites:undo"),
      onPress: () => putBack(storefront, id, place, oldNote),
    },
  });
}

/** Notes a price with its departure and with the party of the page's URL. */
function noteOf({
  price,
  currency,
  dateId,
}: Required<Pick<LikedTour, "price" | "currency">> & Pick<LikedTour, "dateId">): PriceNote {
  const query = new URLSearchParams(location.search);
  const party = readParty(query.get(partyFields.adults), query.get(partyFields.childAges));
  return { price, currency, ...(dateId !== undefined && { dateId }), ...(party && { party }) };
}

/** Undoes a removal: puts the tour back at its position, with the price noted when it was added. */
function putBack(
  storefront: Storefront,
  tourId: number,
  place: number,
  note: PriceNote | undefined,
): void {
  const { ids, toggle, replace } = favourites.getState();
  if (ids.includes(tourId)) return;
  toggle(tourId, note);
  replace((list) => {
    const others = list.ids.filter((id) => id !== tourId);
    return { ...list, ids: [...others.slice(0, place), tourId, ...others.slice(place)] };
  });
  tell(storefront, tourId, true);
}

function tell(storefront: Storefront, tourId: number, isAdded: boolean): void {
  if (useSession.getState().status !== "signedIn") return;
  telling = telling.then(() => send(storefront, tourId, isAdded));
}

async function send(storefront: Storefront, tourId: number, isAdded: boolean): Promise<void> {
  const { confirm, toggle } = favourites.getState();
  const sent = isAdded ? { added: [tourId], removed: [] } : { added: [], removed: [tourId] };
  try {
    const [api, calls] = await Promise.all([
      browserApi(storefront),
      import("@tropa/api-contract/discovery/calls-favourites"),
    ]);
    const call = isAdded ? calls.addFavouriteTourCall : calls.removeFavouriteTourCall;
    await api.call(call, { body: { tour_id: tourId } });
    confirm(sent);
  } catch (error) {
    const { messageOf } = await import("../../platform/forms/problems/failure-toast.ts");
    const text = messageOf(error);
    // If the server cannot be reached, the local list stays and is sent later. If it refuses, undo and show the reason.
    if (text === null) return;
    toggle(tourId);
    confirm({ added: [tourId], removed: [tourId] });
    showToast({ type: "error", text });
  }
}

/** Removes favourites without a message for each. */
export function dropFavourites(storefront: Storefront, ids: readonly number[]): void {
  for (const id of ids) {
    favourites.getState().toggle(id);
    tell(storefront, id, false);
  }
}

/** Adds tours that are not favourites yet to the front, in their order. */
export function keepFavourites(
  storefront: Storefront,
  tours: readonly { id: number; price: number; currency: Currency; dateId?: number }[],
): void {
  for (const { id, price, currency, dateId } of tours.toReversed()) {
    if (favourites.getState().ids.includes(id)) continue;
    favourites.getState().toggle(id, noteOf({ price, currency, dateId }));
    sendEvent({ name: "add_to_wishlist", tour: { id, price: { minor: price, currency }, dateId } });
    tell(storefront, id, true);
  }
}
