import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioGroup } from "./radio.tsx";

const meta = {
  title: "Inputs/Radio",
  component: RadioGroup,
  parameters: {
    docs: {
      description: {
        component: `A choice of one. Follows the **radio group** pattern: one stop for Tab, arrows move and choose, Space chooses.

**Do** choose the likeliest option beforehand, or none where choosing matters.

**Don't** use it for more than five options: \`Select\` takes less room.`,
      },
    },
  },
  args: {
    label: "Payment",
    defaultValue: "prepayment",
    options: [
      { value: "prepayment", label: "Prepayment", hint: "The rest on the spot", aside: "134 €" },
      { value: "full", label: "Everything now", aside: "890 €" },
      { value: "certificate", label: "Gift certificate", disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cards: Story = { args: { layout: "cards" } };

export const WithError: Story = { args: { error: "Required field", defaultValue: undefined } };

export const Disabled: Story = { args: { disabled: true } };
