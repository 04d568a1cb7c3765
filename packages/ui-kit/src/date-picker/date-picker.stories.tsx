import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownFrame } from "../docs/own-frame.ts";
import { DatePicker } from "./date-picker.tsx";

const meta = {
  title: "Inputs/Date picker",
  component: DatePicker,
  parameters: {
    docs: {
      description: {
        component: `One date, yyyy-MM-dd, from a calendar. Follows the **date picker dialog** pattern: the button
opens it with the focus on a day, arrows move, Enter chooses and closes, Escape closes.

\`min\` and \`max\` take \`"today"\`, \`available\` and \`disabledDates\` say what is offered, \`notes\` puts a price
under a day.

**Do** use it for departures, where the price decides.

**Don't** use it for a birthday: nobody should turn 400 pages. \`DateField\` can be typed into.`,
      },
    },
  },
  args: { label: "Departure", today: "2027-06-09" },
} satisfies Meta<typeof DatePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As a press shows it. */
export const Open: Story = {
  args: { defaultValue: "2027-06-12" },
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};

export const Chosen: Story = { args: { defaultValue: "2027-06-12" } };

export const Bounded: Story = { args: { min: "today", max: "2027-07-31" } };

export const Departures: Story = {
  args: {
    available: ["2027-06-12", "2027-06-19", "2027-06-26"],
    notes: { "2027-06-12": "890 €", "2027-06-19": "840 €", "2027-06-26": "890 €" },
  },
};

export const SoldOut: Story = { args: { disabledDates: ["2027-06-12", "2027-06-13"] } };

export const WithError: Story = { args: { error: "Required field" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "2027-06-12" } };
