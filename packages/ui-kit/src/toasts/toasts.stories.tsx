import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { ToastRegion, createToastStore } from "./toasts.tsx";
import type { ToastRequest } from "./toasts.tsx";

/** A region that already shows one message, and stays. */
function shownStore(toast: ToastRequest) {
  const store = createToastStore();
  store.show({ closeDelay: Infinity, ...toast });
  return store;
}

const meta = {
  component: ToastRegion,
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

export const OnRequest: Story = {
  args: { store: createToastStore() },
  render: (args) => (
    <>
      <Button
        onClick={() =>
          args.store?.show({ type: "success", text: "Request 4021 has been sent.", closeDelay: 60 })
        }
      >
        Send the request
      </Button>
      <ToastRegion {...args} />
    </>
  ),
};
