import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./button.tsx";

const meta = {
  title: "Inputs/Button",
  component: Button,
  args: { children: "Book this tour" },
  parameters: {
    docs: {
      description: {
        component: [
          "What a visitor presses to act; with `href` a link that looks so. ARIA pattern: button.",
          "**Do** begin with a verb, and keep one primary button in sight. **Do** use `loading` while its action runs: the width, the focus and the name stay.",
          "**Don't** disable a submit button to say that a form is incomplete: let it be pressed and say what is missing.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Secondary: Story = { args: { variant: "secondary", children: "Ask a question" } };

export const Ghost: Story = { args: { variant: "ghost", children: "Skip" } };

export const Danger: Story = { args: { variant: "danger", children: "Cancel the booking" } };

export const Small: Story = { args: { size: "sm", children: "Choose" } };

export const Large: Story = { args: { size: "lg", children: "Book from 890 €" } };

export const WithIcon: Story = { args: { icon: "search", children: "Find tours" } };

export const WithIconAtEnd: Story = { args: { iconEnd: "arrow-right", children: "Next step" } };

export const Loading: Story = { args: { loading: true } };

export const Disabled: Story = { args: { disabled: true } };

export const FullWidth: Story = { args: { fullWidth: true } };

export const AsLink: Story = { args: { href: "#tours", children: "See all tours" } };
