import {
  bookingStaffCall,
  discountPreviewCall,
  goodwillPreviewCall,
  staffBookingOffersCall,
  staffCancelPreviewCall,
  takeOutsidePaymentCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
import { staffBookingCall } from "@tropa/api-contract/staff/calls-bookings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, see, seeElement, write } from "../../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../../stories/harness/storefront-page.tsx";
import {
  sampleBookingStaff,
  sampleCancelPreview,
  sampleDiscountPreview,
  sampleGoodwillPreview,
  sampleHeldBooking,
  sampleOffers,
  sampleOutsideBooking,
} from "../../../../stories/samples/staff/booking-acts.ts";
import { bookingId, sampleStaffBooking } from "../../../../stories/samples/staff/bookings.ts";
import type { SampleSet } from "../../../../stories/samples/sample-set.ts";
import { deskAnswers } from "../../../../stories/samples/staff/staff.ts";

/** The desk with the sample booking, unless another one is given. */
const desk =
  (...more: FakeAnswer[]) =>
  (samples: SampleSet) => [
    ...deskAnswers(samples),
    answer(staffBookingCall, sampleStaffBooking(samples)),
    answer(staffBookingOffersCall, sampleOffers(samples)),
    answer(goodwillPreviewCall, sampleGoodwillPreview(samples)),
    answer(discountPreviewCall, sampleDiscountPreview(samples)),
    answer(staffCancelPreviewCall, sampleCancelPreview(samples)),
    answer(bookingStaffCall, sampleBookingStaff),
    ...more,
  ];

const meta = {
  title: "Staff/Booking acts",
  component: StorefrontPage,
  args: { path: `/staff/bookings/${bookingId}`, isSignedIn: true, answers: desk() },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "main" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const reason = "The bus was two hours late.";

/** What changes is shown before the act. */
export const GoodwillPreview: Story = {
  play: acts(
    press("staffBookings:goodwill.give"),
    write("amount", "1000"),
    write("reason", reason),
    press("staffBookings:acts.next"),
    see("staffBookings:goodwill.share"),
  ),
};
export const GoodwillWithoutReason: Story = {
  play: acts(
    press("staffBookings:goodwill.give"),
    write("amount", "1000"),
    press("staffBookings:acts.next"),
    seeElement("textarea[aria-invalid=true]"),
  ),
};
/** Nobody guesses whether these are thousands. */
export const AmbiguousAmount: Story = {
  play: acts(
    press("staffBookings:goodwill.give"),
    write("amount", "12.345"),
    write("reason", reason),
    press("staffBookings:acts.next"),
    see("staffBookings:acts.ambiguous"),
  ),
};
/** The bank has taken the payment back meanwhile. */
export const GoodwillRefused: Story = {
  args: { answers: desk(refuse(goodwillPreviewCall, "conflict")) },
  play: acts(
    press("staffBookings:goodwill.give"),
    write("amount", "1000"),
    write("reason", reason),
    press("staffBookings:acts.next"),
    see("staffBookings:acts.changed"),
  ),
};
export const Change: Story = {
  play: acts(press("staffBookings:change.open"), see("trips:change.date")),
};
export const ChangeInGerman: Story = { args: { locale: "de" }, play: Change.play };
export const ChangePreview: Story = {
  play: acts(
    press("staffBookings:change.open"),
    see("trips:change.date"),
    pressOn("input[value='9002']"),
    write("reason", reason),
    press("staffBookings:acts.next"),
    see("staffBookings:change.toRefund"),
  ),
};
/** Neither date nor party is another one. */
export const ChangeOfNothing: Story = {
  play: acts(
    press("staffBookings:change.open"),
    see("trips:change.date"),
    write("reason", reason),
    press("staffBookings:acts.next"),
    see("staffBookings:change.choose"),
  ),
};
export const ChangeImpossible: Story = {
  args: {
    answers: (samples) => [
      ...desk()(samples),
      answer(staffBookingOffersCall, { ...sampleOffers(samples), obstacle: "over", dates: [] }),
    ],
  },
  play: acts(press("staffBookings:change.open"), see("trips:change.obstacle.over")),
};
export const ChangeLoading: Story = {
  args: { answers: desk(never(staffBookingOffersCall)) },
  play: acts(press("staffBookings:change.open"), seeElement("dialog [aria-busy=true]")),
};
export const ChangeOutage: Story = {
  args: { answers: desk(outage(staffBookingOffersCall)) },
  play: acts(press("staffBookings:change.open"), see("request:problem.unreachable")),
};
export const CancelPreview: Story = {
  play: acts(
    press("staffBookings:cancel.open"),
    write("reason", reason),
    press("staffBookings:acts.next"),
    see("staffBookings:goodwill.commission"),
  ),
};
export const HoldPreview: Story = {
  args: {
    answers: (samples) => [
      ...desk()(samples),
      answer(staffBookingCall, sampleHeldBooking(samples)),
    ],
  },
  play: acts(
    press("staffBookings:hold.open"),
    write("reason", reason),
    press("staffBookings:acts.next"),
    see("staffBookings:hold.submit"),
  ),
};
export const DiscountPreview: Story = {
  play: acts(
    press("staffBookings:discount.open"),
    write("amount", "5000"),
    write("reason", reason),
    press("staffBookings:acts.next"),
    see("staffBookings:discount.share"),
  ),
};
const previewOutside = acts(
  press("staffBookings:outside.open"),
  write("amount", "10000"),
  write("paid_on", "2026-06-04"),
  write("document", "A-17"),
  write("reason", reason),
  press("staffBookings:acts.next"),
  seeElement("[aria-live] dl"),
);
export const OutsidePaymentPreview: Story = { play: previewOutside };
export const OutsidePaymentIncomplete: Story = {
  play: acts(
    press("staffBookings:outside.open"),
    press("staffBookings:acts.next"),
    seeElement("input[name=document][aria-invalid=true]"),
  ),
};
/** The tourist has paid meanwhile. */
export const OutsidePaymentTooLate: Story = {
  args: { answers: desk(refuse(takeOutsidePaymentCall, "conflict")) },
  play: acts(
    previewOutside,
    press("staffBookings:outside.submit"),
    see("staffBookings:acts.changed"),
  ),
};
export const OutsideRefund: Story = {
  args: {
    answers: (samples) => [
      ...desk()(samples),
      answer(staffBookingCall, sampleOutsideBooking(samples)),
    ],
  },
  play: acts(press("staffBookings:outsideRefund.open"), see("staffBookings:outside.document")),
};
/** Nobody is chosen yet. */
export const HandOver: Story = {
  play: acts(
    press("staffBookings:inCharge.open"),
    seeElement("select[name=to]:enabled"),
    press("staffBookings:acts.next"),
    seeElement("select[aria-invalid=true]"),
  ),
};
