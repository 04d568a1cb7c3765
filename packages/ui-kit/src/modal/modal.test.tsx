import { composeStories } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { InApplication } from "../../test/conformance.tsx";
import { Modal } from "./modal.tsx";
import * as stories from "./modal.stories.tsx";

const { Closed, Default, Persistent, WithFooter } = composeStories(stories);

it("takes the focus, and gives it back on Escape", async () => {
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

it("gives the focus back when it is taken off the page at once", async () => {
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

it("goes first to what the window is about", async () => {
  const screen = await render(<WithFooter />);
  await expect.element(screen.getByRole("button", { name: "Send the request" })).toHaveFocus();
});

it("closes by its button", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

it("closes by a click beside the window", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("dialog").click({ position: { x: 5, y: 5 } });
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

it("stays open on a click within the window", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("heading").click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

it("when persistent only shakes on a click beside it, and still closes on Escape", async () => {
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
