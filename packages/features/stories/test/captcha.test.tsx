import { composeStories } from "@storybook/react-vite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import * as captchas from "../../src/platform/captcha/captcha.stories.tsx";
import { askVisitor } from "../../src/platform/captcha/ask-visitor.ts";
import { hcaptcha } from "../../src/platform/captcha/hcaptcha.ts";
import { turnstile } from "../../src/platform/captcha/turnstile.ts";
import { yandex } from "../../src/platform/captcha/yandex.ts";
import type { Widget } from "../../src/platform/captcha/widget.ts";
import { press, wordsOf } from "../harness/acts.ts";
import { asPhone, show } from "./show.tsx";

const stories = composeStories(captchas);

type Options = Record<string, unknown> & { callback: (token: string) => void };
type Listener = () => void;

/** What a stand-in of a provider's script was asked, and how it answers. */
interface StandIn {
  asked: { holder: HTMLElement; options: Options; isExecuted: boolean; isRemoved: boolean }[];
  listeners: Map<string, Listener>;
}

/** Puts a stand-in where the provider's script would put its own, as if the script had come. */
function standIn(global: "turnstile" | "hcaptcha" | "smartCaptcha"): StandIn {
  const made: StandIn = { asked: [], listeners: new Map() };
  const remove = (id: number) => {
    const one = made.asked[id];
    if (one) one.isRemoved = true;
  };
  const api = {
    render(holder: HTMLElement, options: Options) {
      made.asked.push({ holder, options, isExecuted: false, isRemoved: false });
      return made.asked.length - 1;
    },
    execute(id: number) {
      const one = made.asked[id];
      if (one) one.isExecuted = true;
    },
    subscribe: (_id: number, event: string, listener: Listener) =>
      made.listeners.set(event, listener),
    remove,
    destroy: remove,
  };
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) throw new Error("no script");
    Object.assign(window, { [global]: api });
    const ready = new URL(script.src).searchParams.get("onload") ?? "";
    (window as unknown as Record<string, Listener>)[ready]?.();
  });
  return made;
}

const providers: [
  string,
  Parameters<typeof standIn>[0],
  Widget,
  Record<string, unknown>,
  string,
][] = [
  ["turnstile", "turnstile", turnstile, { appearance: "always" }, "error-callback"],
  ["hcaptcha", "hcaptcha", hcaptcha, { size: "normal" }, "error-callback"],
  ["yandex", "smartCaptcha", yandex, { invisible: false }, "network-error"],
];
const question = (more: object = {}) => ({
  holder: document.createElement("div"),
  siteKey: "site-key",
  isInvisible: false,
  locale: "en" as const,
  signal: new AbortController().signal,
  ...more,
});

beforeEach(asPhone);
afterEach(() => vi.restoreAllMocks());

// The scripts of other providers stay loaded: the order is that of the table.
let made: StandIn;
it.each(providers)(
  "%s renders, passes its token on and is removed; an error or abort ends the attempt",
  async (_, global, widget, expected, fault) => {
    made = standIn(global);
    const asked = question();
    const answer = widget(asked);
    await expect.poll(() => made.asked).toHaveLength(1);
    const [first] = made.asked;
    expect(first).toMatchObject({ holder: asked.holder, isExecuted: false });
    expect(first?.options).toMatchObject({ sitekey: "site-key", ...expected });
    first?.options.callback("token");
    expect(await answer).toBe("token");
    expect(first?.isRemoved).toBe(true);

    const failing = widget(question({ isInvisible: true }));
    await expect.poll(() => made.asked).toHaveLength(2);
    const [, second] = made.asked;
    expect(second?.options).not.toMatchObject(expected);
    const told = made.listeners.get(fault) ?? second?.options[fault];
    (told as Listener)();
    await expect(failing).rejects.toMatchObject({ name: "WidgetFault" });
    expect(second?.isRemoved).toBe(true);

    const leaving = new AbortController();
    const givenUp = widget(question({ signal: leaving.signal }));
    await expect.poll(() => made.asked).toHaveLength(3);
    leaving.abort();
    await expect(givenUp).rejects.toThrow("given up");
  },
);

it("a script that fails to load fails the attempt and can be loaded again", async () => {
  const { loadScript } = await import("../../src/platform/captcha/widget.ts");
  const append = vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) (node as Node).dispatchEvent(new Event("error"));
  });
  const address = "https://captcha.example/api.js";
  await expect(loadScript(address)).rejects.toThrow("not loaded");
  await expect(loadScript(address)).rejects.toThrow("not loaded");
  expect(append).toHaveBeenCalledTimes(2);
});

it("moves a provider's overlay into the open window", async () => {
  await show(stories.Task);
  const overlay = document.createElement("div");
  overlay.append(document.createElement("iframe"));
  const { widgetAnswer } = await import("../../src/platform/captcha/widget.ts");
  const answer = widgetAnswer(new AbortController().signal, (resolve) => {
    document.body.append(overlay);
    setTimeout(() => resolve("token"), 50);
    return () => overlay.remove();
  });
  await expect.poll(() => overlay.parentElement?.tagName).toBe("DIALOG");
  expect(await answer).toBe("token");
});

it("shows a failed attempt, lets the visitor retry and closes with the answer", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  await show(stories.Closed);
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("no connection");
    return "token";
  };
  const answer = askVisitor({ isWidget: false, hasFailed: false, attempt }, undefined);
  await expect
    .poll(() => page.getByRole("alert").query()?.textContent)
    .toBe(wordsOf("captcha:failed"));
  await press("captcha:again")();
  expect(await answer).toBe("token");
  expect(told).toHaveBeenCalledOnce();
  await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
});

it("cancelling gives no answer, and only one window is open at a time", async () => {
  await show(stories.Closed);
  const endless = () => new Promise<string>(() => {});
  const asked = { isWidget: false, hasFailed: false, attempt: endless };
  const leaving = new AbortController();
  const first = askVisitor(asked, undefined);
  const second = askVisitor(asked, leaving.signal);
  await press("captcha:cancel")();
  expect(await first).toBeNull();
  await expect.poll(() => document.querySelectorAll("dialog[open]")).toHaveLength(1);
  leaving.abort();
  expect(await second).toBeNull();
  await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
});
