import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import * as stories from "../../src/conversation/chat/chat-page.stories.tsx";
import { isMuted } from "../../src/conversation/realtime/sound.ts";
import { page, userEvent } from "vitest/browser";
import { press, seeElement, wordsOf } from "../harness/acts.ts";
import { chatListLength } from "@tropa/api-contract/conversation/chat";
import { chatListCall, sendMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import { chatsForNotificationsCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import { uploadFileCall } from "@tropa/api-contract/conversation/calls-uploads";
import { wasMade } from "../harness/fake-api.ts";
import { answer, never } from "../harness/fake-answers.ts";
import { chatAnswers, chatId, sampleChat, sampleMessage } from "../samples/conversation/chat.ts";
import type { SampleSet } from "../samples/sample-set.ts";
import { asDesktop, show } from "./show.tsx";

const { Default } = composeStories(stories);

/** Waits until a check holds, however slow the machine is; answers what it finds. */
const until = <Found,>(check: () => Found) => vi.waitFor(check, { timeout: 120_000 });

/** Four hundred messages of different heights. */
const longAnswers = (samples: SampleSet) =>
  chatAnswers(samples, {
    messages: Array.from({ length: 400 }, (_, index) =>
      sampleMessage(index + 1, `number ${index + 1}. ${"And so on. ".repeat(index % 9)}`, {
        type: index % 3 === 0 ? "output" : "input",
      }),
    ),
  });
const LongHistory = Object.assign(() => <Default answers={longAnswers} />, {
  play: seeElement("article"),
});

const box = () => {
  const found = [...document.querySelectorAll<HTMLElement>("[role=region]")].find(
    (one) => one.querySelector("article") !== null,
  );
  if (!found) throw new Error("there is no thread");
  return found;
};

/** Numbers of the messages that are in the document, with their place in the window. */
const places = () =>
  new Map(
    [...box().querySelectorAll("article")].map((one) => [
      Number(/number (\d+)/.exec(one.textContent)?.[1]),
      one.getBoundingClientRect().top,
    ]),
  );

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A message in the middle of the window. */
const middle = () => {
  const { top, height } = box().getBoundingClientRect();
  const found = [...places()].find(([, place]) => place > top + height / 3);
  if (!found) throw new Error("there is no message in the middle");
  return found;
};

it("opens at the newest message and prepends older ones without moving the view", async () => {
  await asDesktop();
  await show(LongHistory);
  const element = box();
  expect([...places().keys()].at(-1)).toBe(400);
  expect(element.scrollHeight - element.scrollTop - element.clientHeight).toBeLessThan(4);

  let pages = 0;
  let height = element.scrollHeight;
  for (let steps = 0; pages < 3 && steps < 200; steps += 1) {
    element.scrollTop -= 250;
    await nextFrame();
    const [number, place] = middle();
    for (let frames = 0; frames < 8; frames += 1) await nextFrame();
    // A page has come, perhaps while nobody looked: it is hundreds of lines high.
    if (element.scrollHeight > height + 1000) pages += 1;
    height = element.scrollHeight;
    expect(Math.abs((places().get(number) ?? Number.NaN) - place)).toBeLessThan(3);
  }
  expect(pages).toBe(3);
  // However long the thread, the document holds what is near.
  expect(places().size).toBeLessThan(60);
});

it("a button leads back to the newest message", async () => {
  await asDesktop();
  await show(LongHistory);
  box().scrollTop -= 2000;
  const down = await until(() => {
    const found = [...document.querySelectorAll("button")].find((one) =>
      one.textContent.includes("To the newest"),
    );
    if (!found) throw new Error("there is no way down");
    return found;
  });
  down.click();
  await until(() => expect([...places().keys()].at(-1)).toBe(400));
});

it("follows growing messages at the end, stops after scrolling up and follows again after sending", async () => {
  await asDesktop();
  const answers = (samples: SampleSet) => [...longAnswers(samples), never(sendMessageCall)];
  await show(Object.assign(() => <Default answers={answers} />, { play: seeElement("article") }));
  const element = box();
  const fromEnd = () => element.scrollHeight - element.scrollTop - element.clientHeight;
  const grow = (height: string) => {
    const newest = [...element.querySelectorAll("article")].at(-1);
    if (newest) newest.style.minHeight = height;
  };
  const wayDown = () =>
    [...document.querySelectorAll("button")].some((one) =>
      one.textContent.includes("To the newest"),
    );
  const { scrollHeight } = element;
  grow("30rem");
  await until(() => {
    expect(element.scrollHeight).toBeGreaterThan(scrollHeight + 300);
    expect(fromEnd()).toBeLessThan(4);
  });
  expect(wayDown()).toBe(false);

  // A wheel moves in steps. The list hears of them by frames, and may still hear of its own way down with the first.
  await until(() => {
    if (!wayDown()) element.scrollTop -= 200;
    expect(wayDown()).toBe(true);
  });
  const { scrollTop, scrollHeight: before } = element;
  grow("50rem");
  await until(() => expect(element.scrollHeight).toBeGreaterThan(before + 200));
  for (let frames = 0; frames < 4; frames += 1) await nextFrame();
  expect(element.scrollTop).toBe(scrollTop);

  await page.getByRole("textbox", { name: wordsOf("chat:write"), exact: true }).fill("Thank you");
  await press("chat:send")();
  await until(() => expect(element.textContent).toContain("Thank you"));
  const { scrollHeight: written } = element;
  // Further than what counts as the end.
  grow("60rem");
  await until(() => {
    expect(element.scrollHeight).toBeGreaterThan(written + 200);
    expect(fromEnd()).toBeLessThan(4);
  });
  expect(wayDown()).toBe(false);
});

/** Fifty-five chats, by pages. */
const manyChats = (samples: SampleSet) => {
  const chats = Array.from({ length: 55 }, (_, index) => sampleChat(samples, { id: 4000 + index }));
  return [
    ...chatAnswers(samples),
    answer(chatListCall, ({ query }) => {
      const offset = Number(query["offset"]);
      const items = chats.slice(offset, offset + Number(query["limit"]));
      const common = { unread_count: 0, support_chat_id: null };
      return { items, total: chats.length, limit: chatListLength, offset, ...common };
    }),
  ];
};
const LongList = Object.assign(() => <Default path="/chat" answers={manyChats} />, {
  play: seeElement("a[href^='/chat/']"),
});

it("loads a long chat list twenty at a time while scrolling, each chat once", async () => {
  await asDesktop();
  await show(LongList);
  const links = () =>
    [...document.querySelectorAll("a[href^='/chat/4']")].map((link) => link.getAttribute("href"));
  expect(links()).toHaveLength(chatListLength);
  const list = document.querySelector("a[href^='/chat/4']")?.closest("ul")?.parentElement;
  for (const count of [40, 55]) {
    list?.scrollTo(0, list.scrollHeight);
    await until(() => expect(new Set(links()).size).toBe(count));
  }
  expect(links()).toHaveLength(55);
});

const Uploading = Object.assign(
  () => <Default answers={(samples) => [...chatAnswers(samples), never(uploadFileCall)]} />,
  { play: seeElement("article") },
);

it("attaches files that are dropped on or pasted into the composer", async () => {
  await asDesktop();
  await show(Uploading);
  const field = document.querySelector("main form textarea");
  const withFile = (name: string) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["map"], name, { type: "image/png" }));
    return transfer;
  };
  const given = { bubbles: true, cancelable: true };
  const dropped = withFile("dropped.png");
  field?.dispatchEvent(new DragEvent("drop", { ...given, dataTransfer: dropped }));
  const clipboardData = withFile("pasted.png");
  field?.dispatchEvent(new ClipboardEvent("paste", { ...given, clipboardData }));
  await until(() => {
    const text = document.querySelector("main form")?.textContent ?? "";
    expect(text).toContain("dropped.png");
    expect(text).toContain("pasted.png");
  });
});

