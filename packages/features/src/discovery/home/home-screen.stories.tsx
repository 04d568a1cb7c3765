import { collectionsCall, homeCall, infoCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answer, outage } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { homeAnswers, sampleHome } from "../../../stories/samples/home.ts";

const meta = {
  title: "Discovery/Home",
  component: StorefrontPage,
  args: { path: "/", answers: homeAnswers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Told once: of cookies, or of the page in the reader's own language. */
export const FirstVisit: Story = { args: { isFirstVisit: true } };

/** Without collections and counts it is still a home page. */
export const PartsOut: Story = {
  args: {
    answers: (samples) => [...homeAnswers(samples), outage(collectionsCall), outage(infoCall)],
  },
};

/** A storefront that has just opened. */
export const Empty: Story = {
  args: {
    answers: (samples) => [
      ...homeAnswers(samples),
      answer(
        homeCall,
        sampleHome(samples, {
          destinations: [],
          activities: [],
          hot: [],
          season: [],
          departures: [],
          reviews: [],
        }),
      ),
      answer(collectionsCall, { collections: [] }),
    ],
  },
};

export const Outage: Story = {
  args: { answers: (samples) => [...homeAnswers(samples), outage(homeCall)] },
};

export const German: Story = { args: { locale: "de" } };

export const Chinese: Story = { args: { locale: "zh" } };
