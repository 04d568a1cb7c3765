import { bookingByUuidCall, cancelByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see } from "../../../stories/harness/acts.ts";
import { never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { bookingAnswers, bookingPath, sampleBooking } from "../../../stories/samples/booking.ts";
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

export const Made: Story = { args: inStatus(bookingStatuses.madePrepayment) };

/** Paid, and its group is not complete. */
export const Gathering: Story = {
  args: inStatus(bookingStatuses.madePrepayment, () => ({
    departure: { certainty: "gathering", missing: 3, decided_by: "2027-04-20" },
  })),
};

export const Complete: Story = { args: inStatus(bookingStatuses.tourComplete) };

/** Called off by the tourist; the money is on its way. */
export const Cancelled: Story = {
  args: inStatus(bookingStatuses.canceledByTourist, () => ({
    refund: { amount: 39_200, is_sent: false },
  })),
};

export const CancelledByOrganizer: Story = {
  args: inStatus(bookingStatuses.canceledByAuthor, () => ({
    refund: { amount: 39_200, is_sent: true },
  })),
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
  play: acts(press("booking:actions.cancelPaid"), see("booking:cancel.refund")),
};

export const CancelRunning: Story = {
  args: withCancelling(() => [never(cancelByUuidCall)]),
  play: press("booking:actions.cancelPaid", "booking:cancel.confirmRefund"),
};

export const CancelFailed: Story = {
  args: withCancelling(() => [outage(cancelByUuidCall)]),
  play: acts(
    press("booking:actions.cancelPaid", "booking:cancel.confirmRefund"),
    see("request:problem.unreachable"),
  ),
};

/** It was changed by somebody else meanwhile: the page shows what is now. */
export const CancelTooLate: Story = {
  args: withCancelling(() => [refuse(cancelByUuidCall, "conflict")]),
  play: press("booking:actions.cancelPaid", "booking:cancel.confirmRefund"),
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
