import { generateProgramPdfCall } from "@tropa/api-contract/staff/calls-staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, scrollTo, see } from "../../../stories/harness/acts.ts";
import { outage } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { staffTourAnswers } from "../../../stories/samples/staff/staff.ts";
import { tourPath } from "../../../stories/samples/discovery/tour.ts";

const meta = {
  title: "Staff/Tour",
  component: StorefrontPage,
  args: {
    path: tourPath,
    isSignedIn: true,
    isStaff: true,
    answers: (samples) => staffTourAnswers(samples),
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = acts(
  see("staffTour:makePdf"),
  // Its figures come as it comes near.
  scrollTo("main dl[aria-busy]"),
  see("tourCard:staff.weight"),
);
const openDates = acts(pressOn("#dates button[popovertarget]"), see("staffTour:ofDate"));

export const Default: Story = { play: acts(ready, openDates) };

export const German: Story = { args: { locale: "de" }, play: acts(ready, openDates) };

export const Chinese: Story = { args: { locale: "zh" }, play: acts(ready, openDates) };

export const ProgrammeMade: Story = {
  play: acts(ready, press("staffTour:makePdf"), see("staffTour:openPdf")),
};

export const ProgrammeNotMade: Story = {
  args: { answers: (samples) => [...staffTourAnswers(samples), outage(generateProgramPdfCall)] },
  play: acts(ready, press("staffTour:makePdf"), see("request:problem.unreachable")),
};

export const KnowledgeAlone: Story = {
  args: {
    answers: (samples) =>
      staffTourAnswers(samples, { can_view_commission: false, can_use_knowledge: true }),
  },
  play: see("staffTour:makePdf"),
};
