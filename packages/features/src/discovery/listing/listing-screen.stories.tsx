import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { toursMapCall } from "@tropa/api-contract/discovery/calls-discovery";
import { reviewsCall, showplacesCall } from "@tropa/api-contract/editorial/calls-content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, sortBy } from "../../../stories/harness/acts.ts";
import {
  answer,
  answerByRequest,
  answersInTurn,
  never,
  outage,
  refuse,
} from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  listingAnswers,
  placePath,
  sampleTours,
} from "../../../stories/samples/discovery/listing.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const meta = {
  title: "Discovery/Listing",
  component: StorefrontPage,
  args: { path: placePath, answers: listingAnswers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list comes first; what is asked for next is answered otherwise. */
const thenTours = (samples: SampleSet, next: FakeAnswer): FakeAnswer[] => [
  ...listingAnswers(samples),
  answerByRequest(toursCall, ({ query }) =>
    query["page"] === undefined && query["sort"] === undefined
      ? answer(toursCall, sampleTours(samples, query))
      : next,
  ),
];

const tours = (samples: SampleSet): FakeAnswer =>
  answer(toursCall, ({ query }) => sampleTours(samples, query));

const comesLater = (samples: SampleSet): FakeAnswer =>
  answersInTurn(outage(toursCall), outage(toursCall), tours(samples));

/** The page itself comes, and nothing after it. */
const onlyAtFirst = (samples: SampleSet): FakeAnswer =>
  answersInTurn(tours(samples), outage(toursCall));

/** The page itself comes; what it asks for next comes with the second try. */
const laterAgain = (samples: SampleSet): FakeAnswer =>
  answersInTurn(tours(samples), outage(toursCall), outage(toursCall), tours(samples));

const nothing = { items: [], total: 0, pages: 0 };

export const Default: Story = {};

/** The page carries on without what is told of the place. */
export const DestinationPartsOut: Story = {
  args: {
    answers: (samples) => [...listingAnswers(samples), outage(showplacesCall), outage(reviewsCall)],
  },
};

/** Nothing fits, and the API knows what to leave out. */
export const NothingFound: Story = {
  args: {
    path: `${placePath}?priceMax=100&difficulty=1`,
    answers: (samples) => [
      answer(toursCall, ({ query }) =>
        sampleTours(samples, query, {
          ...nothing,
          ways_out: [
            { fields: ["priceMax"], query: { slug: "altai", difficulty: "1" }, total: 7 },
            { fields: ["difficulty"], query: { slug: "altai", priceMax: "100" }, total: 2 },
          ],
        }),
      ),
    ],
  },
};

/** Nothing fits, whatever is left out. */
export const NoWayOut: Story = {
  args: {
    path: `${placePath}?difficulty=1`,
    answers: (samples) => [
      answer(toursCall, ({ query }) => sampleTours(samples, query, { ...nothing, ways_out: [] })),
    ],
  },
};

/** The list of another order does not come: the last one stays, and what was pressed. */
export const ListFailed: Story = {
  args: { answers: (samples) => thenTours(samples, outage(toursCall)) },
  play: acts(sortBy("listing:sort.price"), see("listing:failed.list")),
};

/** It comes with the second try; the client repeats what an API cannot answer by itself. */
export const ListComesLater: Story = {
  args: { answers: (samples) => thenTours(samples, comesLater(samples)) },
  play: acts(sortBy("listing:sort.price"), see("listing:failed.list")),
};

/** The list of another order is on its way. */
export const ListLoading: Story = {
  args: { answers: (samples) => thenTours(samples, never(toursCall)) },
  play: sortBy("listing:sort.price"),
};

/** More cards are on their way. */
export const MoreLoading: Story = {
  args: { answers: (samples) => thenTours(samples, never(toursCall)) },
  play: press("kit:loadMore"),
};

export const MoreFailed: Story = {
  args: { answers: (samples) => thenTours(samples, outage(toursCall)) },
  play: acts(press("kit:loadMore"), see("listing:failed.more")),
};

export const MoreComesLater: Story = {
  args: { answers: (samples) => thenTours(samples, comesLater(samples)) },
  play: acts(press("kit:loadMore"), see("listing:failed.more")),
};

/** What else there is to choose by does not come. */
export const ChoicesFailed: Story = {
  args: { answers: (samples) => [...listingAnswers(samples), onlyAtFirst(samples)] },
  parameters: { isWide: true },
  play: acts(press("listing:moreFilters"), see("listing:failed.choices")),
};

export const ChoicesComeLater: Story = {
  ...ChoicesFailed,
  args: { answers: (samples) => [...listingAnswers(samples), laterAgain(samples)] },
};

export const MapOpen: Story = { play: acts(press("listing:map.open"), see("listing:map.follow")) };

/** The tours of the map do not come; the map itself is there. */
export const MapUnavailable: Story = {
  args: { answers: (samples) => [...listingAnswers(samples), outage(toursMapCall)] },
  play: acts(press("listing:map.open"), see("listing:map.failed")),
};

export const Filters: Story = { play: press("listing:filters") };

/** Choosing goes on without the number of tours that it leads to. */
export const FiltersUncounted: Story = {
  args: {
    answers: (samples) => [...listingAnswers(samples), onlyAtFirst(samples)],
  },
  play: acts(press("listing:filters"), see("listing:failed.count")),
};

export const FiltersCountedLater: Story = {
  ...FiltersUncounted,
  args: { answers: (samples) => [...listingAnswers(samples), laterAgain(samples)] },
};

export const Outage: Story = {
  args: { answers: (samples) => [...listingAnswers(samples), outage(toursCall)] },
};

/** An address that names no place. */
export const NotFound: Story = {
  args: { path: "/no-such-place", answers: () => [refuse(toursCall, "not_found")] },
};

export const German: Story = { args: { locale: "de" } };

export const Chinese: Story = { args: { locale: "zh" } };

export const GermanFilters: Story = { args: { locale: "de" }, play: press("listing:filters") };
