import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { expect, it } from "vitest";
import { pagesOnTheWay } from "./pages-on-the-way.ts";

const uuid = "5f0c1a1e-0000-4000-8000-000000000000";
const paid = { uuid, status: bookingStatuses.madePrepayment };

it("keeps the code of a paid booking by its link, and by its number where that is what one reads", () => {
  expect(pagesOnTheWay(paid)).toEqual([`/booking/qr/uuid/${uuid}`]);
  expect(pagesOnTheWay(paid, 4071)).toEqual([`/booking/qr/uuid/${uuid}`, "/booking/qr/4071"]);
});

it("keeps no code before the prepayment, and none for the other side", () => {
  expect(pagesOnTheWay({ ...paid, status: bookingStatuses.pendingPrepayment }, 4071)).toEqual([]);
  expect(pagesOnTheWay({ ...paid, uuid: null }, 4071)).toEqual([]);
});
