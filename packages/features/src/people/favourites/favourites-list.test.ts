import fc from "fast-check";
import { expect, test } from "vitest";
import {
  listAtSessionStart,
  emptyList,
  mergeAccountList,
  latestPartyOf,
  toggleInList,
} from "./favourites-list.ts";
import type { FavouritesList } from "./favourites-list.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));
const set = (numbers: readonly number[]) => new Set(numbers);

/** What the server does with the call that merges. */
const serverAfter = (server: readonly number[], { unsent }: FavouritesList) => [
  ...unsent.added.filter((id) => !server.includes(id)),
  ...server.filter((id) => !unsent.removed.includes(id)),
];

test("signing in merges both lists without loss, and merging again changes nothing", () => {
  fc.assert(
    fc.property(ids, ids, (local, server) => {
      const began = listAtSessionStart({ ...emptyList, ids: local }, 7);
      const after = serverAfter(server, began);
      const list = mergeAccountList(began, after, began.unsent);
      expect(set(list.ids)).toEqual(set([...local, ...server]));
      expect(list.ids).toHaveLength(set(list.ids).size);
      expect(list.unsent).toEqual({ added: [], removed: [] });
      const again = listAtSessionStart(list, 7);
      expect(mergeAccountList(again, serverAfter(after, again), again.unsent)).toEqual(list);
    }),
  );
});

test("a toggle during the merge is kept and stays unsent", () => {
  fc.assert(
    fc.property(ids, ids, ids, (local, server, pressed) => {
      const began = listAtSessionStart({ ...emptyList, ids: local }, 7);
      const sent = began.unsent;
      const now = pressed.reduce((list, id) => toggleInList(list, id), began);
      const list = mergeAccountList(now, serverAfter(server, began), sent);
      for (const id of pressed) expect(list.ids.includes(id)).toBe(!local.includes(id));
      for (const id of pressed.filter((other) => local.includes(other)))
        expect(list.unsent.removed).toContain(id);
    }),
  );
});

test("unsent changes of an account are kept for the next session", () => {
  const liked = toggleInList({ ...emptyList, owner: 7, ids: [1, 2] }, 3);
  const list = toggleInList(liked, 1);
  expect(list).toMatchObject({ ids: [3, 2], unsent: { added: [3], removed: [1] } });
  expect(listAtSessionStart(list, 7)).toBe(list);
});

test("the list of another account is discarded", () => {
  expect(listAtSessionStart({ ...emptyList, owner: 7, ids: [1, 2] }, 8)).toEqual({
    ...emptyList,
    owner: 8,
  });
});

test("a visitor's list has nothing unsent, keeps notes of prices and ignores invalid ids", () => {
  const note = { price: 100, currency: "RUB" } as const;
  const liked = toggleInList(emptyList, 5, note);
  expect(liked).toEqual({ ...emptyList, ids: [5], notes: { 5: note } });
  expect(toggleInList(liked, 5)).toEqual(emptyList);
  expect(toggleInList(liked, "5")).toBe(liked);
});

test("knows who travels from the tour that was added last with a party", () => {
  const note = { price: 100, currency: "RUB" } as const;
  const party = { adults: 2, childAges: [7] };
  const added = toggleInList(emptyList, 1, { ...note, party });
  expect(latestPartyOf(added)).toEqual(party);
  expect(latestPartyOf(toggleInList(added, 2, note))).toEqual(party);
  const other = { adults: 4, childAges: [] };
  expect(latestPartyOf(toggleInList(added, 3, { ...note, party: other }))).toEqual(other);
  expect(latestPartyOf(toggleInList(added, 1))).toBeNull();
});
