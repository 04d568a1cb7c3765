import { AVATAR } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./avatar.stories.tsx";

const { Default, PhotoFails } = composeStories(stories);

it("has the documented size and the person's name", async () => {
  const screen = await render(<Default />);
  const avatar = screen.getByRole("img", { name: "Anna Petrova" });
  const { width, height } = avatar.element().getBoundingClientRect();
  expect([width, height]).toEqual([AVATAR.sizePx, AVATAR.sizePx]);
});

it("keeps the initials in sight when the photo does not come", async () => {
  const screen = await render(<PhotoFails />);
  await expect.element(screen.getByText("AP")).toBeVisible();
});
