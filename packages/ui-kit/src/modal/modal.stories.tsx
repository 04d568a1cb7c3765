import type { Meta, StoryObj } from "@storybook/react-vite";
import { MODAL } from "@tropa/domain/interface-constants";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Modal } from "./modal.tsx";

const meta = {
  component: Modal,
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
