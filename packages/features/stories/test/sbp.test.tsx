import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import * as stories from "../../src/sales/pay/pay-screen.stories.tsx";
import { asDesktop, asPhone, show } from "./show.tsx";

const { Sbp } = composeStories(stories);

const isSeen = (selector: string) => {
  const [first] = document.querySelectorAll(`section[aria-labelledby=sbp] ${selector}`);
  if (!first) throw new Error(`there is no ${selector}`);
  return first.checkVisibility();
};
const seen = () => ({ code: isSeen("svg[role=img]"), banks: isSeen("a[href^=bank]") });

it("a payment by SBP is a code for the camera at a desk, and a list of banks on a phone", async () => {
  await asDesktop();
  await show(Sbp);
  expect(seen()).toEqual({ code: true, banks: false });
  await asPhone();
  await expect.poll(seen).toEqual({ code: false, banks: true });
  await asDesktop();
});
