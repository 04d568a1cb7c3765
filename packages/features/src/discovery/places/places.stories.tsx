import { collectionsCall, infoCall } from "@tropa/api-contract/discovery/calls-home";
import {
  allRestKindsCall,
  allSeasonsCall,
  calendarPeriodsCall,
  destinationsCall,
} from "@tropa/api-contract/discovery/calls-dictionaries";
import { toursMapCall } from "@tropa/api-contract/discovery/calls-discovery";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answer, outage } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleCollections, sampleInfo } from "../../../stories/samples/discovery/home.ts";
import { sampleMap } from "../../../stories/samples/discovery/listing.ts";
import {
  sampleActivities,
  sampleDestinations,
  samplePeriods,
  sampleSeasons,
} from "../../../stories/samples/discovery/places.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const answers = (samples: SampleSet): FakeAnswer[] => [
  answer(destinationsCall, sampleDestinations(samples)),
  answer(allRestKindsCall, sampleActivities(samples)),
  answer(allSeasonsCall, sampleSeasons(samples)),
  answer(calendarPeriodsCall, samplePeriods(samples)),
  answer(collectionsCall, sampleCollections(samples)),
  answer(infoCall, sampleInfo),
  answer(toursMapCall, sampleMap(samples)),
];

const meta = {
  title: "Discovery/Places",
  component: StorefrontPage,
  args: { path: "/destinations", answers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Destinations: Story = {};

/** The page carries on without its map and without the count of tours. */
export const DestinationsPartsOut: Story = {
  args: {
    answers: (samples) => [...answers(samples), outage(infoCall), outage(toursMapCall)],
  },
};

export const DestinationsOutage: Story = {
  args: { answers: (samples) => [...answers(samples), outage(destinationsCall)] },
};

export const DestinationsGerman: Story = { args: { locale: "de" } };

export const DestinationsChinese: Story = { args: { locale: "zh" } };

export const Activities: Story = { args: { path: "/activities" } };

export const ActivitiesEmpty: Story = {
  args: {
    path: "/activities",
    answers: (samples) => [...answers(samples), answer(allRestKindsCall, { items: [] })],
  },
};

export const ActivitiesOutage: Story = {
  args: { path: "/activities", answers: () => [outage(allRestKindsCall)] },
};

export const ActivitiesChinese: Story = { args: { path: "/activities", locale: "zh" } };

export const Seasons: Story = { args: { path: "/seasons" } };

/** The page carries on without the months. */
export const SeasonsWithoutMonths: Story = {
  args: {
    path: "/seasons",
    locale: "de",
    answers: (samples) => [...answers(samples), outage(calendarPeriodsCall)],
  },
};

export const SeasonsEmpty: Story = {
  args: {
    path: "/seasons",
    answers: (samples) => [...answers(samples), answer(allSeasonsCall, { items: [] })],
  },
};

export const SeasonsOutage: Story = {
  args: { path: "/seasons", answers: (samples) => [...answers(samples), outage(allSeasonsCall)] },
};

export const Collections: Story = { args: { path: "/collections" } };

export const CollectionsEmpty: Story = {
  args: {
    path: "/collections",
    answers: (samples) => [...answers(samples), answer(collectionsCall, { collections: [] })],
  },
};

export const CollectionsOutage: Story = {
  args: { path: "/collections", answers: () => [outage(collectionsCall)] },
};

export const CollectionsGerman: Story = { args: { path: "/collections", locale: "de" } };
