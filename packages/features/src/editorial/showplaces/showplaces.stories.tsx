import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { showplaceCall, showplacesCall } from "@tropa/api-contract/editorial/calls-content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, seeElement } from "../../../stories/harness/acts.ts";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleSightPage, sampleSights } from "../../../stories/samples/editorial/editorial.ts";
import { sampleTours } from "../../../stories/samples/discovery/listing.ts";
import { pick } from "../../../stories/samples/sample-set.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const answers = (samples: SampleSet): FakeAnswer[] => [
  answer(showplacesCall, sampleSights(samples)),
  answer(showplaceCall, sampleSightPage(samples)),
  answer(toursCall, ({ query }) => sampleTours(samples, query)),
];
const sightPath = "/dostoprimechatelnosti/sight-of-a-story-1";

const meta = {
  title: "Editorial/Sights",
  component: StorefrontPage,
  args: { path: "/dostoprimechatelnosti", answers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hub: Story = {};

/** The map has the focus of the button that it took the place of. */
export const HubWithMap: Story = {
  play: acts(press("journal:map"), seeElement('main div[tabindex="-1"]:focus')),
};

/** Places are a press away. */
export const HubOfManyPlaces: Story = {
  args: {
    answers: (samples) => [
      answer(
        showplacesCall,
        sampleSights(samples, {
          places: Array.from({ length: 28 }, (_, index) => ({
            name: pick(samples.texts.cities, index),
            slug: `place-${index}`,
            showplaces_count: 28 - index,
          })),
        }),
      ),
    ],
  },
  play: acts(
    pressOn("main button[popovertarget]"),
    seeElement('main :popover-open a[href$="/place-27"]'),
  ),
};

export const HubOfPlaceAndKind: Story = {
  args: {
    path: "/dostoprimechatelnosti/altay?kind=kind-1",
    answers: (samples) => {
      const place = { name: samples.texts.region, slug: "altay" };
      return [
        ...answers(samples),
        answer(showplacesCall, sampleSights(samples, { place, breadcrumbs: [place] })),
      ];
    },
  },
};

/** The page carries on without tours of the place. */
export const HubToursOut: Story = {
  args: {
    path: "/dostoprimechatelnosti/altay",
    answers: (samples) => {
      const place = { name: samples.texts.region, slug: "altay" };
      return [
        answer(showplacesCall, sampleSights(samples, { place, breadcrumbs: [place] })),
        outage(toursCall),
      ];
    },
  },
};

export const HubEmpty: Story = {
  args: {
    answers: (samples) => [
      answer(
        showplacesCall,
        sampleSights(samples, { items: [], total: 0, pages: 0, kinds: [], places: [] }),
      ),
    ],
  },
};

export const HubOutage: Story = { args: { answers: () => [outage(showplacesCall)] } };

export const HubGerman: Story = { args: { locale: "de" } };

export const Sight: Story = { args: { path: sightPath } };

/** No tour names it, nothing lies near, and nobody knows when it is open. */
export const SightAlone: Story = {
  args: {
    path: sightPath,
    answers: (samples) => [
      answer(
        showplaceCall,
        sampleSightPage(samples, {
          is_on_tours: false,
          neighbours: [],
          posts: [],
          season_months: [],
          opening_hours: [],
        }),
      ),
    ],
  },
};

export const SightChinese: Story = { args: { path: sightPath, locale: "zh" } };

export const SightMissing: Story = {
  args: { path: sightPath, answers: () => [refuse(showplaceCall, "not_found")] },
};

export const SightOutage: Story = {
  args: { path: sightPath, answers: () => [outage(showplaceCall)] },
};
