import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Inputs/Checkbox",
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component: `Yes or no. Follows the **checkbox** pattern: Space checks and unchecks; \`indeterminate\` stands for "some of them".

**Do** put links inside of the text where one must read before agreeing.

**Don't** use it for what happens at once: that is a \`Switch\`.`,
      },
    },
  },
  args: { children: "I agree to the privacy policy" },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithCount: Story = { args: { children: "Hotel", aside: 42 } };

export const WithHint: Story = { args: { hint: "We never pass it on" } };

export const WithError: Story = { args: { error: "Required field" } };

export const Disabled: Story = { args: { disabled: true } };

/** Some of the boxes it controls are checked. */
export const Mixed: Story = { args: { children: "All regions", indeterminate: true } };
