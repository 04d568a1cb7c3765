import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement } from "../../../../stories/harness/acts.ts";
import { answer, never, outage } from "../../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../../stories/harness/storefront-page.tsx";
import {
  newTour,
  ownTourAnswers,
  ownTourId,
} from "../../../../stories/samples/organizers/organizer-tours.ts";

const path = `/organizer/tours/${ownTourId}`;

const meta = {
  title: "Organizers/Tours list",
  component: StorefrontPage,
  args: {
    path: "/organizer/tours",
    isSignedIn: true,
    answers: (samples) => ownTourAnswers(samples),
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: seeElement(`a[href$='${path}']`),
};

export const EmptyList: Story = {
  args: {
    answers: (samples) => [
      ...ownTourAnswers(samples),
      answer(calls.organizerToursCall, {
        items: [],
        total: 0,
        page: 1,
        pages: 0,
        per_page: 20,
        counts: {
          draft: 0,
          moderation: 0,
          returned: 0,
          published: 0,
          unpublished: 0,
          archived: 0,
        },
      }),
    ],
  },
  play: see("organizerTours:list.empty.title"),
};

export const NothingFound: Story = {
  args: {
    path: "/organizer/tours?filter=archived",
    answers: (samples) => EmptyList.args?.answers?.(samples) ?? [],
  },
  play: see("organizerTours:list.nothingFound"),
};

export const ListOutage: Story = {
  args: {
    answers: (samples) => [...ownTourAnswers(samples), outage(calls.organizerToursCall)],
  },
  play: see("account:unreachable.retry"),
};

/** The kind is asked first; the draft opens. */
export const New: Story = {
  args: {
    answers: (samples) => ownTourAnswers(samples, newTour(samples)),
  },
  play: acts(
    press("organizerTours:new.open", "organizerTours:new.create"),
    see("organizerTours:missing"),
  ),
};

export const NewOutage: Story = {
  args: {
    answers: (samples) => [...ownTourAnswers(samples), outage(calls.createTourCall)],
  },
  play: acts(
    press("organizerTours:new.open", "organizerTours:new.create"),
    see("request:problem.unreachable"),
  ),
};

export const ListInGerman: Story = {
  args: { locale: "de" },
  play: List.play!,
};

export const ListInChinese: Story = {
  args: { locale: "zh" },
  play: List.play!,
};

export const ListLoading: Story = {
  args: {
    answers: (samples) => [...ownTourAnswers(samples), never(calls.organizerToursCall)],
  },
  play: seeElement("[aria-busy=true]"),
};
