import { TOAST } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { createToastStore } from "./toasts.tsx";
import * as stories from "./toasts.stories.tsx";

const { Default, Failure, OnRequest, OverModal } = composeStories(stories);

describe("a message that closes by itself", () => {
  // Seven seconds are long to wait for, and a shorter time is over before a busy computer looks.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const show = async () => {
    const store = createToastStore();
    const screen = await render(<Default store={store} />);
    store.show({ type: "success", text: "Sent" });
    const text = screen.getByText("Sent");
    await expect.element(text).toBeVisible();
    return text;
  };

  const pointer = (element: Element, type: "pointerover" | "pointerout") =>
    element
      .closest("section")
      ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse" }));

  it("closes after the documented time", async () => {
    const text = await show();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(TOAST.closeDelayMs);
    await expect.element(text).not.toBeInTheDocument();
  });

  it("stays while the mouse is over it", async () => {
    const text = await show();
    pointer(text.element(), "pointerover");
    // React has heard of the mouse when no clock runs any more.
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(2 * TOAST.closeDelayMs);
    await expect.element(text).toBeVisible();
    pointer(text.element(), "pointerout");
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(TOAST.closeDelayMs);
    await expect.element(text).not.toBeInTheDocument();
  });
});

it("appears on request", async () => {
  const screen = await render(<OnRequest />);
  await screen.getByRole("button", { name: "Send the request" }).click();
  await expect.element(screen.getByText("Request 4021 has been sent.")).toBeVisible();
});

it("disappears when it is closed", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("Saved")).not.toBeInTheDocument();
});

it("is an alert for an error", async () => {
  const screen = await render(<Failure />);
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("The seats are gone. Choose another date.");
});

it("is a polite live region with a label", async () => {
  const screen = await render(<Default />);
  const region = screen.getByRole("region", { name: "Notifications" });
  await expect.element(region).toHaveAttribute("aria-live", "polite");
});

it("appears inside an open window and can be closed there", async () => {
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

it("offers one action and disappears once it is used", async () => {
  const store = createToastStore();
  const onPress = vi.fn();
  const screen = await render(<Default store={store} />);
  store.show({
    type: "info",
    text: "Removed from favourites",
    closeDelay: Infinity,
    action: { label: "Put back", onPress },
  });
  await screen.getByRole("button", { name: "Put back" }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(screen.getByText("Removed from favourites")).not.toBeInTheDocument();
});
