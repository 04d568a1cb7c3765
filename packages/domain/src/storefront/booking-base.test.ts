import { expect, it } from "vitest";
import { bookingBase, withBookingBase } from "./booking-base.ts";

it("bookings stand under the usual segment unless a storefront names its own", () => {
  expect(bookingBase({})).toBe("booking");
  expect(bookingBase({ bookingBase: "trips" })).toBe("trips");
});

it.each([
  ["/booking", "/trips"],
  ["/booking/12?a=b", "/trips/12?a=b"],
  ["/booking?part=past", "/trips?part=past"],
  ["/booking#x", "/trips#x"],
  ["/bookings", "/bookings"],
  ["/tours/booking/1", "/tours/booking/1"],
  ["/trips/12", "/trips/12"],
])("%s stands at %s where the base is trips", (path, expected) => {
  expect(withBookingBase(path, { bookingBase: "trips" })).toBe(expected);
  expect(withBookingBase(path, {})).toBe(path);
});
