import { replyToReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import { organizerReviewsCall } from "@tropa/api-contract/organizers/calls-organizers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { organizerAnswers } from "../../../stories/samples/organizers/organizer.ts";
import { publishedReviews } from "../../../stories/samples/staff/staff.ts";

const meta = {
  title: "Organizers/Reviews",
  component: StorefrontPage,
  args: { path: "/organizer/reviews", isSignedIn: true, answers: organizerAnswers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: see("organizerReviews:change") };

export const German: Story = { args: { locale: "de" }, play: Default.play! };

export const NoReviews: Story = {
  args: {
    answers: (samples) => [
      ...organizerAnswers(samples),
      answer(organizerReviewsCall, {
        items: [],
        total: 0,
        page: 1,
        pages: 0,
        per_page: 10,
        rating: 0,
        rating_counts: [0, 0, 0, 0, 0],
      }),
    ],
  },
  play: see("organizerReviews:empty.title"),
};

export const Outage: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), outage(organizerReviewsCall)] },
  play: see("request:problem.unreachable"),
};

export const NotPublished: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), outage(replyToReviewCall)] },
  play: acts(
    press("organizerReviews:answer"),
    write("text", "Thank you for coming"),
    press("organizerReviews:submit"),
    see("request:problem.unreachable"),
  ),
};

/** Somebody of the same organizer has answered meanwhile: both texts are there, and the next press decides. */
export const AnsweredMeanwhile: Story = {
  args: {
    answers: (samples) => [
      ...organizerAnswers(samples),
      refuse(replyToReviewCall, "conflict", { review: publishedReviews(samples).items[0] }),
    ],
  },
  play: acts(
    press("organizerReviews:answer"),
    write("text", "Thank you for coming"),
    press("organizerReviews:submit"),
    see("organizerReviews:others"),
    seeElement("dialog [role=alert]"),
  ),
};

export const Chinese: Story = { args: { locale: "zh" }, play: Default.play! };

export const Loading: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), never(organizerReviewsCall)] },
  play: seeElement("[aria-busy=true]"),
};

export const Refused: Story = {
  args: {
    answers: (samples) => [
      ...organizerAnswers(samples),
      refuse(replyToReviewCall, "validation", { validation: { text: ["…"] } }),
    ],
  },
  play: acts(
    press("organizerReviews:answer"),
    write("text", "Thank you for coming"),
    press("organizerReviews:submit"),
    seeElement("dialog [role=alert]"),
  ),
};
