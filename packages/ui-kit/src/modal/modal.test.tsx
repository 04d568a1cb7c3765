import { MODAL } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, userEvent } from "vitest/browser";
import { InApplication } from "../../test/conformance.tsx";
import { Modal } from "./modal.tsx";
import * as stories from "./modal.stories.tsx";

const { Closed, Default, International, Persistent, Success, Wide, WithFooter } =
  composeStories(stories);

it("takes the focus and returns it on Escape", async () => {
  const screen = await render(<Closed />);
  const opener = screen.getByRole("button", { name: "Open" });
  await opener.click();
  const dialog = screen.getByRole("dialog", { name: "Hard to choose?" });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);

  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("returns the focus when it is unmounted at once", async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <InApplication>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && (
          <Modal open title="Log in" onClose={() => setOpen(false)}>
            Text
          </Modal>
        )}
      </InApplication>
    );
  }
  const screen = await render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  const opener = screen.getByRole("button", { name: "Open" });
  await opener.click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
});

it("focuses its main action first", async () => {
  const screen = await render(<WithFooter />);
  await expect.element(screen.getByRole("button", { name: "Send the request" })).toHaveFocus();
});

it("closes with its button", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

it("closes on a click outside", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("dialog").click({ position: { x: 5, y: 5 } });
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

it("stays open on a click inside", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("heading").click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

it("shakes instead of closing on a click outside when persistent, and closes on Escape", async () => {
  const screen = await render(<Persistent />);
  const dialog = screen.getByRole("dialog");
  const shakes: string[] = [];
  dialog.element().addEventListener("animationstart", (event) => {
    if (event instanceof AnimationEvent) shakes.push(event.animationName);
  });
  await dialog.click({ position: { x: 5, y: 5 } });
  await expect.poll(() => shakes.some((name) => name.includes("shake"))).toBe(true);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

it("traps the focus in both directions", async () => {
  const screen = await render(<WithFooter />);
  const dialog = screen.getByRole("dialog").element();
  const send = screen.getByRole("button", { name: "Send the request" });
  const close = screen.getByRole("button", { name: "Close" });
  await expect.element(send).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(send).toHaveFocus();
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard("{Tab}");
    // Between the last and the first the browser's own bar may have it, but never the page.
    const { activeElement } = document;
    expect(activeElement === document.body || dialog.contains(activeElement)).toBe(true);
  }
});

it.each([
  ["a window", Default, MODAL.widthPx],
  ["a window of the international storefront", International, MODAL.internationalWidthPx],
  ["a success window", Success, MODAL.successWidthPx],
  ["the window of a complete request", Wide, MODAL.completeRequestWidthPx],
])("gives %s its documented width", async (_name, Story, width) => {
  const screen = await render(<Story />);
  const window = screen.getByRole("dialog").element().firstElementChild;
  expect(window?.getBoundingClientRect().width).toBe(width);
});

it("closes with the documented animation when motion is allowed", async () => {
  const features = [{ name: "prefers-reduced-motion", value: "no-preference" }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  const screen = await render(<Default />);
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  // A busy computer looks when it is closed already: what it went through is written down.
  const states = new Set<string | undefined>();
  const element = dialog.element() as HTMLElement;
  new MutationObserver(() => states.add(element.dataset["state"])).observe(element, {
    attributes: true,
  });
  const start = performance.now();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(states).toContain("closing");
  expect(performance.now() - start).toBeGreaterThanOrEqual(MODAL.closeAnimationMs);
  features[0] = { name: "prefers-reduced-motion", value: "reduce" };
  await cdp().send("Emulation.setEmulatedMedia", { features });
});

it("closes an open popover inside before itself", async () => {
  const screen = await render(
    <InApplication>
      <Modal open title="Guests" onClose={() => {}}>
        <button popoverTarget="list">How many</button>
        <div id="list" popover="auto">
          Two adults
        </div>
      </Modal>
    </InApplication>,
  );
  await screen.getByRole("button", { name: "How many" }).click();
  await expect.element(screen.getByText("Two adults")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("Two adults")).not.toBeVisible();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});
