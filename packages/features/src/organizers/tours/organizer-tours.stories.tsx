import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import * as revisionCalls from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, see, seeElement, write } from "../../../stories/harness/acts.ts";
import {
  answer,
  answersInTurn,
  never,
  outage,
  refuse,
} from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  newTour,
  ownTour,
  ownTourAnswers,
  ownTourId,
  returnedTour,
  tourWithStaff,
} from "../../../stories/samples/organizers/organizer-tours.ts";

const path = `/organizer/tours/${ownTourId}`;

const meta = {
  title: "Organizers/Tours",
  component: StorefrontPage,
  args: { path, isSignedIn: true, answers: (samples) => ownTourAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = { play: see("organizerTours:state.draft") };

export const German: Story = { args: { locale: "de" }, play: see("organizerTours:state.draft") };

export const Chinese: Story = { args: { locale: "zh" }, play: see("organizerTours:state.draft") };

export const Loading: Story = {
  args: { answers: (samples) => [...ownTourAnswers(samples), never(calls.organizerTourCall)] },
  play: seeElement("[aria-busy=true]"),
};

/** Of somebody else it is as if it were not there. */
export const NotOwn: Story = {
  args: {
    answers: (samples) => [
      ...ownTourAnswers(samples),
      refuse(calls.organizerTourCall, "not_found"),
    ],
  },
  play: see("organizerDesk:notFound.text"),
};

/** What is missing leads to its field, in its language. */
export const Missing: Story = {
  args: { answers: (samples) => ownTourAnswers(samples, newTour(samples)) },
  play: acts(
    press("organizerTours:sections.texts"),
    pressOn("a[href='#tour-title-en']"),
    seeElement("#tour-title-en:focus"),
  ),
};

/** With staff it is read only, until it is taken back. */
export const WithStaff: Story = {
  args: {
    answers: (samples) => [
      ...ownTourAnswers(samples, tourWithStaff(samples)),
      answer(
        calls.takeTourBackCall,
        ownTour(samples, { tour_id: 5, publication: "published", version: 5 }),
      ),
    ],
  },
  play: acts(
    seeElement("fieldset:disabled input[name^='title-']"),
    press("organizerTours:acts.take_back"),
    see("organizerTours:acts.sendChanges"),
    seeElement("fieldset:enabled input[name^='title-']"),
  ),
};

export const Returned: Story = {
  args: { answers: (samples) => ownTourAnswers(samples, returnedTour(samples)) },
  play: see("organizerTours:reasons"),
};

/** What is written last is saved before it goes. */
export const Sent: Story = {
  args: {
    answers: (samples) => [
      ...ownTourAnswers(samples),
      answer(calls.sendTourCall, { ...tourWithStaff(samples), publication: "never" as const }),
    ],
  },
  play: acts(
    write("price", "101 500"),
    press("organizerTours:acts.send"),
    see("organizerTours:state.moderation"),
  ),
};

/** A slip in a number is found before it is sent. */
export const WrongPrice: Story = {
  play: acts(
    write("price", "much"),
    press("organizerTours:save"),
    seeElement("input[name=price][aria-invalid=true]"),
  ),
};

/** The API's faults stand at their fields, whichever day they are of. */
export const Refused: Story = {
  args: {
    answers: (samples) => [
      ...ownTourAnswers(samples),
      refuse(calls.saveTourCall, "validation", {
        validation: { [`draft.programme.1.title.${samples.locale}`]: ["…"] },
      }),
    ],
  },
  play: acts(
    write("price", "1000"),
    press("organizerTours:save"),
    seeElement("input[name^='programme-1-title-'][aria-invalid=true]"),
  ),
};

export const SaveOutage: Story = {
  args: { answers: (samples) => [...ownTourAnswers(samples), outage(calls.saveTourCall)] },
  play: acts(
    write("price", "1000"),
    press("organizerTours:save"),
    see("request:problem.unreachable"),
    seeElement("input[name=price]"),
  ),
};

/** Days are moved and added; a new one is written in at once. */
export const Programme: Story = {
  play: acts(
    pressOn("#tour-programme > ol > li:last-child button"),
    seeElement("#tour-programme > ol > li:first-child input[name^='programme-1-title-']"),
    press("organizerTours:add.day"),
    seeElement("#tour-programme > ol > li:last-child input:focus"),
  ),
};

/** Somebody else has changed the price and the group meanwhile; the price was changed here, too. */
export const Conflict: Story = {
  args: {
    answers: (samples) => {
      const { draft } = ownTour(samples);
      return [
        ...ownTourAnswers(samples),
        answersInTurn(
          answer(calls.organizerTourCall, ownTour(samples)),
          answer(
            calls.organizerTourCall,
            ownTour(samples, {
              version: 5,
              draft: { ...draft, price: 1_000_000, max_group_size: 8 },
            }),
          ),
        ),
        refuse(calls.saveTourCall, "conflict"),
      ];
    },
  },
  play: acts(
    write("price", "120000"),
    press("organizerTours:save"),
    see("conflict:title"),
    seeElement("input[name=max_group_size][value='8']"),
  ),
};

/** Nothing ends while somebody is to travel. */
export const ArchiveInTheWay: Story = {
  args: {
    answers: (samples) => [
      ...ownTourAnswers(samples),
      refuse(calls.archiveTourCall, "conflict", {
        bookings: [{ id: 500_041, start: "2026-07-04", seats: 2, name: "Maria" }],
      }),
    ],
  },
  play: acts(
    press("organizerTours:acts.archive"),
    see("organizerTours:archive.text"),
    press("organizerTours:archive.submit"),
    see("organizerTours:archive.bookings"),
  ),
};

export const Preview: Story = {
  args: { path: `${path}/preview` },
  play: see("organizerTours:preview.draft"),
};

export const Versions: Story = {
  args: { path: `${path}/versions` },
  play: acts(see("organizerTours:versions.compare"), see("organizerTours:changes.before")),
};

export const VersionRestored: Story = {
  args: {
    path: `${path}/versions`,
    answers: (samples) => [
      ...ownTourAnswers(samples),
      answer(revisionCalls.restoreTourCall, ownTour(samples, { version: 5 })),
    ],
  },
  play: acts(
    press("organizerTours:versions.restore"),
    see("organizerTours:versions.sure.text"),
    press("organizerTours:versions.restore"),
    see("organizerTours:state.draft"),
  ),
};

export const PreviewOutage: Story = {
  args: {
    path: `${path}/preview`,
    answers: (samples) => [...ownTourAnswers(samples), outage(revisionCalls.tourPreviewCall)],
  },
  play: see("account:unreachable.retry"),
};

export const VersionsInGerman: Story = {
  args: { path: `${path}/versions`, locale: "de" },
  play: see("organizerTours:versions.compare"),
};

export const VersionsOutage: Story = {
  args: {
    path: `${path}/versions`,
    answers: (samples) => [...ownTourAnswers(samples), outage(revisionCalls.tourRevisionsCall)],
  },
  play: see("account:unreachable.retry"),
};
