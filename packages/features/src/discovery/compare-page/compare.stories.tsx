import { tourCall, toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answer, answerByRequest, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { acts, see } from "../../../stories/harness/acts.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { pick } from "../../../stories/samples/sample-set.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { sampleCards, sampleDate, tourSlug } from "../../../stories/samples/discovery/tour-card.ts";
import { sampleTour } from "../../../stories/samples/discovery/tour.ts";

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

/** The party is larger than the seats of the chosen date; the next tour has no date with room for it. */
export const TooFewSeats: Story = {
  args: {
    path: "/compare?tours=1,3&dates=11&adults=5",
    answers: (samples) => [
      ...answers(samples),
      answer(tourCall, ({ query }) => {
        const tour = tourOf(samples, query["slug"]);
        const seats = tour.id === 1 ? [8, 4, 6, 2] : [3, 4];
        return {
          ...tour,
          variants: seats.map((left, index) => ({
            ...sampleDate(samples, index, { seats_left: left }),
            id: tour.id * 10 + index,
          })),
        };
      }),
    ],
  },
  play: acts(see("party:tooFew", { count: 4, people: 5 }), see("party:roomy"), see("party:noRoom")),
};

export const One: Story = { args: { path: "/compare?tours=1" } };

export const Empty: Story = { args: { path: "/compare" } };

/** One of them is not sold any more. */
export const OneGone: Story = {
  args: {
    answers: (samples) => [
      ...answers(samples),
      answerByRequest(tourCall, ({ query }) =>
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
