import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownFrame } from "../docs/own-frame.ts";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Modal } from "../modal/modal.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: {
    text: "The organizer confirms this date when the group has gathered.",
    trigger: (trigger) => (
      <Button {...trigger} variant="secondary" size="sm" iconEnd="info">
        Preliminary
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 96, textAlign: "center" }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: [
          "A sentence about the thing it hangs from. ARIA pattern: tooltip. Shown by mouse, focus or tap; Escape takes it away and leaves the focus where it is.",
          "**Do** explain a term or an icon. **Do** keep it to one or two sentences.",
          "**Don't** put links, buttons or anything needed into it: use a `Dropdown`. **Don't** hang it from a `disabled` button, which nobody can reach; use `aria-disabled`.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As the keyboard shows it. */
export const Shown: Story = {
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.focus(),
};

export const OnIcon: Story = {
  args: {
    text: "The price in roubles is counted by the rate of the day.",
    trigger: (trigger) => <IconButton {...trigger} icon="info" label="About the price" />,
  },
};

export const AtStart: Story = { args: { align: "start" } };

/** Escape takes the words first, the window second. */
export const InModal: Story = {
  render: function InModal(args) {
    const [open, setOpen] = useState(true);
    return (
      <Modal open={open} title="Choose a date" onClose={() => setOpen(false)}>
        <Tooltip {...args} />
      </Modal>
    );
  },
};
