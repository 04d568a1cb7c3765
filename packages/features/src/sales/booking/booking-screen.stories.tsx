import { bookingByUuidCall, cancelByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { bookingOffersCall } from "@tropa/api-contract/sales/calls-booking-change";
import { addDays } from "@tropa/domain/time/local-date";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, scrollTo, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { storyDay } from "../../../stories/harness/fixed-day.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  bookingAnswers,
  bookingPath,
  sampleBooking,
} from "../../../stories/samples/sales/booking.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

type More = Parameters<typeof sampleBooking>[2];

/** The page of a booking of a status. */
const inStatus = (status: BookingStatus, more?: (samples: SampleSet) => More): Story["args"] => ({
  answers: (samples) => bookingAnswers(sampleBooking(samples, status, more?.(samples))),
});

const meta = {
  title: "Sales/Booking",
  component: StorefrontPage,
  args: { path: bookingPath },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: inStatus(bookingStatuses.pendingPrepayment) };

/** The organizer has yet to say whether they are taken along. */
export const Confirming: Story = { args: inStatus(bookingStatuses.pendingConfirm) };

/** The tour has no price for the age of a child: the organizer names it. */
export const Unpriced: Story = {
  args: inStatus(bookingStatuses.pendingConfirm, () => ({
    total: null,
    prepayment: null,
    children: 1,
    children_ages: [4],
  })),
};

/** Booked: its papers are there, and what comes back by the day of cancelling. */
export const Made: Story = {
  args: inStatus(bookingStatuses.madePrepayment, (samples) => ({
    receipts: [
      {
        kind: "prepayment",
        method: "card",
        certificate: null,
        amount: 39_200,
        currency: samples.variant.chargeCurrency,
        paid_at: "2027-03-09T10:00:00Z",
        paid_on: null,
        refunds: [],
      },
    ],
  })),
  play: acts(
    press("trips:papers.title"),
    see("trips:papers.voucher"),
    see("trips:papers.receipt"),
    press("booking:terms.title"),
    scrollTo("#terms"),
    write("day", "0"),
    seeElement("div[data-kind=full]"),
    write("day", "9999"),
    seeElement("div[data-kind=none]"),
  ),
};

/** Paid, and its group is not complete. */
export const Gathering: Story = {
  args: inStatus(bookingStatuses.madePrepayment, () => ({
    departure: { certainty: "gathering", missing: 3, decided_by: "2027-04-20" },
  })),
};

export const Complete: Story = { args: inStatus(bookingStatuses.tourComplete) };

export const Reviewed: Story = {
  args: inStatus(bookingStatuses.tourComplete, () => ({ is_reviewed: true })),
  play: see("booking:actions.ownReview"),
};

/** All that was paid goes back to the card. */
const goingBack = (state: "requested" | "done") => ({
  ledger: { paid: 39_200, returns: [{ amount: 39_200, state, method: "card" as const }] },
});

/** Called off by the tourist; the money is on its way. */
export const Cancelled: Story = {
  args: inStatus(bookingStatuses.canceledByTourist, () => goingBack("requested")),
};

export const CancelledByOrganizer: Story = {
  args: inStatus(bookingStatuses.canceledByAuthor, () => goingBack("done")),
};

/** By support, which gives everything back. */
export const CancelledByStaff: Story = {
  args: inStatus(bookingStatuses.canceledByAdmin, () => goingBack("requested")),
  play: acts(see("booking:phase.canceledByAdmin.title"), see("booking:actions.tourAgain")),
};

/** Nobody paid in time. */
export const Expired: Story = { args: inStatus(bookingStatuses.canceledBySystem) };

/** In the reader's currency, and charged in the storefront's. */
export const OtherCurrency: Story = {
  args: {
    currency: "EUR",
    where: ({ currencies, chargeCurrency }) =>
      currencies.includes("EUR") && chargeCurrency !== "EUR",
    ...inStatus(bookingStatuses.pendingPrepayment, () => ({
      shown: { currency: "EUR", rate: 0.91 },
    })),
  },
};

const withCancelling = (answers: NonNullable<NonNullable<Story["args"]>["answers"]>) => ({
  answers: (samples: SampleSet) => [
    ...bookingAnswers(sampleBooking(samples, bookingStatuses.madePrepayment)),
    ...answers(samples),
  ],
});

/** The refund is shown before anything is cancelled. */
export const Cancelling: Story = {
  args: inStatus(bookingStatuses.madePrepayment),
  play: acts(
    press("booking:terms.title", "booking:actions.cancelPaid"),
    see("booking:cancel.refund"),
  ),
};

