import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import * as moderationCalls from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  ownTour,
  ownTourId,
  tourReviewAnswers,
} from "../../../stories/samples/organizers/organizer-tours.ts";

const queue = "/staff/organizers?view=tours";
const path = `${queue}&tour=${ownTourId}`;

const meta = {
  title: "Staff/Tours",
  component: StorefrontPage,
  args: { path, isSignedIn: true, answers: (samples) => tourReviewAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = { args: { path: queue }, play: see("staffDesk:tours.look") };

export const QueueInChinese: Story = {
  args: { path: queue, locale: "zh" },
  play: see("staffDesk:tours.look"),
};

export const EmptyQueue: Story = {
  args: {
    path: queue,
    answers: (samples) => [
      ...tourReviewAnswers(samples),
      answer(moderationCalls.toursToModerateCall, {
        items: [],
        total: 0,
        page: 1,
        pages: 0,
        per_page: 20,
      }),
    ],
  },
  play: see("staffDesk:tours.empty"),
};

export const QueueOutage: Story = {
  args: {
    path: queue,
    answers: (samples) => [
      ...tourReviewAnswers(samples),
      outage(moderationCalls.toursToModerateCall),
    ],
  },
  play: see("account:unreachable.retry"),
};

/** Of a published tour what has changed comes first. */
export const Changes: Story = { play: see("organizerTours:changes.before") };

export const ChangesInGerman: Story = {
  args: { locale: "de" },
  play: see("organizerTours:changes.before"),
};

export const Page: Story = {
  play: acts(press("staffDesk:tours.sides.page"), seeElement("#programme")),
};

/** It is not returned without a word. */
export const NoReason: Story = {
  play: acts(press("staffDesk:tours.return"), seeElement("textarea[aria-invalid=true]")),
};

export const Published: Story = {
  play: acts(press("staffDesk:tours.approve"), see("staffDesk:tours.look")),
};

/** Somebody else has decided by now. */
export const TooLate: Story = {
  args: {
    answers: (samples) => [
      ...tourReviewAnswers(samples),
      refuse(moderationCalls.decideTourCall, "conflict"),
    ],
  },
  play: acts(press("staffDesk:tours.approve"), see("organizerTours:tooLate")),
};

export const TakenBack: Story = {
  args: {
    answers: (samples) => [
      ...tourReviewAnswers(samples),
      answer(calls.organizerTourCall, ownTour(samples)),
    ],
  },
  play: see("staffDesk:tours.decided"),
};

export const Gone: Story = {
  args: {
    answers: (samples) => [
      ...tourReviewAnswers(samples),
      refuse(calls.organizerTourCall, "not_found"),
    ],
  },
  play: see("staffDesk:tours.gone"),
};

export const QueueInGerman: Story = {
  args: { path: queue, locale: "de" },
  play: see("staffDesk:tours.look"),
};

export const QueueLoading: Story = {
  args: {
    path: queue,
    answers: (samples) => [
      ...tourReviewAnswers(samples),
      never(moderationCalls.toursToModerateCall),
    ],
  },
  play: seeElement("[aria-busy=true]"),
};

export const Outage: Story = {
  args: {
    answers: (samples) => [...tourReviewAnswers(samples), outage(calls.organizerTourCall)],
  },
  play: see("account:unreachable.retry"),
};
