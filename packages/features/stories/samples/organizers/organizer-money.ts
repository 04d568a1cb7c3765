import { organizerMoneyCall } from "@tropa/api-contract/organizers/calls-money";
import type { BookingShare } from "@tropa/api-contract/organizers/calls-money";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { organizerAnswers } from "./organizer.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";

/** A month with a finished trip, a coming one and a late cancellation. */
export function moneyAnswers(samples: SampleSet): FakeAnswer[] {
  const item = (index: number, changes: Partial<BookingShare>): BookingShare => ({
    booking_id: 500_200 + index,
    tour_title: pick(samples.texts.tours, index),
    name: pick(samples.texts.people, index),
    start: "2027-03-01",
    end: "2027-03-04",
    status: 4,
    currency: "USD",
    received: 124_000,
    refunded: 0,
    held: 0,
    percent: 12.5,
    commission: 15_500,
    share: 108_500,
    state: "due",
    ...changes,
  });
  return [
    ...organizerAnswers(samples),
    answer(organizerMoneyCall, {
      organizer_title: pick(samples.texts.people, 3),
      balances: [
        {
          currency: "USD",
          expected: 52_700,
          due: 161_200,
          commission: 24_800,
          paid_out: 90_000,
          balance: 71_200,
        },
      ],
      in_runs: [],
      items: [
        item(0, {}),
        item(1, {
          status: 3,
          start: "2027-03-24",
          end: "2027-03-27",
          received: 62_000,
          percent: 15,
          commission: 9_300,
          share: 52_700,
          state: "expected",
        }),
        item(2, {
          status: 5,
          received: 124_000,
          refunded: 105_400,
          percent: 0,
          commission: 0,
          share: 18_600,
        }),
      ],
      payouts: [
        {
          id: 3,
          currency: "USD",
          amount: 90_000,
          paid_on: "2027-02-26",
          reference: "№ 118",
          is_of_run: false,
        },
      ],
    }),
  ];
}
