import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { createToastStore } from "./toasts.tsx";
import * as stories from "./toasts.stories.tsx";

const { Default, Failure, OnRequest, OverModal } = composeStories(stories);

it("comes on request and goes by itself", async () => {
  const screen = await render(<OnRequest />);
  await screen.getByRole("button", { name: "Send the request" }).click();
  const text = screen.getByText("Request 4021 has been sent.");
  await expect.element(text).toBeVisible();
  await expect.element(text).not.toBeInTheDocument();
});

it("goes when it is closed", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("Saved")).not.toBeInTheDocument();
});

it("interrupts for an error", async () => {
  const screen = await render(<Failure />);
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("The seats are gone. Choose another date.");
});

it("is a polite live region with a name", async () => {
  const screen = await render(<Default />);
  const region = screen.getByRole("region", { name: "Notifications" });
  await expect.element(region).toHaveAttribute("aria-live", "polite");
});

it("waits while the mouse is on it", async () => {
  const screen = await render(<OnRequest />);
  await screen.getByRole("button", { name: "Send the request" }).click();
  const text = screen.getByText("Request 4021 has been sent.");
  text
    .element()
    .closest("section")
    ?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(text).toBeVisible();
});

it("stands in the window that is open, within reach", async () => {
  const store = createToastStore();
  store.show({ type: "success", text: "Saved", closeDelay: Infinity });
  const screen = await render(<OverModal store={store} />);
  const dialog = screen.getByRole("dialog").element();
  await expect.poll(() => dialog.contains(screen.getByText("Saved").element())).toBe(true);
  await screen.getByRole("region").getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("Saved")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});
