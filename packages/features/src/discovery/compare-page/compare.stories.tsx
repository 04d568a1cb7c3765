import { tourCall, toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answer, depending, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { pick } from "../../../stories/samples/sample-set.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { sampleCards, tourSlug } from "../../../stories/samples/tour-card.ts";
import { sampleTour } from "../../../stories/samples/tour.ts";

/** Tours that differ where tours can. */
function tourOf(samples: SampleSet, slug: unknown) {
  const id = Number(String(slug).split("-").at(-1));
  return sampleTour(samples, {
    id,
    slug: tourSlug(id),
    title: pick(samples.texts.tours, id - 1),
    price: 98_000 + id * 4_000,
    duration: { days: 4 + id, nights: 3 + id, hours: 0 },
    variants: id === 2 ? [] : sampleTour(samples).variants,
  });
}

const answers = (samples: SampleSet): FakeAnswer[] => [
  answer(toursByIdsCall, ({ query }) => ({
    items: sampleCards(samples, String(query["ids"]).split(",").length),
  })),
  answer(tourCall, ({ query }) => tourOf(samples, query["slug"])),
];

const meta = {
  title: "Discovery/Compare",
  component: StorefrontPage,
  args: { path: "/compare?tours=1,2,3", answers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For a party, with what it pays. */
export const Party: Story = { args: { path: "/compare?tours=1,2&adults=2&childAges=8" } };

export const One: Story = { args: { path: "/compare?tours=1" } };

export const Empty: Story = { args: { path: "/compare" } };

/** One of them is not sold any more. */
export const OneGone: Story = {
  args: {
    answers: (samples) => [
      ...answers(samples),
      depending(tourCall, ({ query }) =>
        query["slug"] === tourSlug(2)
          ? refuse(tourCall, "gone")
          : answer(tourCall, tourOf(samples, query["slug"])),
      ),
    ],
  },
};

export const Outage: Story = { args: { answers: () => [outage(toursByIdsCall)] } };

export const German: Story = { args: { locale: "de" } };

export const Chinese: Story = { args: { locale: "zh" } };
