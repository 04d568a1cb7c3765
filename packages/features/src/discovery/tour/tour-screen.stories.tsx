import { tourCall, tourReviewsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { ticketCitiesCall } from "@tropa/api-contract/discovery/calls-tour-cities";
import { askTourQuestionCall } from "@tropa/api-contract/editorial/calls-questions";
import { tourTranslationCall } from "@tropa/api-contract/discovery/calls-translations";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  press,
  pressOn,
  scrollTo,
  see,
  seeElement,
  write,
} from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { pick } from "../../../stories/samples/sample-set.ts";
import { siteTokens } from "../../../stories/samples/site.ts";
import {
  sampleCruise,
  sampleTour,
  tourAnswers,
  tourPath,
} from "../../../stories/samples/discovery/tour.ts";
import { sampleCards, sampleDate, tourSlug } from "../../../stories/samples/discovery/tour-card.ts";

const meta = {
  title: "Discovery/Tour",
  component: StorefrontPage,
  args: { path: tourPath, answers: (samples) => tourAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The departures that the date's field opens: some certain, some gathering their group. */
export const Dates: Story = {
  args: {
    answers: (samples) =>
      tourAnswers(
        samples,
        sampleTour(samples, {
          variants: [
            sampleDate(samples, 0, { seats_left: 4, seats_total: 10, not_guaranteed: true }),
            sampleDate(samples, 1, { seats_left: 2, seats_total: 10 }),
            sampleDate(samples, 2, { is_busy: true, seats_left: 0 }),
          ],
        }),
      ),
  },
  play: acts(pressOn("#dates button[popovertarget]"), see("tour:dates.choose")),
};

/** Counters and ages that the people's field opens. */
export const People: Story = {
  play: acts(pressOn("#dates form > div > div:last-child > button"), see("party:adults")),
};

/** Telling others of it: networks and the link itself. */
export const Sharing: Story = {
  play: acts(press("tour:share.title"), see("tour:share.copy")),
};

/** A tour that has only what the contract demands. */
export const Bare: Story = {
  args: {
    answers: (samples) =>
      tourAnswers(
        samples,
        sampleTour(samples, {
          images: [],
          description: [],
          highlights: [],
          included: [],
          excluded: [],
          what_to_bring: [],
          questions: [],
          accommodation: [],
          accommodation_text: "",
          reviews: [],
          reviews_count: 0,
          rating: 0,
          rating_counts: [0, 0, 0, 0, 0],
          similar: [],
          child_prices: [],
          tags: [],
        }),
      ),
  },
};

/** The date of the address is not offered any more. */
export const MissedDate: Story = {
  args: { path: `${tourPath}?date=999999` },
  play: see("tour:dates.missed.gone"),
};

/** The party of the address is larger than the seats of its date. */
export const TooFewSeats: Story = {
  args: {
    path: `${tourPath}?adults=3&date=1`,
    answers: (samples) =>
      tourAnswers(
        samples,
        sampleTour(samples, {
          variants: [
            { ...sampleDate(samples, 1, { seats_left: 2, seats_total: 10 }), id: 1 },
            { ...sampleDate(samples, 2, { seats_left: 8, seats_total: 10 }), id: 2 },
          ],
        }),
      ),
  },
  play: see("party:roomy"),
};

/** No date has seats left. */
export const SoldOut: Story = {
  args: {
    answers: (samples) =>
      tourAnswers(
        samples,
        sampleTour(samples, {
          variants: [0, 1].map((index) =>
            sampleDate(samples, index, { is_busy: true, seats_left: 0 }),
          ),
        }),
      ),
  },
};

/** There are no dates at all: one asks for them. */
export const NoDates: Story = {
  args: { answers: (samples) => tourAnswers(samples, sampleTour(samples, { variants: [] })) },
};

/** Leaves on any day of a period, on request. */
export const ByRequest: Story = {
  args: {
    answers: (samples) =>
      tourAnswers(
        samples,
        sampleTour(samples, {
          variants: [],
          use_request_period: true,
          request_period_start: "2027-05-01",
          request_period_end: "2027-09-30",
        }),
      ),
  },
};

export const Cruise: Story = {
  args: { answers: (samples) => tourAnswers(samples, sampleCruise(samples)) },
};

/** Other ways to go on the same tour. */
export const Versions: Story = {
  args: {
    answers: (samples) =>
      tourAnswers(
        samples,
        sampleTour(samples, {
          versions: [1, 2].map((index) => ({
            tour_id: index + 1,
            name: pick(samples.texts.tags, index),
            tour_name: pick(samples.texts.tours, index),
            slug: tourSlug(index + 1),
            duration: { days: 5 + index, nights: 4 + index, hours: 0 },
            nearest: null,
          })),
        }),
      ),
  },
};

export const ReviewsFailed: Story = {
  args: { answers: (samples) => [...tourAnswers(samples), outage(tourReviewsCall)] },
  play: acts(scrollTo("#reviews"), press("tour:reviews.more"), see("tour:reviews.failed")),
};

export const ReviewsLoading: Story = {
  args: { answers: (samples) => [...tourAnswers(samples), never(tourReviewsCall)] },
  play: acts(scrollTo("#reviews"), press("tour:reviews.more")),
};

/** Written in another language, which a machine can translate. */
export const Foreign: Story = {
  args: {
    answers: (samples) => [
      siteTokens(samples, { translates_tours: true }),
      ...tourAnswers(samples, sampleTour(samples, { content_locale: "ru" })),
      outage(tourTranslationCall),
    ],
  },
};

const withTickets: Story["args"] = { where: ({ features }) => features.ticketsWidget };

export const Tickets: Story = {
  args: withTickets,
  play: acts(scrollTo("#tickets"), press("tour:tickets.show")),
};

export const TicketsFailed: Story = {
  args: {
    ...withTickets,
    answers: (samples) => [...tourAnswers(samples), outage(ticketCitiesCall)],
  },
  play: acts(scrollTo("#tickets"), press("tour:tickets.show"), see("tour:tickets.failed")),
};

/** Asked in sight of everybody: refused first, as nothing was written. */
export const Asking: Story = {
  play: acts(
    scrollTo("#questions"),
    press("tour:questionsAsk.public", "questions:ask.send"),
    seeElement("dialog[open] textarea[aria-invalid=true]"),
  ),
};

/** With contacts in it, which staff look at first. */
export const AskedAndHeld: Story = {
  args: {
    answers: (samples) => [
      ...tourAnswers(samples),
      answer(askTourQuestionCall, { success: true, is_held: true }),
    ],
  },
  play: acts(
    scrollTo("#questions"),
    press("tour:questionsAsk.public"),
    write("question", "Пишите мне: +7 903 123-45-67"),
    write("name", "Ия"),
    write("email", "iya@tropa.example"),
    press("questions:ask.send"),
    see("questions:ask.held"),
    // The form has gone with the focus: it is with what is said in its place.
    seeElement('dialog[open] [role="status"]:focus'),
  ),
};

export const Outage: Story = { args: { answers: () => [outage(tourCall)] } };

/** A removed tour: similar ones are shown instead. */
export const Removed: Story = {
  args: {
    answers: (samples) => [
      refuse(tourCall, "removed_from_publication", {
        similar_tours: sampleCards(samples, 3),
        similar_destinations: [{ name: samples.texts.region, slug: "altai" }],
      }),
    ],
  },
};

export const Gone: Story = {
  args: {
    answers: () => [refuse(tourCall, "gone", { similar_tours: [], similar_destinations: [] })],
  },
};

export const NotFound: Story = { args: { answers: () => [refuse(tourCall, "not_found")] } };

export const German: Story = { args: { locale: "de" } };

export const Chinese: Story = { args: { locale: "zh" } };

export const GermanCruise: Story = {
  args: { locale: "de", answers: (samples) => tourAnswers(samples, sampleCruise(samples)) },
};
