import { favouriteId, toggleFavourite } from "@tropa/domain/discovery/favourites";
import type { Currency } from "@tropa/domain/money";
import type { Party } from "@tropa/domain/sales/party/party";

/** What a tour cost when it was added: minor units of the page's currency, on this device alone. */
export interface PriceNote {
  price: number;
  currency: Currency;
  /** The departure that was chosen then: the price is its own. */
  dateId?: number;
  /** Who was going to travel then. */
  party?: Party;
}

/** The visitor's list as the browser keeps it. */
export interface FavouritesList {
  /** Tour ids, the newest first. */
  ids: readonly number[];
  notes: Readonly<Record<number, PriceNote>>;
  /** The account whose list it is; null: a visitor's own. */
  owner: number | null;
  /** What the owner's account has not been told yet. */
  unsent: Unsent;
}

export interface Unsent {
  added: readonly number[];
  removed: readonly number[];
}

export const nothingUnsent: Unsent = { added: [], removed: [] };
export const emptyList: FavouritesList = { ids: [], notes: {}, owner: null, unsent: nothingUnsent };

const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);

/** The list with a tour added or taken away; what an account has yet to hear is noted down. */
export function toggled(list: FavouritesList, raw: unknown, note?: PriceNote): FavouritesList {
  const id = favouriteId(raw);
  if (id === null) return list;
  const ids = toggleFavourite(list.ids, id);
  const isAdded = ids.includes(id);
  const { [id]: _, ...notes } = list.notes;
  const { added, removed } = list.unsent;
  return {
    ...list,
    ids,
    notes: isAdded && note ? { ...notes, [id]: note } : notes,
    unsent:
      list.owner === null
        ? list.unsent
        : {
            added: isAdded ? [...without(added, id), id] : without(added, id),
            removed: isAdded ? without(removed, id) : [...without(removed, id), id],
          },
  };
}

/**
 * The list as a session of an account begins. A visitor's own list is all news to the account; the account's own
 * list has only what it could not tell before; somebody else's list is none of this account's business.
 */
export function beganSession(list: FavouritesList, accountId: number): FavouritesList {
  if (list.owner === accountId) return list;
  if (list.owner !== null) return { ...emptyList, owner: accountId };
  return { ...list, owner: accountId, unsent: { added: list.ids, removed: [] } };
}

/** The unsent changes once `sent` has reached the server: those made in the meantime. */
export function withoutSent(unsent: Unsent, sent: Unsent): Unsent {
  return {
    added: unsent.added.filter((id) => !sent.added.includes(id)),
    removed: unsent.removed.filter((id) => !sent.removed.includes(id)),
  };
}

/** Merges the favourites of the account into the list. Changes that the server does not have yet are kept. */
export function merged(
  list: FavouritesList,
  serverIds: readonly number[],
  sent: Unsent,
): FavouritesList {
  const unsent = withoutSent(list.unsent, sent);
  const ids = [
    ...unsent.added,
    ...serverIds.filter((id) => !unsent.removed.includes(id) && !unsent.added.includes(id)),
  ];
  return { ...list, ids, unsent };
}

/** Who travels, as of the tour that was added last with a party. */
export const notedParty = ({ ids, notes }: Pick<FavouritesList, "ids" | "notes">): Party | null =>
  ids.flatMap((id) => notes[id]?.party ?? [])[0] ?? null;
