import { describe, expect, it } from "vitest";
import { isPublicPath, personalSegments } from "./public-paths.ts";

const uuid = "5f0c6f5e-6c0e-4a39-9d0b-1c6a2f1b7a10";
const inPerCents = (segment: string) => `%${segment.charCodeAt(0).toString(16)}${segment.slice(1)}`;

/** Pages of a storefront that are in shared caches. */
const shared = (paths: string[], bookingBase?: string) =>
  paths.filter((path) => isPublicPath(path, bookingBase === undefined ? {} : { bookingBase }));

describe("a private page", () => {
  it.each(personalSegments)(
    "under /%s is never stored in a shared cache, in any spelling of its address",
    (segment) => {
      for (const written of [segment, segment.toUpperCase(), inPerCents(segment)]) {
        const start = `/${written}`;
        expect(shared([start, `${start}/`, `${start}.data`, `${start}/uuid/${uuid}`])).toEqual([]);
      }
    },
  );

  it("under the storefront's booking base is never stored in a shared cache", () => {
    const paths = ["/trips", "/trips.data", "/trips/12", `/Trips/uuid/${uuid}`, "/booking/12"];
    expect(shared(paths, "trips")).toEqual([]);
  });
});

it("public pages may be stored in shared caches, even if their names begin like private ones", () => {
  const paths = [
    "/",
    "/trips",
    "/bookings/12",
    "/tours/booking",
    "/%E0%A4%A",
    "/gift-certificates",
  ];
  expect(shared(paths)).toEqual(paths);
});
