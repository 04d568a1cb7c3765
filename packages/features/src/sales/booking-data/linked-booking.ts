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

/** A booking by its link's name; what is no name of a booking is a page that does not exist. */
export async function loadBooking(
  uuid: string | null | undefined,
  page: PageRequest,
): Promise<ShownBooking> {
  if (!isUuid(uuid)) throw notFound();
  const booking = await orPageError(page.queries.fetchQuery(bookingQuery(page.api, uuid)));
  return shownBooking(booking);
}

export interface PaidBooking {
  booking: ShownBooking;
  /** Null where the address names none, or one of another booking. */
  payment: Payment | null;
}

/** The query of the pages to which a bank returns people: `?uuid=…&payment=…`. */
export async function loadPaidBooking(url: URL, page: PageRequest): Promise<PaidBooking> {
  const paymentUuid = url.searchParams.get("payment");
  const [booking, payment] = await Promise.all([
    loadBooking(url.searchParams.get("uuid"), page),
    isUuid(paymentUuid) ? loadPayment(paymentUuid, page) : null,
  ]);
  return { booking, payment: payment?.booking_uuid === booking.uuid ? payment : null };
}

/** The booking alone says what matters: if its payment fails to load, the page is shown without it. */
async function loadPayment(uuid: string, page: PageRequest): Promise<Payment | null> {
  try {
    return await page.queries.fetchQuery(paymentQuery(page.api, uuid));
  } catch (error) {
    console.error(error);
    return null;
  }
}

export interface PersonalHead {
  site: SeoSite;
  head: PageHead;
}

type TitleKey = "booking" | "pay" | "success" | "fail" | "qr";

/** Title of a page about one booking; such pages are nobody's entry. */
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

/** The same for a result of paying that names no booking. */
export function generalHead(page: PageRequest, words: "success" | "fail"): PersonalHead {
  const text = (part: "title" | "text") => page.translator.t(`booking:general.${words}.${part}`);
  return {
    site: seoSite(page),
    head: { title: text("title"), description: text("text"), path: `/${words}`, isHidden: true },
  };
}
