import fc from "fast-check";
import { expect, it } from "vitest";
import { draftChanges } from "./draft-changes.ts";
import { draftFaults } from "./draft-faults.ts";
import { emptyDraft, readDraft } from "./tour-draft.ts";
import type { DraftDay, TourDraft } from "./tour-draft.ts";

const day: DraftDay = {
  title: { en: "First" },
  text: { en: "Along the shore" },
  city_id: 1,
  photo: "/a",
  distance_km: 12,
  meals: ["lunch"],
  spots: [{ name: { en: "Cape" }, lat: 53, lng: 107 }],
};
const whole: TourDraft = {
  ...emptyDraft("tour", "USD"),
  title: { en: "Isles" },
  photos: ["/a"],
  captions: { "/a": { en: "The shore" } },
  programme: [day, day],
  difficulty: 2,
  price: 100_000,
};
/** Stored since the first draft. */
const always: readonly string[] = ["type", "currency"];

const without = <Value extends object>(value: Value, keys: readonly string[]): Value =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as Value;

const keysOf = (value: object) =>
  fc.subarray(Object.keys(value).filter((key) => !always.includes(key)));

it("a draft that was stored before fields existed is read with their defaults", () => {
  fc.assert(
    fc.property(keysOf(whole), keysOf(day), (fields, dayFields) => {
      const stored = without({ ...whole, programme: [without(day, dayFields), day] }, fields);
      const draft = readDraft(stored);
      expect(Object.keys(draft).toSorted()).toEqual(Object.keys(whole).toSorted());
      expect(draft).toMatchObject(stored);
      for (const field of fields)
        expect(draft[field as keyof TourDraft]).toEqual(
          emptyDraft("tour", "USD")[field as keyof TourDraft],
        );
      for (const read of draft.programme)
        expect(Object.keys(read).toSorted()).toEqual(Object.keys(day).toSorted());
      // What reads drafts next takes it.
      expect(draftChanges(draft, draft)).toEqual([]);
      expect(() => draftFaults(draft, { required: ["en"], today: "2026-07-05" })).not.toThrow();
    }),
  );
});

it("a whole draft is read as it is", () => {
  expect(readDraft(whole)).toEqual(whole);
});
