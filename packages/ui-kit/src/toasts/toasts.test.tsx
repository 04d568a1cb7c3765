import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./toasts.stories.tsx";

const { Default, Failure, OnRequest } = composeStories(stories);

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
