import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateField } from "./date-field.tsx";

const meta = {
  title: "Inputs/Date field",
  component: DateField,
  parameters: {
    docs: {
      description: {
        component: `One date, yyyy-MM-dd, in the system's own picker; it can be typed into and works before scripts do. \`min\` and \`max\` take "today".

ARIA pattern: none but the label's, the hint's and the error's: the browser's own date input.

**Do** use it for birthdays and passports.

**Don't** use it where prices or free dates matter: \`DatePicker\`.`,
      },
    },
  },
  args: { label: "Birthday" },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bounded: Story = {
  args: { min: "2027-06-01", max: "2027-08-31", defaultValue: "2027-06-12" },
};

export const WithError: Story = { args: { error: "Required field" } };

export const NotBeforeToday: Story = { args: { label: "Departure", min: "today" } };
