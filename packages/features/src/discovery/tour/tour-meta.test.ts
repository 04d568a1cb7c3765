import { expect, test } from "vitest";
import { tourJsonLd } from "./tour-meta.ts";

const site = {
  origin: "https://tropa.example",
  locale: "en",
  variant: {
    locales: ["en"],
    brand: { name: "Tropa" },
    features: { organizersShown: true },
  },
} as const;

/** What the structured data read of a tour, with dates that are sold out or not. */
function offersOf(variants: { price: number; is_busy: boolean }[], byRequest = false): unknown {
  const tour = {
    title: "Altai",
    summary: "On foot",
    slug: "altai-1",
    is_cruise: false,
    images: [],
    activities: [],
    programme: [],
    organizer: null,
    reviews: [],
    reviews_count: 0,
    price: 100_000,
    currency: "USD",
    use_request_period: byRequest,
    variants,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the structured data are made of
  return (tourJsonLd(tour as never, site, []) as { offers: unknown }).offers;
}

const open = { price: 100_000, is_busy: false };
const soldOut = { price: 250_000, is_busy: true };

test("structured data offer only departures that can be booked, at their prices", () => {
  expect(offersOf([open, soldOut, { ...open, price: 120_000 }])).toMatchObject({
    offerCount: 2,
    lowPrice: 1000,
    highPrice: 1200,
    availability: "https://schema.org/InStock",
  });
});

test("structured data of a sold-out tour have no offer", () => {
  expect(offersOf([soldOut])).toMatchObject({
    offerCount: 0,
    availability: "https://schema.org/SoldOut",
  });
});

test("structured data of a tour by request have one offer", () => {
  expect(offersOf([], true)).toMatchObject({
    offerCount: 1,
    availability: "https://schema.org/InStock",
  });
});
