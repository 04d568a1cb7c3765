import { arrivalCall } from "@tropa/api-contract/sales/calls-arrival";
import type { Arrival } from "@tropa/api-contract/sales/calls-arrival";
import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import { answer, refuse } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { sampleBooking } from "./booking.ts";
import type { SampleSet } from "../sample-set.ts";

/** The day of arrival of a booking in a status. */
export function sampleArrival(
  samples: SampleSet,
  more: Partial<Arrival> = {},
  status: BookingStatus = bookingStatuses.madePrepayment,
): Arrival {
  const {
    shown: _,
    tourists_uuid: __,
    arrival_code: code,
    ...booking
  } = sampleBooking(samples, status);
  const { people } = samples.texts;
  return {
    booking,
    travellers: [people[0], booking.first_name],
    meeting:
      code === null
        ? null
        : {
            notes: booking.tour.title,
            contact_name: people[0],
            contact_messenger: "@guide",
            emergency_phone: "+79004445566",
            files: [{ name: "map.pdf", byte_size: 412_300, url: "/files/map.pdf" }],
          },
    tickets: code === null ? {} : { arrival: "SU 1430, 12:40", train_departure: "002М, 18:05" },
    code,
    keys: [],
    ...more,
  };
}

export const arrivalAnswers = (arrival: Arrival): FakeAnswer[] => [
  answer(arrivalCall, arrival),
  refuse(tourCall, "not_found"),
];
