import type { Meta, StoryObj } from "@storybook/react-vite";
import { numbersCsvCall, staffNumbersCall } from "@tropa/api-contract/staff/calls-numbers";
import { acts, call, press, pressOn, see, seeElement } from "../../../stories/harness/acts.ts";
import { never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { numbersAnswers, sampleNumbers } from "../../../stories/samples/staff/numbers.ts";

const meta = {
  title: "Staff/Figures",
  component: StorefrontPage,
  args: {
    path: "/staff/numbers",
    isSignedIn: true,
    answers: (samples) => numbersAnswers(samples),
  },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "main" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const seePlots = seeElement("main .recharts-bar");

export const Plots: Story = { play: seePlots };
export const PlotsInGerman: Story = { args: { locale: "de" }, play: seePlots };
export const PlotsInChinese: Story = { args: { locale: "zh" }, play: seePlots };

/** Every plot is a table as well. */
export const Tables: Story = {
  play: acts(
    seePlots,
    pressOn("main input[type=radio][value=table]"),
    seeElement("main [role=group] table"),
  ),
};

export const OneOrganizer: Story = {
  args: {
    path: "/staff/numbers?organizer=7&country=1",
    answers: (samples) =>
      numbersAnswers(samples, {
        organizer: { id: 7, title: samples.texts.people[0] ?? "" },
        cities: [{ id: 3, name: samples.texts.cities[2] ?? "" }],
      }),
  },
  play: seePlots,
};

/** Days of before are not counted yet. */
export const BeingCounted: Story = {
  args: {
    answers: (samples) =>
      numbersAnswers(samples, {
        storefronts: sampleNumbers(samples).storefronts.map((one) => ({
          ...one,
          counted_from: "2026-06-01",
        })),
      }),
  },
  play: seePlots,
};

export const NothingCounted: Story = {
  args: {
    answers: (samples) => {
      const { storefronts, now } = sampleNumbers(samples);
      const nothing = {
        ...now,
        gross: 0,
        take: 0,
        refunded: 0,
        orders: 0,
        paid: 0,
        completed: 0,
        cancelled: 0,
      };
      return numbersAnswers(samples, {
        storefronts: storefronts.map((one) => ({ ...one, counted_at: null })),
        now: nothing,
        before: nothing,
        days: [],
        states: [],
        answers: [],
        cancellations: [],
        supply: { months: [], places: [] },
        searches: [],
      });
    },
  },
  play: see("staffNumbers:nothing"),
};

export const UnknownOrganizer: Story = {
  args: {
    path: "/staff/numbers?organizer=999",
    answers: (samples) => [...numbersAnswers(samples), refuse(staffNumbersCall, "not_found")],
  },
  play: see("staffNumbers:noOrganizer"),
};

export const Loading: Story = {
  args: { answers: (samples) => [...numbersAnswers(samples), never(staffNumbersCall)] },
  play: seeElement("main [aria-busy=true]"),
};

export const Outage: Story = {
  args: { answers: (samples) => [...numbersAnswers(samples), outage(staffNumbersCall)] },
  play: see("request:problem.unreachable"),
};

export const CsvOutage: Story = {
  args: { answers: (samples) => [...numbersAnswers(samples), outage(numbersCsvCall)] },
  play: acts(seePlots, press("staffNumbers:csv"), call(numbersCsvCall)),
};
