import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, see } from "../../../stories/harness/acts.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { deskAnswers, staffTourAnswers } from "../../../stories/samples/staff/staff.ts";
import { tourPath } from "../../../stories/samples/discovery/tour.ts";

const meta = {
  title: "Staff/Debug menu",
  component: StorefrontPage,
  args: { path: "/staff", isSignedIn: true, answers: (samples) => deskAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = acts(press("staffDesk:debug"), see("staffDebug:copy"));

export const OnTheDesk: Story = { play: open };

export const German: Story = { args: { locale: "de" }, play: open };

export const Chinese: Story = { args: { locale: "zh" }, play: open };

/** On every other page it opens from the account menu. */
export const OnATour: Story = {
  args: { path: tourPath, isStaff: true, answers: (samples) => staffTourAnswers(samples) },
  play: acts(
    see("staffTour:makePdf"),
    pressOn("header button:has([data-colour])"),
    press("account:menu.debug"),
    see("staffDebug:copy"),
  ),
};
