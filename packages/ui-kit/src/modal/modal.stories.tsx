import type { Meta, StoryObj } from "@storybook/react-vite";
import { MODAL } from "@tropa/domain/interface-constants";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Modal } from "./modal.tsx";

const meta = {
  title: "Overlays/Modal",
  component: Modal,
  parameters: {
    docs: {
      story: { inline: false, height: "480px" },
      description: {
        component: [
          "A window above the page, 500 px wide (489 in the international storefront, which passes its own); on phones it rises from the lower edge. ARIA pattern: modal dialog: the focus goes to what the window is about, stays inside, and goes back; Escape and a press beside it close; a `persistent` one only shakes. It closes within 300 ms.",
          "**Do** name it by what is to be done. **Do** make it persistent when something typed would be lost.",
          "**Don't** open one by itself, and don't open one from another. A list of thirty filters is a `Drawer`.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    open: true,
    title: "Hard to choose?",
    children: <p>Tell us where you would like to go, and we find three tours for you.</p>,
    onClose: () => {},
  },
  // The button shows that the focus comes back.
  render: function Opened({ open, ...args }) {
    const [shown, setShown] = useState(open);
    return (
      <>
        <Button onClick={() => setShown(true)}>Open</Button>
        <Modal {...args} open={shown} onClose={() => setShown(false)} />
      </>
    );
  },
} satisfies Meta<typeof Modal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithFooter: Story = {
  args: { footer: <Button fullWidth>Send the request</Button> },
};

export const Persistent: Story = { args: { persistent: true } };

/** The width that the international storefront passes. */
export const International: Story = { args: { width: MODAL.internationalWidthPx } };

export const Success: Story = {
  args: {
    width: MODAL.successWidthPx,
    title: "Request 4021 has been sent",
    children: <p>The organizer answers within a day, by e-mail and in your chats.</p>,
  },
};

export const Wide: Story = { args: { width: MODAL.completeRequestWidthPx } };

export const Long: Story = {
  args: {
    children: Array.from({ length: 20 }, (_, day) => (
      <p key={day}>Day {day + 1}. From the camp up to the pass and down to the lake.</p>
    )),
  },
};

export const TitleHidden: Story = { args: { titleHidden: true } };

export const Closed: Story = { args: { open: false } };
