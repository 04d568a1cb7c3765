import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { bookingCall, myTripsCall } from "@tropa/api-contract/sales/calls-requests";
import { travellersCall } from "@tropa/api-contract/sales/calls-travellers";
import { contractOutcomeOf } from "@tropa/domain/organizers/contract-outcome";
import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { sampleBooking } from "./booking.ts";
import { sampleTravellers } from "./travellers.ts";
import type { SampleSet } from "../sample-set.ts";

/** Trips with these statuses, nearest first. */
export function tripAnswers(
  samples: SampleSet,
  statuses: readonly BookingStatus[],
  more: { is_reviewed?: boolean } = {},
): FakeAnswer[] {
  const items = statuses.map((status, index) => {
    const { shown: _shown, receipts: _receipts, ...booking } = sampleBooking(samples, status);
    return { ...booking, id: booking.id + index, travellers_filled: 1, ...more };
  });
  const count = (isOf: (status: BookingStatus) => boolean) => statuses.filter(isOf).length;
  const counts = {
    coming: count((status) => status < bookingStatuses.tourComplete),
    past: count((status) => status === bookingStatuses.tourComplete),
    canceled: count(isCanceled),
  };
  return [answer(myTripsCall, { items, next_after: null, counts })];
}

/** A booking by its number, for its tourist or the organizer. */
export function recordAnswers(
  samples: SampleSet,
  status: BookingStatus,
  isSide: boolean,
): FakeAnswer[] {
  const linked = sampleBooking(samples, status);
  const { shown: _shown, ...booking } = linked;
  const isOpen = status <= bookingStatuses.madePrepayment;
  return [
    answer(bookingCall, {
      ...booking,
      uuid: isSide ? null : booking.uuid,
      last_name: "Lindqvist",
      phone: "+79161234567",
      email: "maria.lindqvist@example.org",
      comment: null,
      payments: [],
      tourists_uuid: null,
      tourists: [],
      contract_outcome: contractOutcomeOf(status, booking.paid),
      may: { cancel: isOpen, pay: isOpen && !isSide, confirm: false },
    }),
    answer(bookingByUuidCall, linked),
    answer(travellersCall, sampleTravellers(linked)),
  ];
}
