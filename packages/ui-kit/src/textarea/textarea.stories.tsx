import type { Meta, StoryObj } from "@storybook/react-vite";
import { Textarea } from "./textarea.tsx";

const meta = {
  title: "Inputs/Textarea",
  component: Textarea,
  parameters: {
    docs: {
      description: {
        component: `Several lines of text: two rows at first, growing with the text.

ARIA role: textbox of many lines, by the browser, with the label, the hint and the error tied to it.

**Do** keep \`autosize\` on: a small window with a scrollbar hides what was written.

**Don't** use it for one line; Enter would not send the form.`,
      },
    },
  },
  args: { label: "Comment", placeholder: "Where would you like to go?" },
} satisfies Meta<typeof Textarea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Growing: Story = {
  args: {
    defaultValue: "We are four adults.\nTwo of us eat no meat.\nWe arrive the evening before.",
  },
};

export const WithError: Story = { args: { error: "Minimum 10 characters" } };

export const Fixed: Story = { args: { autosize: false, rows: 4 } };
