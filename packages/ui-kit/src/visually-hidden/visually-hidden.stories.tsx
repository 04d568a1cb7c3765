import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "Foundations/Visually hidden",
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component: [
          "Words that are read aloud and not shown. ARIA pattern: none. Text, which screen readers find where it stands.",
          "**Do** say with it what a picture, a colour or a place says to the eye. **Don't** hide what can take the focus: who sees would lose it.",
        ].join("\n\n"),
      },
    },
  },
  args: { children: "Read, not seen" },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
