import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  discountLabel,
  discountNote,
  discountPercent,
  discountedPrice,
} from "./discovery/discount.ts";
import { fallbackEmoji } from "./discovery/fallback-emoji.ts";
import { imageUrl } from "./media/image-url.ts";
import {
  addDays,
  dayNumber,
  daysBetween,
  fromDayNumber,
  isLocalDate,
  todayIn,
} from "./time/local-date.ts";
import { localise } from "./locale.ts";
import { providerName } from "./sales/payment.ts";
import { parseTourPath, tourPathOf } from "./discovery/tour-path.ts";

describe("discountPercent and discountLabel", () => {
  it.each([
    [100, null, null],
    [100, 100, null],
    [100, 90, null],
    [99, 100, null], // 1 percent is hidden
    [98, 100, 2],
    [75, 100, 25],
  ])("show for %d instead of %s a saving of %s", (price, before, percent) => {
    expect(discountPercent(price, before)).toBe(percent);
  });

  it.each([
    ["early_booking_dates", "2027-01-01", "until"],
    ["early_booking_dates", null, "early"],
    ["early_booking_days", null, "early"],
    ["seasonal", null, "hot"],
    ["on_tour_date", "2027-01-01", "hot"],
  ] as const)("label %s ending %s as %s", (type, endDate, label) => {
    expect(discountLabel({ type, endDate })).toBe(label);
  });
});

describe("discountNote and discountedPrice", () => {
  const today = "2027-03-10";
  it.each([
    [null, null],
    [{ type: "seasonal", endDate: null }, { label: "hot" }],
    [{ type: "on_tour_date", endDate: "2027-03-10" }, { label: "hot" }],
    [
      { type: "early_booking_dates", endDate: "2027-03-10" },
      { label: "until", date: "2027-03-10" },
    ],
    [{ type: "early_booking_dates", endDate: "2027-03-09" }, null],
    [{ type: "early_booking_dates", endDate: null }, { label: "early" }],
    [{ type: "early_booking_days", endDate: null }, { label: "early" }],
  ] as const)("note %o as %o", (discount, note) => {
    expect(discountNote(discount, today)).toEqual(note);
  });

  it.each([
    [100_00, { size: 10, format: 2 }, 90_00],
    [99_99, { size: 50, format: 2 }, 50_00], // half a kopeck is rounded up
    [100_00, { size: 30, format: 1 }, 70_00],
    [100_00, { size: 200, format: 1 }, 1],
    [100_00, { size: 100, format: 2 }, 1],
    [100_00, { size: -5, format: 2 }, 100_00],
  ] as const)("reduce %d by %o to %d", (price, discount, left) => {
    expect(discountedPrice(price, discount)).toBe(left);
  });

  it("show the same percentage that the discount takes off", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 100_000_000 }),
        fc.integer({ min: 2, max: 90 }),
        (price, size) => {
          expect(discountPercent(discountedPrice(price, { size, format: 2 }), price)).toBe(size);
        },
      ),
    );
  });
});

describe("tour paths", () => {
  it.each([
    ["belukha-za-nedelyu-12", { slug: "belukha-za-nedelyu", id: 12 }],
    ["-7", { slug: "", id: 7 }],
    ["a-0", null],
    ["a-01", null],
    ["a-1234567890", null],
    ["altay", null],
    ["altay/trek-5", null],
    ["a-5/", null],
  ])("are read from %s", (path, parsed) => {
    expect(parseTourPath(path)).toEqual(parsed);
  });

  it("are read back as they were written", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/),
        fc.integer({ min: 1, max: 999_999_999 }),
        (slug, id) => {
          expect(parseTourPath(tourPathOf({ slug, id }))).toEqual({ slug, id });
        },
      ),
    );
  });
});

describe("local dates", () => {
  it("convert to a day number and back", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50_000, max: 90_000 }),
        (day) => dayNumber(fromDayNumber(day)) === day,
      ),
    );
  });

  it.each(["2027-02-29", "2027-13-01", "2027-1-1", "", "tomorrow", "2027-01-01T00:00"])(
    "refuse %s",
    (text) => {
      expect(isLocalDate(text)).toBe(false);
    },
  );

  it("step across months, years and leap days", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
    expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
    expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
    expect(daysBetween("2027-03-01", "2027-02-28")).toBe(-1);
  });

  it("include the current day in a time zone", () => {
    const moment = new Date("2027-06-01T22:30:00Z");
    expect(todayIn("Europe/Moscow", moment)).toBe("2027-06-02");
    expect(todayIn("America/New_York", moment)).toBe("2027-06-01");
  });
});

it("fallbackEmoji depends only on the title", () => {
  fc.assert(
    fc.property(
      fc.string(),
      (title) => fallbackEmoji(title) === fallbackEmoji(title) && fallbackEmoji(title) !== "",
    ),
  );
  expect(
    new Set(["Белуха", "Байкал", "Памир", "Эльбрус", "Хибины", "Сванетия"].map(fallbackEmoji)).size,
  ).toBeGreaterThan(1);
});

it("imageUrl fills in the size and replaces the extension", () => {
  expect(imageUrl("/images/x/{size}.avif", "374x500")).toBe("/images/x/374x500.avif");
  expect(imageUrl("/images/x/{size}.avif", "1200x00", "webp")).toBe("/images/x/1200x00.webp");
  expect(imageUrl("https://img.example/a/{size}.JPG?v=1.2#x", "374x500", "avif")).toBe(
    "https://img.example/a/374x500.avif?v=1.2#x",
  );
  expect(imageUrl("{size}.jpg", "374x500", "avif")).toBe("374x500.avif");
  // Without an extension there is nothing to swap, least of all a part of the host's name.
  expect(imageUrl("https://img.example/{size}", "374x500", "avif")).toBe(
    "https://img.example/374x500",
  );
});

it("localise falls back to English, then to Russian", () => {
  expect(localise({ ru: "да", en: "yes" }, "de")).toBe("yes");
  expect(localise({ ru: "да" }, "zh")).toBe("да");
  expect(localise({}, "en")).toBe("");
});

it("providerName knows the ids 2 to 5", () => {
  expect([1, 2, 3, 4, 5, 6].map(providerName)).toEqual([
    null,
    "tinkoff",
    "payanyway",
    "stripe",
    "sandbox",
    null,
  ]);
});
