import type { Meta, StoryObj } from "@storybook/react-vite";
import { OneTimeCode } from "./one-time-code.tsx";

const meta = {
  title: "Inputs/One-time code",
  component: OneTimeCode,
  parameters: {
    docs: {
      description: {
        component: `The code of a message. One native text field with \`autocomplete="one-time-code"\` under drawn
slots: phones offer the code of an SMS, screen readers hear one field.

Only digits get in. A paste is taken when it is digits alone and exactly as long as the code.

ARIA role: textbox, one for all digits; the boxes are drawn over it, so that a code is heard, pasted and filled in whole.

**Do** pass the \`length\` that the server answered with, and send the code in \`onComplete\` without a button.

**Don't** clear the digits when the code was wrong before saying so in \`error\`.`,
      },
    },
  },
  args: { label: "Code from the message" },
} satisfies Meta<typeof OneTimeCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The server issues six digits and says so in its reply. */
export const SixDigits: Story = { args: { length: 6 } };

export const HalfTyped: Story = { args: { defaultValue: "314" } };

export const Complete: Story = { args: { defaultValue: "31415" } };

export const WithHint: Story = { args: { hint: "We have sent it to +44 20 7946 0018" } };

export const WithError: Story = {
  args: { defaultValue: "31415", error: "The code is wrong or too old" },
};

export const Disabled: Story = { args: { defaultValue: "31415", disabled: true } };
