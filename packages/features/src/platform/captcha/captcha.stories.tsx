import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see } from "../../../stories/harness/acts.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { askVisitor } from "./ask-visitor.ts";
import type { CaptchaRequest } from "./captcha-request.ts";

/** The window over a page without anything else: whatever calls, it looks the same. */
const meta = {
  title: "Platform/Captcha",
  component: StorefrontPage,
  args: { path: "/success" },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "dialog" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A provider's box, as wide as they are. */
const box = async (holder: HTMLElement) => {
  const drawn = document.createElement("div");
  drawn.textContent = "□ …";
  Object.assign(drawn.style, { inlineSize: "300px", blockSize: "74px", border: "1px solid" });
  holder.append(drawn);
  return new Promise<string>(() => {});
};
const endless = () => new Promise<string>(() => {});

/** As a call asks that was refused. */
const open = (asked: Partial<Omit<CaptchaRequest, "answer">>) => async () => {
  void askVisitor({ isWidget: true, hasFailed: false, attempt: box, ...asked }, undefined);
};

/** The page before any call was refused. */
export const Closed: Story = { parameters: { part: "main" } };

export const Task: Story = { play: acts(open({}), see("captcha:task")) };

export const Moment: Story = {
  play: acts(open({ isWidget: false, attempt: endless }), see("captcha:moment")),
};

export const Failed: Story = {
  play: acts(open({ isWidget: false, hasFailed: true, attempt: endless }), see("captcha:failed")),
};

export const TriedAgain: Story = {
  play: acts(
    open({ isWidget: false, hasFailed: true, attempt: endless }),
    press("captcha:again"),
    see("captcha:moment"),
  ),
};

export const FailedInGerman: Story = { args: { locale: "de" }, play: Failed.play };

export const TaskInChinese: Story = { args: { locale: "zh" }, play: Task.play };
