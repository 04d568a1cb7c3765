import {
  bookingStaffCall,
  handOverBookingCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
import { staffBookingCall, staffSearchCall } from "@tropa/api-contract/staff/calls-bookings";
import type { ApiClient } from "@tropa/api-client/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GuestBookings } from "../../../../testing/sales/guest-bookings.ts";

let bookings: GuestBookings;
let desk: ApiClient;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  desk = bookings.platform.client(await bookings.platform.person("staff"));
});
afterAll(() => bookings.platform.close());

const reason = "Knows the organizer";
const page = (id: number) => desk.call(staffBookingCall, { query: { id: String(id) } });

describe("handing over", () => {
  it("puts one colleague in charge, whom page and search show", async () => {
    const { id } = await bookings.request();
    const { colleagues } = await desk.call(bookingStaffCall, {});
    const vera = colleagues.find(({ name }) => name !== "")!;
    const hand = () =>
      desk.call(handOverBookingCall, {
        body: { id, from: null, to: vera.account_id, reason },
      });
    const twice = await Promise.allSettled([hand(), hand()]);
    expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await page(id)).in_charge).toEqual(vera);
    const found = await desk.call(staffSearchCall, { query: { q: String(id) } });
    expect(found.bookings).toMatchObject([{ id, in_charge: vera.name }]);
    const to = bookings.guest.accountId;
    await expect(
      desk.call(handOverBookingCall, { body: { id, from: vera.account_id, to, reason } }),
    ).rejects.toMatchObject({ status: 409 });
  });
});
