import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Inputs/Text field",
  component: TextField,
  parameters: {
    docs: {
      description: {
        component: `One line of text.

ARIA role: textbox, by the browser, with the label, the hint and the error tied to it.

**Do** say in \`hint\` what people must know before they type, in \`error\` what is wrong and how to mend it.

**Don't** put the label into the placeholder: it goes when the typing begins.`,
      },
    },
  },
  args: { label: "First name", placeholder: "Anna" },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: "Anna" } };

export const WithHint: Story = { args: { hint: "As in your passport" } };

export const WithError: Story = { args: { error: "Required field" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "Anna" } };

export const WithIcon: Story = {
  args: {
    type: "search",
    label: "Where to",
    icon: "search",
    placeholder: "Altai, Kamchatka, Baikal",
  },
};

export const WithSuffix: Story = { args: { label: "Distance", suffix: "km" } };

export const Small: Story = { args: { size: "sm" } };

export const Large: Story = { args: { size: "lg" } };
