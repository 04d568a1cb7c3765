import type { Meta, StoryObj } from "@storybook/react-vite";
import { NumberInput } from "./number-input.tsx";

const meta = {
  title: "Inputs/Number input",
  component: NumberInput,
  parameters: {
    docs: {
      description: {
        component: `A number. Follows the **spinbutton** pattern: arrows step by one, Page Up and Page Down by ten,
Home and End go to the bounds.

A number that no further digit can bring within the bounds is clamped at once, the others when the field
is left: 1 may be the beginning of 15. \`onValueChange\` never hears of a number out of bounds.

**Do** give the bounds and the unit, and say them in the hint where people must know them before.

**Don't** use it for a few travellers (\`Counter\`), nor for numbers that nobody counts with, such as a
passport's (\`TextField\` with \`inputMode="numeric"\`).`,
      },
    },
  },
  args: { label: "Weight of the luggage", min: 5, max: 40, unit: "kg", defaultValue: 12 },
} satisfies Meta<typeof NumberInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { defaultValue: null, placeholder: "20" } };

export const AtMaximum: Story = { args: { defaultValue: 40 } };

export const Fractions: Story = {
  args: { label: "Distance", unit: "km", min: 0, max: 10, step: 0.5, defaultValue: 1.5 },
};

export const Unbounded: Story = {
  args: { label: "Height above the sea", unit: "m", min: undefined, max: undefined },
};

export const WithHint: Story = { args: { hint: "From 5 to 40 kg" } };

export const WithError: Story = { args: { error: "Maximum 40" } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };
