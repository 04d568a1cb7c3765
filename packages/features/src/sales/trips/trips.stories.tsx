import {
  bookingCall,
  bookingDatesCall,
  myTripsCall,
} from "@tropa/api-contract/sales/calls-requests";
import { travellersCall } from "@tropa/api-contract/sales/calls-travellers";
import { refreshTokenCall } from "@tropa/api-contract/people/calls-accounts";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { see } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { signedInAnswers } from "../../../stories/samples/people/person.ts";
import { sampleDate } from "../../../stories/samples/discovery/tour-card.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { recordAnswers, tripAnswers } from "../../../stories/samples/sales/trips.ts";

const meta = {
  title: "Sales/Trips",
  component: StorefrontPage,
  args: { path: "/booking", isSignedIn: true },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const withTrips =
  (...statuses: BookingStatus[]) =>
  (samples: SampleSet) => [...signedInAnswers(samples), ...tripAnswers(samples, statuses)];
const s = bookingStatuses;
const coming = withTrips(s.madePrepayment, s.pendingPrepayment, s.pendingConfirm);

export const Default: Story = { args: { answers: coming }, play: see("trips:todo.title") };

/** It says how many are missing, not how many are there. */
export const OneTravellerMissing: Story = {
  args: { answers: coming },
  play: see("trips:todo.travellers", { count: 1 }),
};

export const ToPay: Story = {
  args: { answers: withTrips(s.pendingPrepayment) },
  play: see("trips:todo.title"),
};

export const Past: Story = {
  args: { path: "/booking?part=past", answers: withTrips(s.tourComplete) },
  play: see("trips:status.4"),
};

/** From a trip one comes back to the review that one has written. */
export const Reviewed: Story = {
  args: {
    path: "/booking?part=past",
    answers: (samples) => [
      ...signedInAnswers(samples),
      ...tripAnswers(samples, [s.tourComplete], { is_reviewed: true }),
    ],
  },
  play: see("booking:actions.ownReview"),
};

export const Canceled: Story = {
  args: {
    path: "/booking?part=canceled",
    answers: withTrips(
      s.canceledByTourist,
      s.canceledByAuthor,
      s.canceledBySystem,
      s.canceledByAdmin,
    ),
  },
  play: see("trips:status.7"),
};

export const Empty: Story = {
  args: { answers: withTrips() },
  play: see("trips:empty.coming.title"),
};

export const Loading: Story = {
  args: { answers: (samples) => [...signedInAnswers(samples), never(myTripsCall)] },
};

export const Outage: Story = {
  args: { answers: (samples) => [...signedInAnswers(samples), outage(myTripsCall)] },
  play: see("account:unreachable.retry"),
};

export const NobodyKnown: Story = {
  args: { answers: () => [outage(refreshTokenCall)] },
  play: see("account:unreachable.title"),
};

export const German: Story = {
  args: { locale: "de", answers: coming },
  play: see("trips:todo.title"),
};

export const Chinese: Story = {
  args: { locale: "zh", answers: coming },
  play: see("trips:todo.title"),
};

const byNumber = (status: BookingStatus, isSide = false): Story["args"] => ({
  path: "/booking/4071",
  answers: (samples) => [...signedInAnswers(samples), ...recordAnswers(samples, status, isSide)],
});

export const ByNumber: Story = {
  args: byNumber(s.madePrepayment),
  play: see("booking:steps.title"),
};

/** A cancelled trip shows the next dates of its tour. */
export const CancelledByNumber: Story = {
  args: {
    path: "/booking/4071",
    answers: (samples) => {
      const variants = [sampleDate(samples, 1), sampleDate(samples, 2)];
      return [
        ...signedInAnswers(samples),
        ...recordAnswers(samples, s.canceledByAuthor, false),
        answer(bookingDatesCall, {
          dates: variants.map(({ id, start, end, is_busy }) => ({ id, start, end, is_busy })),
          variants,
        }),
      ];
    },
  },
  play: see("trips:otherDates"),
};

/** The organizer and staff see whose it is, and neither pay nor hold the tourist's code. */
export const ByNumberForTheOtherSide: Story = {
  args: byNumber(s.madePrepayment, true),
  play: see("trips:side.3"),
};

export const ByNumberOfSomebodyElse: Story = {
  args: {
    path: "/booking/4071",
    answers: (samples) => [
      ...signedInAnswers(samples),
      refuse(bookingCall, "forbidden", {
        legit_user_phone: "+7 ********67",
        legit_user_email: "m********@example.org",
      }),
      refuse(travellersCall, "forbidden"),
    ],
  },
  play: see("errors:403.signIn"),
};

export const PayByNumber: Story = {
  args: { ...byNumber(s.pendingPrepayment), path: "/booking/pay/4071" },
  play: see("booking:pay.safe"),
};

export const PayForTheTourist: Story = {
  args: { ...byNumber(s.pendingPrepayment, true), path: "/booking/pay/4071" },
  play: see("trips:payForTourist.title"),
};

export const QrByNumber: Story = {
  args: { ...byNumber(s.madePrepayment), path: "/booking/qr/4071" },
  play: see("booking:qr.text"),
};