const afterFreeDays = (refund: number): Story["args"] =>
  inStatus(bookingStatuses.madePrepayment, (samples) => {
    const { currency, paid } = sampleBooking(samples, bookingStatuses.madePrepayment);
    const kind = "prepaymentKept" as const;
    return {
      free_until: addDays(storyDay, -1),
      refund_today: { day: storyDay, kind, refund, kept: paid - refund, currency },
    };
  });

/** The button promises no more than comes back. */
export const CancelForPart: Story = {
  args: afterFreeDays(100),
  play: acts(press("booking:terms.title"), see("booking:actions.cancelPart")),
};

export const CancelForNothing: Story = {
  args: afterFreeDays(0),
  play: acts(
    press("booking:terms.title"),
    see("booking:actions.cancelWithoutRefund"),
    see("trips:change.obstacle.late"),
  ),
};

export const CancelRunning: Story = {
  args: withCancelling(() => [never(cancelByUuidCall)]),
  play: press("booking:terms.title", "booking:actions.cancelPaid", "booking:cancel.confirmRefund"),
};

export const CancelFailed: Story = {
  args: withCancelling(() => [outage(cancelByUuidCall)]),
  play: acts(
    press("booking:terms.title", "booking:actions.cancelPaid", "booking:cancel.confirmRefund"),
    see("request:problem.unreachable"),
  ),
};

/** It was changed by somebody else meanwhile: the page shows what is now. */
export const CancelTooLate: Story = {
  args: withCancelling(() => [refuse(cancelByUuidCall, "conflict")]),
  play: press("booking:terms.title", "booking:actions.cancelPaid", "booking:cancel.confirmRefund"),
};

const other = (samples: SampleSet): FakeAnswer => {
  const { currency, total, start, end } = sampleBooking(samples, bookingStatuses.madePrepayment);
  const date = {
    start_times: [],
    has_seats: true,
    free_until: start,
    is_decision_late: false,
    certainty: "gathering" as const,
  };
  return answer(bookingOffersCall, {
    obstacle: null,
    currency,
    paid: total ?? 0,
    tour: { min_age: 6, child_prices: [] },
    dates: [
      { ...date, id: 1, start, end, is_current: true, total, to_pay: 0, to_refund: 0 },
      {
        ...date,
        id: 2,
        start: addDays(start, 14),
        end: addDays(end, 14),
        is_current: false,
        total: 150_000,
        to_pay: 0,
        to_refund: 46_000,
      },
      {
        ...date,
        id: 3,
        start: addDays(start, 28),
        end: addDays(end, 28),
        is_current: false,
        has_seats: false,
        total,
        to_pay: 0,
        to_refund: 0,
      },
    ],
  });
};
const withChanging = (beside: (samples: SampleSet) => readonly FakeAnswer[]): Story["args"] => ({
  answers: (samples) => [
    ...bookingAnswers(sampleBooking(samples, bookingStatuses.madePrepayment)),
    ...beside(samples),
  ],
});

/** Another date or party, and what each comes to. */
export const Change: Story = {
  args: withChanging((samples) => [other(samples)]),
  play: acts(press("trips:change.open"), see("trips:change.date")),
};

export const ChangeInGerman: Story = {
  args: { locale: "de", ...withChanging((samples) => [other(samples)]) },
  play: acts(press("trips:change.open"), see("trips:change.date")),
};

export const ChangeTooLate: Story = {
  args: withChanging((samples) => {
    const { currency } = sampleBooking(samples, bookingStatuses.madePrepayment);
    const tour = { min_age: 6, child_prices: [] };
    return [answer(bookingOffersCall, { obstacle: "late", currency, paid: 1, tour, dates: [] })];
  }),
  play: acts(press("trips:change.open"), see("trips:change.obstacle.late")),
};

export const ChangeOutage: Story = {
  args: withChanging(() => [outage(bookingOffersCall)]),
  play: acts(press("trips:change.open"), see("account:unreachable.retry")),
};

export const Outage: Story = { args: { answers: () => [outage(bookingByUuidCall)] } };

export const NotFound: Story = {
  args: { answers: () => [refuse(bookingByUuidCall, "not_found")] },
};

export const German: Story = {
  args: { locale: "de", ...inStatus(bookingStatuses.madePrepayment) },
};

export const Chinese: Story = {
  args: { locale: "zh", ...inStatus(bookingStatuses.pendingPrepayment) },
};
