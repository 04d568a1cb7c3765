import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { see } from "../../../../stories/harness/acts.ts";
import { outage } from "../../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../../stories/harness/storefront-page.tsx";
import {
  bookingAnswers,
  bookingUuid,
  sampleBooking,
} from "../../../../stories/samples/sales/booking.ts";

const meta = {
  title: "Sales/Ticket",
  component: StorefrontPage,
  args: {
    path: `/booking/qr/uuid/${bookingUuid}`,
    answers: (samples) => bookingAnswers(sampleBooking(samples, bookingStatuses.madePrepayment)),
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The age of a child is on the ticket, as on the booking's page. */
export const WithChild: Story = {
  args: {
    answers: (samples) =>
      bookingAnswers(
        sampleBooking(samples, bookingStatuses.madePrepayment, {
          adults: 1,
          children: 1,
          children_ages: [7],
        }),
      ),
  },
  play: see("party:age", { count: 7 }),
};

/** Shown at the meeting point, it says that it is worth nothing. */
export const Cancelled: Story = {
  args: {
    answers: (samples) => bookingAnswers(sampleBooking(samples, bookingStatuses.canceledByTourist)),
  },
};

export const Outage: Story = { args: { answers: () => [outage(bookingByUuidCall)] } };

export const German: Story = { args: { locale: "de" } };

export const Chinese: Story = { args: { locale: "zh" } };
