import type { Payment } from "@tropa/api-contract/sales/booking";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { bookingPath } from "../../platform/links/paths.ts";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead, SeoSite } from "../../platform/seo/page-head.ts";
import { bookingQuery, paymentQuery } from "./booking-queries.ts";
import { shownBooking } from "./shown-booking.ts";
import type { ShownBooking } from "./shown-booking.ts";

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

function isUuid(text: string | null | undefined): text is string {
  return typeof text === "string" && uuidPattern.test(text);
}

/** Loads a booking by the UUID in its link; an invalid UUID is a 404. */
export async function loadBooking(
  uuid: string | null | undefined,
  page: PageRequest,
): Promise<ShownBooking> {
  if (!isUuid(uuid)) throw notFound();
  const booking = await orPageError(page.queries.fetchQuery(bookingQuery(page.api, uuid)));
  return shownBooking(booking);
}

/** A booking with the payment that a bank's return address names. */
export interface PaidBooking {
  booking: ShownBooking;
  /** Null if the address names no payment, or one of another booking. */
  payment: Payment | null;
}

/** Loads by the query with which banks send payers back: `?uuid=…&payment=…`. */
export async function loadPaidBooking(url: URL, page: PageRequest): Promise<PaidBooking> {
  const paymentUuid = url.searchParams.get("payment");
  const [booking, payment] = await Promise.all([
    loadBooking(url.searchParams.get("uuid"), page),
    isUuid(paymentUuid) ? loadPayment(paymentUuid, page) : null,
  ]);
  return { booking, payment: payment?.booking_uuid === booking.uuid ? payment : null };
}

/** Optional: if the payment fails to load, the booking is shown without it. */
async function loadPayment(uuid: string, page: PageRequest): Promise<Payment | null> {
  try {
    return await page.queries.fetchQuery(paymentQuery(page.api, uuid));
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** The head of a page about one booking. */
export interface PersonalHead {
  site: SeoSite;
  head: PageHead;
}

type TitleKey = "booking" | "pay" | "success" | "fail" | "qr";

/** Head of a page about one booking; search engines must not list it. */
export function bookingHead(page: PageRequest, key: TitleKey, booking: ShownBooking): PersonalHead {
  const title = page.translator.t(`booking:titles.${key}`, { id: booking.id });
  return {
    site: seoSite(page),
    head: {
      title,
      description: booking.tour.title,
      path: bookingPath(booking.uuid),
      isHidden: true,
    },
  };
}

/** Like `bookingHead`, for a payment result that names no booking. */
export function generalHead(page: PageRequest, outcome: "success" | "fail"): PersonalHead {
  const text = (part: "title" | "text") => page.translator.t(`booking:general.${outcome}.${part}`);
  return {
    site: seoSite(page),
    head: { title: text("title"), description: text("text"), path: `/${outcome}`, isHidden: true },
  };
}
