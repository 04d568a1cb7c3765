import type { Meta, StoryObj } from "@storybook/react-vite";
import { Calendar } from "./calendar.tsx";

const meta = {
  title: "Inputs/Calendar",
  component: Calendar,
  parameters: {
    docs: {
      description: {
        component: `A date or a range to choose from, yyyy-MM-dd. Follows the **grid** pattern: arrows move by days and weeks, Page Up and Page Down by months, with Shift by years, Home and End within the week.

**Do** put prices under days in \`notes\`, short: "890 €".

**Don't** load it with the page: it is wanted by those who choose dates alone.`,
      },
    },
  },
  args: { today: "2027-06-09" },
} satisfies Meta<typeof Calendar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Range: Story = {
  args: { mode: "range", defaultValue: { from: "2027-06-10", to: "2027-06-17" } },
};

export const TwoMonths: Story = {
  args: { mode: "range", months: 2, defaultValue: { from: "2027-06-26", to: "2027-07-03" } },
};

export const Bounded: Story = { args: { min: "today", max: "2027-06-30" } };

export const Departures: Story = {
  args: {
    available: ["2027-06-12", "2027-06-19", "2027-06-26"],
    notes: { "2027-06-12": "890 €", "2027-06-19": "840 €", "2027-06-26": "890 €" },
  },
};

export const Blocked: Story = { args: { disabled: ["2027-06-12", "2027-06-13"] } };

export const Russian: Story = { args: { locale: "ru-RU" } };

export const SundayFirst: Story = { args: { firstDay: 0 } };

/** Today is not given: a server shows an empty place, the visitor's own clock fills it. */
export const OwnClock: Story = { args: { today: undefined } };

export const RightToLeft: Story = {
  args: { mode: "range", defaultValue: { from: "2027-06-10", to: "2027-06-17" } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
