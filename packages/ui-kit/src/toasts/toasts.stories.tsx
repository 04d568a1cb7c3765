import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Modal } from "../modal/modal.tsx";
import { ToastRegion, createToastStore } from "./toasts.tsx";
import type { ToastRequest } from "./toasts.tsx";

/** A region that already shows one message, and stays. */
function shownStore(toast: ToastRequest) {
  const store = createToastStore();
  store.show({ closeDelay: Infinity, ...toast });
  return store;
}

const meta = {
  title: "Feedback/Toasts",
  component: ToastRegion,
  parameters: {
    docs: {
      story: { inline: false, height: "480px" },
      description: {
        component: [
          "A message that comes and goes: success, error, warning, info, for 7 s; the clock stops while the pointer or the focus is on it. A live region, polite, an alert for errors; it moves into an open window, since the page behind one is inert.",
          "ARIA pattern: live regions, polite and assertive, within a named landmark.",
          "**Do** say what has happened in one sentence. **Don't** put into it what must be answered, nor errors of a field: those stand at the field.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    store: shownStore({ type: "success", title: "Saved", text: "The tour is a favourite." }),
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failure: Story = {
  args: { store: shownStore({ type: "error", text: "The seats are gone. Choose another date." }) },
};

export const Warning: Story = {
  args: { store: shownStore({ type: "warning", text: "Three minutes are left to pay." }) },
};

export const Info: Story = {
  args: { store: shownStore({ type: "info", text: "Prices are shown in euros now." }) },
};

/** The page behind a window is inert; messages move into the window. */
export const OverModal: Story = {
  args: { store: shownStore({ type: "warning", text: "Three minutes are left to pay." }) },
  render: function OverModal(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Modal open={open} title="Book this tour" onClose={() => setOpen(false)}>
          <p>Two seats are left.</p>
        </Modal>
        <ToastRegion {...args} />
      </>
    );
  },
};

export const OnRequest: Story = {
  args: { store: createToastStore() },
  render: (args) => (
    <>
      <Button
        onClick={() => args.store?.show({ type: "success", text: "Request 4021 has been sent." })}
      >
        Send the request
      </Button>
      <ToastRegion {...args} />
    </>
  ),
};
