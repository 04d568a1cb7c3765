import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import * as stories from "../../src/conversation/chat/chat-page.stories.tsx";
import { seeElement } from "../harness/acts.ts";
import { chatAnswers, sampleMessage } from "../samples/chat.ts";
import type { SampleSet } from "../samples/sample-set.ts";
import { asDesktop, show } from "./show.tsx";

const { Default } = composeStories(stories);

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

it("opens at its end, and older messages come above what is read without moving it", async () => {
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

it("a press leads back to the newest", async () => {
  await asDesktop();
  await show(LongHistory);
  box().scrollTop -= 2000;
  const down = await vi.waitFor(() => {
    const found = [...document.querySelectorAll("button")].find((one) =>
      one.textContent.includes("To the newest"),
    );
    if (!found) throw new Error("there is no way down");
    return found;
  });
  down.click();
  await vi.waitFor(() => expect([...places().keys()].at(-1)).toBe(400), { timeout: 5000 });
});
