import { toursByRequestCall } from "@tropa/api-contract/discovery/calls-tours";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { sampleCard } from "../../../stories/samples/discovery/tour-card.ts";

type Archive = WireAnswerOf<typeof toursByRequestCall>;

const archive = (samples: SampleSet, more: Partial<Archive> = {}) =>
  answer(toursByRequestCall, {
    items: [0, 1, 2, 3].map((index) =>
      sampleCard(samples, index, {
        nearest: null,
        use_request_period: true,
        request_period_start: "2027-05-01",
        request_period_end: "2027-09-30",
      }),
    ),
    total: 8,
    page: 1,
    pages: 2,
    per_page: 4,
    listing: { slug: "", breadcrumbs: [], image: null, name: null },
    places: samples.texts.cities.map((name, index) => ({
      name,
      slug: `city-${index + 1}`,
      count: 3 + index,
    })),
    ...more,
  });

const meta = {
  title: "Discovery/Archive",
  component: StorefrontPage,
  args: { path: "/arhivnye-tury", answers: (samples) => [archive(samples)] },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: {
    answers: (samples) => [archive(samples, { items: [], total: 0, pages: 0, places: [] })],
  },
};

export const Outage: Story = { args: { answers: () => [outage(toursByRequestCall)] } };

export const NotFound: Story = {
  args: {
    path: "/arhivnye-tury/no-such-place",
    answers: () => [refuse(toursByRequestCall, "not_found")],
  },
};

export const German: Story = { args: { locale: "de" } };

export const Chinese: Story = { args: { locale: "zh" } };
