import {
  collectionsCall,
  completionCall,
  homeCall,
  infoCall,
} from "@tropa/api-contract/discovery/calls-home";
import { siteCompletionCall } from "@tropa/api-contract/editorial/calls-site-search";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, pressOn, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, outage } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { homeAnswers, sampleHome } from "../../../stories/samples/discovery/home.ts";

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

/** A phrase that means a place, and below it what is read of the same name. */
export const Suggestions: Story = {
  args: {
    answers: (samples) => {
      const { texts } = samples;
      const [name] = texts.cities;
      return [
        ...homeAnswers(samples),
        answer(completionCall, {
          items: [
            {
              type: "city",
              id: 1,
              name,
              hint: texts.country,
              slug: "city",
              tours_count: 12,
              highlights: [[0, 2]],
            },
          ],
        }),
        answer(siteCompletionCall, {
          items: [
            {
              type: "article",
              slug: "article-1",
              name: texts.question,
              hint: texts.region,
              highlights: [],
            },
            { type: "showplace", slug: "sight-1", name, hint: texts.region, highlights: [[0, 2]] },
            {
              type: "help",
              slug: "insurance",
              name: texts.question,
              hint: texts.region,
              highlights: [],
            },
          ],
        }),
      ];
    },
  },
  play: acts(
    pressOn("input[name=phrase]"),
    write("phrase", "qwertz"),
    seeElement("[role=group]:nth-of-type(4) [role=option]"),
  ),
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
