import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { randomUUID } from "node:crypto";
import { organizers } from "../../fixtures.ts";
import { insertPromoCode } from "../../sales/promo-codes.ts";
import { orderOf } from "../../shop.ts";
import { bookingKeepers, parties } from "./cases.ts";
import type { AccessCase, CallInput } from "./cases.ts";
import type { World } from "../world.ts";

const anna = { first_name: "Анна" };
const byNumber = async (world: World): Promise<CallInput> => ({
  query: { id: String((await world.booking()).id) },
});
const pretendPaid = (world: World, id: number) =>
  world.platform.rows(
    "UPDATE booking SET status = 3, hold_until = NULL WHERE id = $1 RETURNING id",
    id,
  );

/** Moves a booking's departure so that it is under way; the booking's code stays valid. */
const beginToday = (world: World, id: number) =>
  world.platform.rows(
    `UPDATE tour_date SET starts_on = (now() AT TIME ZONE 'UTC')::date - 1, ends_on = (now() AT TIME ZONE 'UTC')::date + 1
      WHERE id = (SELECT tour_date_id FROM booking WHERE id = $1) RETURNING id`,
    id,
  );

/** Bookings, payments and travellers (docs/product/people-and-rights.md#bookings). */
export const bookingCases: readonly AccessCase[] = [
  {
    call: "submitOrder",
    input: async (world) => ({ body: orderOf(await world.tour()) }),
  },
  {
    call: "checkPromo",
    input: async (world) => {
      const { tourId, dateId } = await world.tour();
      const { code } = await insertPromoCode(world.platform.context.pool);
      return { body: { promo: code, tour_id: tourId, variant_id: dateId } };
    },
  },
  {
    call: "submitHelpRequest",
    input: () => ({ body: { type: "common_help", phone: "+79031234567", agree: true } }),
  },
  {
    call: "bookingByUuid",
    input: async (world) => ({ query: { uuid: (await world.booking()).uuid } }),
  },
  {
    call: "messengerLink",
    input: async (world) => ({ query: { uuid: (await world.booking()).uuid } }),
  },
  {
    call: "cancelBookingByUuid",
    input: async (world) => ({ body: { uuid: (await world.booking()).uuid, refund: 0 } }),
  },
  {
    call: "bookingOffers",
    for: ["tourist", "staff", "supportStaff"],
    input: async (world) => ({ body: { id: (await world.booking()).id } }),
  },
  {
    call: "changeBooking",
    for: ["tourist", "staff", "supportStaff"],
    input: async (world) => {
      const { id } = await world.booking();
      const [row] = await world.platform.rows<{ date: number; total: number }>(
        "SELECT tour_date_id AS date, total_minor AS total FROM booking WHERE id = $1",
        id,
      );
      return { body: { id, variant_id: row?.date, adults: 2, total: Number(row?.total) } };
    },
  },
  { call: "createPayment", input: payment },
  {
    call: "payment",
    input: async (world) => {
      const { body } = await payment(world);
      const response = await fetch(`${world.platform.url}/spa/create-payment`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      });
      const { payment: made } = (await response.json()) as { payment: { uuid: string } };
      return { query: { uuid: made.uuid } };
    },
  },
  {
    call: "orderCertificate",
    input: () => ({
      body: {
        amount: 500_000,
        light: "day",
        recipient_email: "olga@example.org",
        buyer_name: "Пётр",
        buyer_email: "petr@example.org",
        agree: true,
      },
    }),
  },
  {
    call: "certificateOrder",
    input: async (world) => ({ query: { uuid: (await world.certificate()).uuid } }),
  },
  {
    call: "resendCertificate",
    input: async (world) => ({ body: { uuid: (await world.certificate()).uuid } }),
  },
  {
    call: "refundCertificate",
    input: async (world) => ({ body: { uuid: (await world.certificate()).uuid } }),
  },
  {
    call: "certificateBalance",
    input: async (world) => ({ body: { code: (await world.certificate()).code } }),
  },
  {
    call: "certificatePdf",
    input: async (world) => ({ body: { code: (await world.certificate()).code } }),
  },
  {
    call: "payByCertificate",
    input: async (world) => ({
      body: {
        uuid: (await world.booking()).uuid,
        code: (await world.certificate()).code,
        kind: "prepayment",
        covered: 400_000,
      },
    }),
  },
  { call: "booking", for: parties, input: byNumber },
  { call: "myBookings" },
  { call: "myTrips" },
  {
    call: "bookingDates",
    for: parties,
    input: async (world) => ({ body: { request_id: (await world.booking()).id } }),
  },
  {
    call: "cancelBooking",
    for: parties,
    input: async (world) => ({ body: { id: (await world.booking()).id } }),
  },
  {
    call: "confirmBooking",
    for: ["otherOrganizer", "staff", "supportStaff"],
    input: async (world) => ({
      body: { id: (await world.booking({ organizerId: organizers.confirming })).id },
    }),
  },
  {
    call: "declineBooking",
    for: ["otherOrganizer", "staff", "supportStaff"],
    input: async (world) => ({
      body: {
        id: (await world.booking({ organizerId: organizers.confirming })).id,
        reason: "Мест больше нет",
      },
    }),
  },
  {
    call: "chatBookings",
    for: parties,
    input: async (world) => ({ query: { chat_id: String((await world.chat()).id) } }),
  },
  {
    call: "updateTourists",
    for: parties,
    input: async (world) => ({
      query: { request_id: String((await world.booking()).id) },
      body: [anna],
    }),
  },
  {
    call: "updateTouristsQuestionnaires",
    for: parties,
    input: async (world) => ({
      query: { id: String((await world.booking()).id) },
      body: { tickets: { arrival: "12:40" } },
    }),
  },
  {
    call: "travellers",
    for: parties,
    input: async (world) => ({ query: { request_id: String((await world.booking()).id) } }),
  },
  {
    call: "saveTraveller",
    for: parties,
    input: async (world) => ({ body: { ...anna, request_id: (await world.booking()).id } }),
  },
  {
    call: "removeTraveller",
    for: parties,
    input: async (world) => ({ body: { id: 1, request_id: (await world.booking()).id } }),
  },
  {
    call: "travellersCsv",
    for: bookingKeepers,
    input: async (world) => ({ query: { request_id: String((await world.booking()).id) } }),
  },
  {
    call: "arrival",
    input: async (world) => ({ query: { uuid: (await world.booking()).uuid } }),
  },
  {
    call: "arrivalCalendar",
    input: async (world) => ({ query: { uuid: (await world.booking()).uuid } }),
  },
  {
    call: "bookingPaper",
    input: async (world) => {
      const { id, uuid } = await world.booking();
      await pretendPaid(world, id);
      return { query: { uuid, paper: "voucher" } };
    },
  },
  { call: "arrivalKeys" },
  {
    call: "markArrival",
    for: bookingKeepers,
    input: async (world) => {
      const { id, uuid } = await world.booking();
      await pretendPaid(world, id);
      const client = world.platform.client(world.people.tourist);
      const { arrival_code: code } = await client.call(bookingByUuidCall, { query: { uuid } });
      await beginToday(world, id);
      return {
        body: { code, scan: randomUUID(), scanned_at: new Date().toISOString(), with_debt: true },
      };
    },
  },
  {
    call: "unmarkArrival",
    for: bookingKeepers,
    input: async (world) => ({ body: { booking_id: (await world.booking()).id } }),
  },
  {
    call: "addTourists",
    input: async (world) => ({
      query: { uuid: (await world.booking()).touristsUuid },
      body: { tourists: [anna] },
    }),
  },
  {
    call: "touristsInfo",
    input: async (world) => ({ query: { uuid: (await world.booking()).touristsUuid } }),
  },
];

async function payment(world: World): Promise<CallInput> {
  const { uuid } = await world.booking();
  const storefront = world.platform.context.config.storefronts.speaking("ru").address;
  return {
    body: {
      uuid,
      kind: "prepayment",
      method: "card",
      provider: "sandbox",
      return_url: `${storefront}/booking/uuid/${uuid}`,
      fail_url: `${storefront}/payment-failed`,
      seen: { amount: 400_000, currency: "RUB" },
    },
  };
}
