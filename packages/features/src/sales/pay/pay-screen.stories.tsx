import { certificateBalanceCall } from "@tropa/api-contract/sales/calls-certificates";
import { createPaymentCall } from "@tropa/api-contract/sales/calls-booking-link";
import type { SbpCode } from "@tropa/api-contract/sales/calls-booking-link";
import { paymentStatuses } from "@tropa/domain/sales/payment";
import type { PaymentStatus } from "@tropa/domain/sales/payment";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, write } from "../../../stories/harness/acts.ts";
import {
  answer,
  answersInTurn,
  never,
  outage,
  refuse,
} from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  sampleBalance,
  sampleCertificateCode,
} from "../../../stories/samples/sales/certificate.ts";
import {
  bookingAnswers,
  bookingUuid,
  sampleBooking,
  samplePayment,
} from "../../../stories/samples/sales/booking.ts";

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

/** The booking came to another sum while the page was open: the payer is asked before the bank is. */
export const PriceChanged: Story = {
  args: inStatus(
    pendingPrepayment,
    refuse(createPaymentCall, "price_changed", {
      price: {
        seen: { amount: 400_000, currency: "RUB" },
        now: { amount: 500_000, currency: "RUB" },
      },
    }),
  ),
  play: acts(press("booking:pay.send"), see("request:priceChanged.title")),
};

/** An hour of a day that is always ahead, so that a code has not ended in the story. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
type CodeStory = { codes: readonly SbpCode[]; status?: PaymentStatus };
const byCode = ({ codes, status = paymentStatuses.new }: CodeStory): Story["args"] => ({
  where: ({ chargeCurrency }) => chargeCurrency === "RUB",
  answers(samples) {
    const booking = sampleBooking(samples, pendingPrepayment);
    const payment = samplePayment(samples, status, { method: "sbp" });
    const starts = codes.map((sbp) =>
      answer(createPaymentCall, { payment, url: sbp.payload, sbp }),
    );
    return [...bookingAnswers(booking, payment), answersInTurn(...starts)];
  },
});
const ofSystem = {
  payload: "https://qr.nspk.ru/AS1A003RTQJV7SPH85OPSMRVK29EOS71",
  is_for_apps: true,
};
const running = () => ({ ...ofSystem, ends_at: tomorrow() });

/** A code for the camera where the page is wide, apps of banks where it is a phone's. */
export const Sbp: Story = {
  args: byCode({ codes: [running()] }),
  play: acts(press("booking:pay.send"), see("sbp:waiting")),
};

/** A provider whose code is a page of its own. */
export const SbpOfPage: Story = {
  args: byCode({
    codes: [
      {
        payload: `https://api.tropa.example/payments/open/${bookingUuid}`,
        is_for_apps: false,
        ends_at: null,
      },
    ],
  }),
  play: acts(press("booking:pay.send"), see("sbp:openPage")),
};

/** One code has ended, another takes its place. */
export const SbpRenewed: Story = {
  args: byCode({ codes: [{ ...ofSystem, ends_at: "2020-01-01T00:00:00.000Z" }, running()] }),
  play: acts(press("booking:pay.send"), see("sbp:ended"), press("sbp:renew"), see("sbp:waiting")),
};

/** The bank has closed the payment. */
export const SbpEnded: Story = {
  args: byCode({ codes: [running()], status: paymentStatuses.canceled }),
  play: acts(press("booking:pay.send"), see("sbp:ended")),
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

/** What the bank could not charge is left to it: the certificate covers a little less, and says so. */
export const SmallRest: Story = {
  args: withCode({ balance: 39_190 }),
  play: acts(askOfCode, see("certificates:pay.least")),
};

export const SpentCertificate: Story = {
  args: withCode({ state: "spent", balance: 0 }),
  play: acts(askOfCode, see("certificates:pay.over.spent")),
};

export const German: Story = { args: { locale: "de", ...inStatus(pendingPrepayment) } };

export const Chinese: Story = { args: { locale: "zh", ...inStatus(pendingPrepayment) } };
