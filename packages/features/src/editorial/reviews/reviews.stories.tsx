import { reviewCall, reviewsCall } from "@tropa/api-contract/editorial/calls-content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { samplePlacedReview, sampleReviews } from "../../../stories/samples/discovery/review.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const answers = (samples: SampleSet): FakeAnswer[] => [
  answer(reviewsCall, sampleReviews(samples)),
  answer(reviewCall, samplePlacedReview(samples, 1)),
];
const reviewPath = "/review/3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e51";

const meta = {
  title: "Editorial/Reviews",
  component: StorefrontPage,
  args: { path: "/reviews", answers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

/** Where the storefront lets reviews be narrowed. */
export const Narrowed: Story = {
  args: {
    path: "/reviews/russia?rating=4&photos=1",
    where: ({ features }) => features.reviewsFilter,
    answers: (samples) => {
      const place = { name: samples.texts.country, slug: "russia" };
      return [
        answer(reviewsCall, sampleReviews(samples, { place, breadcrumbs: [place], places: [] })),
      ];
    },
  },
};

export const None: Story = {
  args: {
    answers: (samples) => [
      answer(
        reviewsCall,
        sampleReviews(samples, {
          items: [],
          total: 0,
          pages: 0,
          ratings: [0, 0, 0, 0, 0],
          places: [],
        }),
      ),
    ],
  },
};

export const Outage: Story = { args: { answers: () => [outage(reviewsCall)] } };

export const German: Story = { args: { locale: "de" } };

/** Of a tour that is sold no more, with the organizer's answer. */
export const One: Story = { args: { path: reviewPath } };

export const OneChinese: Story = {
  args: {
    path: reviewPath,
    locale: "zh",
    answers: (samples) => [answer(reviewCall, samplePlacedReview(samples, 0))],
  },
};

export const OneMissing: Story = {
  args: { path: reviewPath, answers: () => [refuse(reviewCall, "not_found")] },
};

export const OneOutage: Story = {
  args: { path: reviewPath, answers: () => [outage(reviewCall)] },
};
