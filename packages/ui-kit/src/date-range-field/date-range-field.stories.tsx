import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownFrame } from "../docs/own-frame.ts";
import { DateRangeField } from "./date-range-field.tsx";

const meta = {
  title: "Inputs/Date range field",
  component: DateRangeField,
  parameters: {
    docs: {
      description: {
        component: `From one date to another, yyyy-MM-dd. Follows the **date picker dialog** pattern; the field
keeps its value until both dates are chosen, and Escape leaves it as it was.

**Do** say in the label which dates they are: of the journey, of the departure.

**Don't** ask for a range where the length of the tour is known: one date is enough (\`DatePicker\`).`,
      },
    },
  },
  args: { label: "Dates of the journey", today: "2027-06-09", min: "today" },
} satisfies Meta<typeof DateRangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As a press shows it. */
export const Open: Story = {
  args: { defaultValue: { from: "2027-06-26", to: "2027-07-03" } },
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};

export const Chosen: Story = { args: { defaultValue: { from: "2027-06-12", to: "2027-06-20" } } };

export const OneMonth: Story = { args: { months: 1 } };

export const Russian: Story = {
  args: { locale: "ru-RU", defaultValue: { from: "2027-06-12", to: "2027-06-20" } },
};

export const WithError: Story = { args: { error: "Required field" } };

export const Disabled: Story = { args: { disabled: true } };
