import fc from "fast-check";
import { expect, it } from "vitest";
import {
  MAX_FAVOURITES,
  favouriteEffects,
  favouriteId,
  favouritesAfterLogin,
  toggleFavourite,
} from "./favourites.ts";
import { isProfileComplete, missingProfileFields } from "../people/profile.ts";

it.each([
  [7, 7],
  ["7", null],
  [0, null],
  [-7, null],
  [1.5, null],
  [Number.NaN, null],
  [Infinity, null],
  [2_147_483_648, null],
  [null, null],
  [undefined, null],
  [[7], null],
])("favourite id %o is %s", (raw, id) => {
  expect(favouriteId(raw)).toBe(id);
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 20 });

it("toggling adds what is absent and removes what is there", () => {
  expect(toggleFavourite([1, 2], 3)).toEqual([3, 1, 2]);
  expect(toggleFavourite([1, 2], 1)).toEqual([2]);
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 50 }), (list, id) => {
      const once = toggleFavourite(list, id);
      expect(once.includes(id)).toBe(!list.includes(id));
      expect(toggleFavourite(once, id).toSorted()).toEqual(list.toSorted());
    }),
  );
});

it("a faulty id changes nothing and calls nobody", () => {
  const list = [1, 2];
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      fc.pre(favouriteId(raw) === null);
      expect(toggleFavourite(list, raw)).toBe(list);
      expect(favouriteEffects(list, raw, { isLoggedIn: true })).toEqual({
        call: null,
        sendsWishlistEvent: false,
      });
    }),
  );
});

it.each([
  [3, true, "create", true],
  [3, false, null, true],
  [1, true, "delete", false],
  [1, false, null, false],
] as const)("toggling %d, signed in %s", (id, isLoggedIn, call, sendsWishlistEvent) => {
  expect(favouriteEffects([1, 2], id, { isLoggedIn })).toEqual({ call, sendsWishlistEvent });
});

it("a sign-in brings the visitor's favourites along, each once and not endlessly many", () => {
  expect(favouritesAfterLogin([3, "4", 1, 3], [1, 2])).toEqual([3, 1, 2]);
  const many = Array.from({ length: MAX_FAVOURITES + 5 }, (_, index) => index + 1);
  expect(favouritesAfterLogin(many, many)).toHaveLength(MAX_FAVOURITES);
});

it.each([
  [{ first_name: "A", last_name: "B", is_email_set: true }, []],
  [{ first_name: " ", last_name: "B", is_email_set: true }, ["first_name"]],
  [
    { first_name: null, last_name: null, is_email_set: false },
    ["first_name", "last_name", "email"],
  ],
] as const)("profile %o misses %o", (profile, missing) => {
  expect(missingProfileFields(profile)).toEqual(missing);
  expect(isProfileComplete(profile)).toBe(missing.length === 0);
});
