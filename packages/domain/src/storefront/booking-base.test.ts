import { expect, it } from "vitest";
import { bookingBase, withBookingBase } from "./booking-base.ts";

it('bookingBase is "booking" unless the storefront sets another segment', () => {
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
])('withBookingBase writes %s as %s for the base "trips"', (path, expected) => {
  expect(withBookingBase(path, { bookingBase: "trips" })).toBe(expected);
  expect(withBookingBase(path, {})).toBe(path);
});
