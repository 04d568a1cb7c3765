import type { LinkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import { todayIn } from "@tropa/domain/time/local-date";
import type { ApiContext } from "../../config/context.ts";
import type { Caller } from "../../server/caller.ts";
import { arrivalCodeOf } from "../arrival/arrival.ts";
import { bookingAnswer, newestRates } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { receiptsOf } from "../payments/payments.ts";

/** Returns a booking by its link, with amounts in the reader's currency too if there is a rate. */
export async function linkedAnswer(
  { pool, config }: ApiContext,
  booking: BookingRecord,
  { locale, currency }: Pick<Caller, "locale" | "currency">,
): Promise<LinkedBooking> {
  const [answer, receipts, arrival_code] = await Promise.all([
    bookingAnswer(pool, booking, locale),
    receiptsOf(pool, booking.id),
    arrivalCodeOf(config, booking),
  ]);
  const rates =
    currency === booking.currency ? null : await newestRates(pool, todayIn("UTC", new Date()));
  const shown = rates && { currency, rate: rates[currency] / rates[booking.currency] };
  return { ...answer, receipts, shown, tourists_uuid: booking.tourists_uuid, arrival_code };
}
