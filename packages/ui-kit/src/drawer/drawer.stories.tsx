import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Drawer } from "./drawer.tsx";

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  parameters: {
    docs: {
      story: { inline: false, height: "480px" },
      description: {
        component: [
          "A panel from the side, 500 px wide; on phones a sheet from the lower edge. ARIA pattern: modal dialog: the focus stays inside and goes back, Escape and a press beside it close.",
          "**Do** put what is done most into `footer`, which stays in sight. **Don't** open one from another.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    open: true,
    title: "Filters",
    children: <Checkbox>Hotel</Checkbox>,
    footer: (
      <>
        <Button variant="secondary">Clear</Button>
        <Button>Show 42 tours</Button>
      </>
    ),
    onClose: () => {},
  },
  // The button shows that the focus comes back.
  render: function Opened({ open, ...args }) {
    const [shown, setShown] = useState(open);
    return (
      <>
        <Button onClick={() => setShown(true)}>Open</Button>
        <Drawer {...args} open={shown} onClose={() => setShown(false)} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      <Checkbox key={index}>Region {index + 1}</Checkbox>
    )),
  },
};

export const Closed: Story = { args: { open: false } };
