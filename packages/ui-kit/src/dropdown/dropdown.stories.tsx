import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownFrame } from "../docs/own-frame.ts";
import { Button } from "../button/button.tsx";
import { Dropdown } from "./dropdown.tsx";

const meta = {
  title: "Overlays/Dropdown",
  component: Dropdown,
  args: {
    trigger: (trigger) => (
      <Button {...trigger} variant="secondary" iconEnd="chevron-down">
        Guests
      </Button>
    ),
    children: <p style={{ padding: 12 }}>2 adults, 1 child</p>,
  },
  parameters: {
    docs: {
      description: {
        component: [
          'A panel that hangs 12 px below a button. ARIA pattern: disclosure, by the browser\'s own popover: Enter and Space open it, Escape or a press elsewhere closes it and the focus goes back. With `openOn="hover"` a mouse opens it too; it closes 300 ms after the mouse has left.',
          "**Do** spread the trigger's props on a `Button` or an `IconButton`. **Don't** use it for a list of actions: that is a `Menu`. **Don't** rely on hover alone: fingers have none.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Dropdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As a press shows it. */
export const Open: Story = {
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};

export const OnHover: Story = { args: { openOn: "hover" } };

/** On phones it lies at the lower edge, named and with a way out. */
export const Sheet: Story = { args: { sheetTitle: "Guests" } };

export const AlignedAtEnd: Story = {
  args: { align: "end", style: { marginInlineStart: "min(240px, 50%)" } },
};
