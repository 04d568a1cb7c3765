import { AVATAR } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./avatar.stories.tsx";

const { Default, PhoneForName, PhotoFails } = composeStories(stories);

it("has the documented size and the person's name as its label", async () => {
  const screen = await render(<Default />);
  const avatar = screen.getByRole("img", { name: "Anna Petrova" });
  const { width, height } = avatar.element().getBoundingClientRect();
  expect([width, height]).toEqual([AVATAR.sizePx, AVATAR.sizePx]);
});

it("shows the icon of a person where the name is a phone number", async () => {
  const screen = await render(<PhoneForName />);
  const avatar = screen.getByRole("img", { name: "+79001234567" }).element();
  expect(avatar.textContent).toBe("");
  expect(avatar.querySelector("svg")).not.toBeNull();
});

it("keeps showing the initials when the photo fails to load", async () => {
  const screen = await render(<PhotoFails />);
  const avatar = screen.getByText("AP");
  await expect.element(avatar).toBeVisible();
  const letters = document.createRange();
  letters.selectNodeContents(avatar.element().firstChild ?? avatar.element());
  const [inner, outer] = [letters, avatar.element()].map((one) => one.getBoundingClientRect());
  expect(inner?.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0);
  const image = avatar.element().querySelector("img");
  if (!image) throw new Error("no photo");
  await expect.poll(() => image.complete).toBe(true);
  expect(getComputedStyle(image, "::after").content).toBe('"AP"');
});
