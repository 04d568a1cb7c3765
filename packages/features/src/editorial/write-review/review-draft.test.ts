import fc from "fast-check";
import { expect, test } from "vitest";
import { draftFrom, draftOf } from "./review-draft.ts";

const empty = { rating: 0, marks: {}, text: "", photos: [] };
const photo = {
  id: 4,
  token: "t",
  name: "lake.jpg",
  size: 2048,
  image: { image: "/files/x/image/{size}.avif", alt: "", color: "#446688" },
};

test("a draft comes back as it was written", () => {
  const draft = {
    rating: 4,
    marks: { comfort: 5, value: 2 },
    text: "Ice and tea",
    photos: [photo],
  };
  expect(draftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test("photos that are not whole, or too many, are left out", () => {
  const whole = Array.from({ length: 12 }, (_, id) => ({ ...photo, id }));
  const photos = [{ ...photo, token: 7 }, null, { ...photo, image: "/x" }, ...whole];
  expect(draftFrom({ photos }).photos).toEqual(whole.slice(0, 10));
});

test.each([null, "", 7, [], { rating: 9, marks: { comfort: 0, x: 3 }, text: 5 }])(
  "%s is no draft",
  (stored) => {
    expect(draftFrom(stored)).toEqual(empty);
  },
);

test("whatever is stored, the form begins with marks that there are", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const { rating, marks, text } = draftFrom(stored);
      expect([0, 1, 2, 3, 4, 5]).toContain(rating);
      expect(Object.values(marks).every((mark) => mark >= 1 && mark <= 5)).toBe(true);
      expect(typeof text).toBe("string");
    }),
  );
});

test("what is written anew begins with the former words, and without the former photos", () => {
  const former = { rating: 4, marks: { comfort: 3 }, text: "Ice.", photos: ["used up"] };
  expect(draftOf("a-booking", former)).toEqual({ ...former, photos: [] });
  expect(draftOf("a-booking", null)).toEqual({ rating: 0, marks: {}, text: "", photos: [] });
});
