import { bookingReviewCall, createReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import { longestReview } from "@tropa/domain/editorial/review";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  press,
  scrollTo,
  see,
  seeElement,
  seeInSight,
  write,
} from "../../../stories/harness/acts.ts";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  sampleBookingReview,
  samplePlacedReview,
} from "../../../stories/samples/discovery/review.ts";
import { chooseFile } from "../../../stories/samples/organizers/scanner.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const uuid = "9a7d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e57";
const open = (samples: SampleSet): FakeAnswer[] => [
  answer(bookingReviewCall, sampleBookingReview(samples, null)),
  answer(createReviewCall, {
    ...samplePlacedReview(samples, 0),
    status: "published",
    reason: null,
  }),
];

const meta = {
  title: "Editorial/Write a review",
  component: StorefrontPage,
  args: { path: `/booking/review/uuid/${uuid}`, answers: open },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks and words in the boxes, as one who writes leaves them. */
async function fill({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  canvasElement.querySelector<HTMLInputElement>('input[type="radio"][value="5"]')?.click();
  await write("text", "Ice.")();
}

export const Empty: Story = {};

export const German: Story = { args: { locale: "de" } };

export const Chinese: Story = { args: { locale: "zh" } };

/** Sent without a mark and without words: both are said, and the first has the focus. */
export const Missing: Story = {
  play: acts(
    press("reviews:write.send"),
    see("reviews:write.ratingMissing"),
    see("kit:validation.required"),
    seeElement("fieldset label:focus-within"),
  ),
};

/** A photo that did not go up is not left out unsaid. */
export const PhotoNotSent: Story = {
  async play(context) {
    await fill(context);
    await acts(
      chooseFile(async () => new File(["notes"], "what-to-take.txt", { type: "text/plain" })),
      seeElement('fieldset li[data-state="failed"]'),
      seeElement('button[type="submit"]:enabled'),
      press("reviews:write.send"),
      see("reviews:write.photosFailed"),
    )();
  },
};

export const Preview: Story = {
  async play(context) {
    await fill(context);
    await press("reviews:write.preview")();
  },
};

export const Sent: Story = {
  async play(context) {
    await fill(context);
    await press("reviews:write.send")();
  },
};

/** Sent at the foot of a long form: what is said at its head comes into sight. */
export const NotSent: Story = {
  args: { answers: (samples) => [...open(samples), outage(createReviewCall)] },
  async play(context) {
    await fill(context);
    await acts(
      scrollTo('button[type="submit"]'),
      press("reviews:write.send"),
      seeInSight('form [role="alert"]'),
    )();
  },
};

/** The focus is at the end of a text that is too long: one key must not take all of it away. */
export const TooLong: Story = {
  async play(context) {
    await fill(context);
    await acts(
      write("text", "Ice. ".repeat(longestReview)),
      press("reviews:write.send"),
      seeElement("textarea[aria-invalid=true]:focus"),
    )();
    const { selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    if (selectionStart !== selectionEnd) throw new Error("the text is selected");
  },
};

export const Published: Story = {
  args: {
    answers: (samples) => [answer(bookingReviewCall, sampleBookingReview(samples, "published"))],
  },
};

export const Held: Story = {
  args: { answers: (samples) => [answer(bookingReviewCall, sampleBookingReview(samples, "held"))] },
};

/** Why it was rejected is said in words. */
export const Rejected: Story = {
  args: {
    answers: (samples) => [answer(bookingReviewCall, sampleBookingReview(samples, "rejected"))],
  },
  play: see("reviews:write.reasons.advertising"),
};

/** What was rejected is changed: the form has its words. */
export const Again: Story = {
  args: {
    answers: (samples) => [
      answer(bookingReviewCall, sampleBookingReview(samples, "rejected", true)),
      answer(createReviewCall, {
        ...samplePlacedReview(samples, 0),
        status: "held",
        reason: null,
      }),
    ],
  },
  play: acts(
    press("reviews:write.again"),
    seeElement("textarea[name=text]:not(:placeholder-shown)"),
    press("reviews:write.send"),
    see("reviews:write.held.title"),
  ),
};

export const NotYet: Story = {
  args: {
    answers: (samples) => [answer(bookingReviewCall, sampleBookingReview(samples, null, false))],
  },
};

export const UnknownBooking: Story = {
  args: { answers: () => [refuse(bookingReviewCall, "not_found")] },
};
