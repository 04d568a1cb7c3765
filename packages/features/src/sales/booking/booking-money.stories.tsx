import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, see } from "../../../stories/harness/acts.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  bookingAnswers,
  bookingPath,
  sampleBooking,
} from "../../../stories/samples/sales/booking.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

type More = Parameters<typeof sampleBooking>[2];

/** The page of a booking of a status. */
const inStatus = (status: BookingStatus, more: (samples: SampleSet) => More): Story["args"] => ({
  answers: (samples) => bookingAnswers(sampleBooking(samples, status, more(samples))),
});

const meta = {
  title: "Sales/Booking money",
  component: StorefrontPage,
  args: { path: bookingPath },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changed once, cancelled afterwards: every sum has its line. */
export const MoneyThatCameAndWent: Story = {
  args: inStatus(bookingStatuses.canceledByTourist, ({ variant }) => ({
    paid: 150_000,
    ledger: {
      paid: 196_000,
      returns: [
        { amount: 46_000, state: "done", method: "card" },
        { amount: 150_000, state: "requested", method: "card" },
      ],
    },
    receipts: [
      {
        kind: "full",
        method: "card",
        certificate: null,
        amount: 196_000,
        currency: variant.chargeCurrency,
        paid_at: "2026-03-01T10:00:00Z",
        paid_on: null,
        refunds: [
          { amount: 46_000, is_sent: true, owed_at: "2026-03-02T10:00:00Z" },
          { amount: 150_000, is_sent: false, owed_at: "2026-03-03T10:00:00Z" },
        ],
      },
    ],
  })),
  play: acts(see("booking:steps.title"), see("booking:money.back"), see("booking:money.coming")),
};

/** Paid at the office; part of it is handed over again. */
export const CashGoesBack: Story = {
  args: inStatus(bookingStatuses.madePrepayment, () => ({
    paid: 39_200,
    ledger: {
      paid: 40_200,
      returns: [{ amount: 1_000, state: "requested", method: "cash" }],
    },
  })),
  play: see("booking:returns.requested.cash"),
};

/** Support took something off the price, and part of the rest was paid in cash. */
export const PartOfTheRest: Story = {
  args: inStatus(bookingStatuses.madePrepayment, ({ variant }) => ({
    discount: { total: 6_000, organizer: null },
    paid: 49_200,
    ledger: { paid: 49_200, returns: [] },
    receipts: (
      [
        ["prepayment", 39_200, "2026-06-10T10:00:00Z", null],
        ["payment", 10_000, "2026-06-12T10:00:00Z", "2026-06-11"],
      ] as const
    ).map(([kind, amount, paid_at, paid_on]) => ({
      kind,
      method: "cash" as const,
      certificate: null,
      amount,
      currency: variant.chargeCurrency,
      paid_at,
      paid_on,
      refunds: [],
    })),
  })),
  play: acts(see("booking:money.discount"), see("trips:money.paid.paymentPartLeft")),
};
