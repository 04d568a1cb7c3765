import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioGroup } from "./radio.tsx";

const meta = {
  component: RadioGroup,
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
