import { paymentStatuses } from "@tropa/domain/sales/payment";
import type { PaymentStatus } from "@tropa/domain/sales/payment";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { see, seeText } from "../../../../stories/harness/acts.ts";
import { StorefrontPage } from "../../../../stories/harness/storefront-page.tsx";
import {
  bookingAnswers,
  bookingUuid,
  paymentUuid,
  sampleBooking,
  samplePayment,
} from "../../../../stories/samples/sales/booking.ts";

const query = `?uuid=${bookingUuid}&payment=${paymentUuid}`;

const meta = {
  title: "Sales/Outcome",
  component: StorefrontPage,
  args: { path: `/success${query}` },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutBooking: Story = {
  args: { path: "/success", answers: () => [] },
  play: see("booking:general.success.title"),
};

export const FailedWithoutBooking: Story = {
  args: { path: "/payment-failed", answers: () => [] },
  play: see("booking:general.fail.title"),
};

const after = (
  status: BookingStatus,
  payment: PaymentStatus,
  more: Parameters<typeof sampleBooking>[2] = {},
): Story["args"] => ({
  answers: (samples) =>
    bookingAnswers(sampleBooking(samples, status, more), samplePayment(samples, payment)),
});
const { pendingPrepayment, madePrepayment, canceledBySystem } = bookingStatuses;

export const Default: Story = { args: after(madePrepayment, paymentStatuses.payed) };

/** Paid by a certificate alone: no payment came from a bank. */
export const PaidByCertificate: Story = {
  args: {
    path: `/success?uuid=${bookingUuid}`,
    answers: (samples) => bookingAnswers(sampleBooking(samples, madePrepayment)),
  },
  // What was paid, in major units.
  play: seeText("392"),
};

/** The party with the ages of its children, and whom to call, as on the booking's page. */
export const PaidForChild: Story = {
  args: after(madePrepayment, paymentStatuses.payed, {
    adults: 1,
    children: 1,
    children_ages: [7],
  }),
  play: async () => {
    await see("party:age", { count: 7 })();
    await seeText(readablePhone("+79161112233"))();
  },
};

/** The bank has not answered yet. */
export const Waiting: Story = { args: after(pendingPrepayment, paymentStatuses.new) };

/** The bank sent the payer here, and refused. */
export const RefusedAfterAll: Story = { args: after(pendingPrepayment, paymentStatuses.canceled) };

/** The money came when the booking was over. */
export const Lost: Story = {
  args: after(canceledBySystem, paymentStatuses.payed, {
    ledger: { paid: 39_200, returns: [{ amount: 39_200, state: "requested", method: "card" }] },
  }),
  play: see("booking:lost.title"),
};

/** The time to pay was over while the payer was at the bank, whose word decides. */
export const HoldOver: Story = {
  args: after(canceledBySystem, paymentStatuses.new),
  play: see("booking:waiting.title"),
};

export const Failed: Story = {
  args: { path: `/fail${query}`, ...after(pendingPrepayment, paymentStatuses.canceled) },
};

/** The payer turned back. */
export const NotPaid: Story = {
  args: { path: `/fail${query}`, ...after(pendingPrepayment, paymentStatuses.new) },
};

export const German: Story = {
  args: { locale: "de", ...after(madePrepayment, paymentStatuses.payed) },
};

export const ChineseFailed: Story = {
  args: {
    locale: "zh",
    path: `/fail${query}`,
    ...after(pendingPrepayment, paymentStatuses.canceled),
  },
};
