import { certificateBalanceCall } from "@tropa/api-contract/sales/calls-certificates";
import { createPaymentCall } from "@tropa/api-contract/sales/calls-booking-link";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleBalance, sampleCertificateCode } from "../../../stories/samples/certificate.ts";
import { bookingAnswers, bookingUuid, sampleBooking } from "../../../stories/samples/booking.ts";

const meta = {
  title: "Sales/Pay",
  component: StorefrontPage,
  args: { path: `/booking/pay/uuid/${bookingUuid}` },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const inStatus = (status: BookingStatus, ...beside: readonly FakeAnswer[]): Story["args"] => ({
  answers: (samples) => [...bookingAnswers(sampleBooking(samples, status)), ...beside],
});
const { pendingConfirm, pendingPrepayment, madePrepayment, tourComplete, canceledBySystem } =
  bookingStatuses;

export const Default: Story = { args: inStatus(pendingPrepayment) };

/** The prepayment has come; the rest is due. */
export const Rest: Story = { args: inStatus(madePrepayment) };

export const TooEarly: Story = { args: inStatus(pendingConfirm) };

export const Paid: Story = { args: inStatus(tourComplete) };

export const Over: Story = { args: inStatus(canceledBySystem) };

export const Sending: Story = {
  args: inStatus(pendingPrepayment, never(createPaymentCall)),
  play: press("booking:pay.send"),
};

export const Failed: Story = {
  args: inStatus(pendingPrepayment, outage(createPaymentCall)),
  play: acts(press("booking:pay.send"), see("request:problem.unreachable")),
};

/** Paid in another window: the page reloads the booking. */
export const Changed: Story = {
  args: inStatus(pendingPrepayment, refuse(createPaymentCall, "conflict")),
  play: press("booking:pay.send"),
};

const withCode = (more: Parameters<typeof sampleBalance>[1] = {}): Story["args"] => ({
  answers: (samples) => [
    ...bookingAnswers(sampleBooking(samples, pendingPrepayment)),
    answer(certificateBalanceCall, sampleBalance(samples, more)),
  ],
});
const askOfCode = acts(
  press("booking:pay.certificate"),
  write("code", sampleCertificateCode),
  press("certificates:pay.ask"),
);

/** What a certificate covers stands there before anything is spent. */
export const WithCertificate: Story = {
  args: withCode({ balance: 5000 }),
  play: acts(askOfCode, see("certificates:pay.covers")),
};

export const SpentCertificate: Story = {
  args: withCode({ state: "spent", balance: 0 }),
  play: acts(askOfCode, see("certificates:pay.over")),
};

export const German: Story = { args: { locale: "de", ...inStatus(pendingPrepayment) } };

export const Chinese: Story = { args: { locale: "zh", ...inStatus(pendingPrepayment) } };
