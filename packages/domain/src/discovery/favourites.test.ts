import fc from "fast-check";
import { expect, it } from "vitest";
import { favouriteId, toggleFavourite } from "./favourites.ts";
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
])("favouriteId reads %o as %s", (raw, id) => {
  expect(favouriteId(raw)).toBe(id);
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 20 });

it("toggleFavourite adds an absent id and removes a present one", () => {
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

it("toggleFavourite ignores an invalid id", () => {
  const list = [1, 2];
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      fc.pre(favouriteId(raw) === null);
      expect(toggleFavourite(list, raw)).toBe(list);
    }),
  );
});

it.each([
  [{ first_name: "A", last_name: "B", is_email_set: true }, []],
  [{ first_name: " ", last_name: "B", is_email_set: true }, ["first_name"]],
  [
    { first_name: null, last_name: null, is_email_set: false },
    ["first_name", "last_name", "email"],
  ],
] as const)("missingProfileFields finds in %o that %o is missing", (profile, missing) => {
  expect(missingProfileFields(profile)).toEqual(missing);
  expect(isProfileComplete(profile)).toBe(missing.length === 0);
});
