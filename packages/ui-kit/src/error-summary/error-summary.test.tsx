import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./error-summary.stories.tsx";

const { Default } = composeStories(stories);

it("takes the focus and links to the fields", async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole("alert")).toHaveFocus();
  await screen.getByRole("link", { name: "Name: required field" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
});
