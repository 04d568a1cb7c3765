import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Dropdown } from "./dropdown.tsx";

const meta = {
  component: Dropdown,
  args: {
    trigger: (trigger) => (
      <Button {...trigger} variant="secondary" iconEnd="chevron-down">
        Guests
      </Button>
    ),
    children: <p style={{ padding: 12 }}>2 adults, 1 child</p>,
  },
} satisfies Meta<typeof Dropdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnHover: Story = { args: { openOn: "hover" } };

export const AlignedAtEnd: Story = { args: { align: "end", style: { marginInlineStart: 240 } } };