it("a button mutes and unmutes the sound of this browser", async () => {
  await asDesktop();
  await show(Default);
  expect(isMuted()).toBe(false);
  await press("chat:sound.off")();
  expect(isMuted()).toBe(true);
  await press("chat:sound.on")();
  expect(isMuted()).toBe(false);
});

it("asks for notification settings only of the open chat", async () => {
  const asked = vi.fn<(id: unknown) => void>();
  const muted = {
    chat_id: chatId,
    kind: "organizer",
    name: "Anna",
    messenger_was_activated: false,
    notifications_enabled: false,
  } as const;
  const asking = (samples: SampleSet) => [
    ...chatAnswers(samples),
    answer(chatsForNotificationsCall, ({ query }) => {
      asked(query["chat_id"]);
      return { items: [muted] };
    }),
  ];
  const Muted = Object.assign(() => <Default answers={asking} />, {
    play: seeElement("button[data-icon=bell-off]"),
  });
  await asDesktop();
  await show(Muted);
  expect(asked.mock.calls).toEqual([[String(chatId)]]);
});

it("an Enter that ends a composition sends no message", async () => {
  await asDesktop();
  const answers = (samples: SampleSet) => [...chatAnswers(samples), never(sendMessageCall)];
  await show(Object.assign(() => <Default answers={answers} />, { play: seeElement("article") }));
  const field = await vi.waitFor(() => {
    const found = document.querySelector<HTMLTextAreaElement>("form textarea");
    if (!found) throw new Error("there is no composer");
    return found;
  });
  field.focus();
  await userEvent.keyboard("你好");
  const ending = { key: "Enter", keyCode: 229, bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent("keydown", ending));
  expect(field.value).toBe("你好");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(field.value).toBe(""));
});

it("puts a quick reply into the field, sends nothing and offers no more", async () => {
  const { Opening } = composeStories(stories);
  await show(Opening);
  await press("chat:quick.bring")();
  const field = page.getByRole("textbox", { name: wordsOf("chat:write"), exact: true });
  await expect.element(field).toHaveValue(wordsOf("chat:quick.bring"));
  expect(document.activeElement).toBe(field.element());
  expect(wasMade(sendMessageCall)).toBe(false);
  expect(page.getByRole("group", { name: wordsOf("chat:quick.label") }).elements()).toEqual([]);
});
