import { favouriteId, toggleFavourite } from "@tropa/domain/discovery/favourites";
import type { Currency } from "@tropa/domain/money";
import type { Party } from "@tropa/domain/sales/party/party";

/** A tour's price when it was added, minor units; kept on this device only. */
export interface PriceNote {
  price: number;
  currency: Currency;
  /** The departure chosen at that time, whose price it is. */
  dateId?: number;
  /** The party at that time. */
  party?: Party;
}

/** The visitor's list as stored in the browser. */
export interface FavouritesList {
  /** Tour ids, newest first. */
  ids: readonly number[];
  notes: Readonly<Record<number, PriceNote>>;
  /** The account the list belongs to; null for a visitor's own. */
  owner: number | null;
  /** Changes not yet sent to the owner's account. */
  unsent: UnsentChanges;
}

export interface UnsentChanges {
  added: readonly number[];
  removed: readonly number[];
}

export const noUnsentChanges: UnsentChanges = { added: [], removed: [] };
export const emptyList: FavouritesList = {
  ids: [],
  notes: {},
  owner: null,
  unsent: noUnsentChanges,
};

const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);

/** Adds or removes a tour; records the change if an account has to be told. */
export function toggleInList(list: FavouritesList, raw: unknown, note?: PriceNote): FavouritesList {
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
 * Returns the list when an account's session begins. A visitor's list is added to the account; the account's own list
 * keeps its unsent changes; another account's list is discarded.
 */
export function listAtSessionStart(list: FavouritesList, accountId: number): FavouritesList {
  if (list.owner === accountId) return list;
  if (list.owner !== null) return { ...emptyList, owner: accountId };
  return { ...list, owner: accountId, unsent: { added: list.ids, removed: [] } };
}

/** Unsent changes without those that have reached the server. */
export function dropSent(unsent: UnsentChanges, sent: UnsentChanges): UnsentChanges {
  return {
    added: unsent.added.filter((id) => !sent.added.includes(id)),
    removed: unsent.removed.filter((id) => !sent.removed.includes(id)),
  };
}

/** Merges the account's favourites into the list; unsent changes are kept. */
export function mergeAccountList(
  list: FavouritesList,
  serverIds: readonly number[],
  sent: UnsentChanges,
): FavouritesList {
  const unsent = dropSent(list.unsent, sent);
  const ids = [
    ...unsent.added,
    ...serverIds.filter((id) => !unsent.removed.includes(id) && !unsent.added.includes(id)),
  ];
  return { ...list, ids, unsent };
}

/** The party of the tour added last with one. */
export const latestPartyOf = ({
  ids,
  notes,
}: Pick<FavouritesList, "ids" | "notes">): Party | null =>
  ids.flatMap((id) => notes[id]?.party ?? [])[0] ?? null;
