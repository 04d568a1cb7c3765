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

test("draftFrom restores a stored draft", () => {
  const draft = {
    rating: 4,
    marks: { comfort: 5, value: 2 },
    text: "Ice and tea",
    photos: [photo],
  };
  expect(draftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test("draftFrom leaves out incomplete photos and keeps at most ten", () => {
  const whole = Array.from({ length: 12 }, (_, id) => ({ ...photo, id }));
  const photos = [{ ...photo, token: 7 }, null, { ...photo, image: "/x" }, ...whole];
  expect(draftFrom({ photos }).photos).toEqual(whole.slice(0, 10));
});

test.each([null, "", 7, [], { rating: 9, marks: { comfort: 0, x: 3 }, text: 5 }])(
  "draftFrom starts empty for the stored value %s",
  (stored) => {
    expect(draftFrom(stored)).toEqual(empty);
  },
);

test("draftFrom gives valid marks whatever is stored", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const { rating, marks, text } = draftFrom(stored);
      expect([0, 1, 2, 3, 4, 5]).toContain(rating);
      expect(Object.values(marks).every((mark) => mark >= 1 && mark <= 5)).toBe(true);
      expect(typeof text).toBe("string");
    }),
  );
});

test("draftOf starts from the former review without its photos", () => {
  const former = { rating: 4, marks: { comfort: 3 }, text: "Ice.", photos: ["used up"] };
  expect(draftOf("a-booking", former)).toEqual({ ...former, photos: [] });
  expect(draftOf("a-booking", null)).toEqual({ rating: 0, marks: {}, text: "", photos: [] });
});
