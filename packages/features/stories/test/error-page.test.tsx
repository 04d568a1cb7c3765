import type { MessageKey } from "@tropa/i18n/message-keys";
import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import * as tours from "../../src/discovery/tour/tour-screen.stories.tsx";
import * as errors from "../../src/frame/errors/error-page.stories.tsx";
import { wordsOf } from "../harness/acts.ts";
import { asPhone, show, textOf } from "./show.tsx";

const stories = composeStories(errors);
const main = page.getByRole("main");

beforeEach(asPhone);

it("a missing page links a signed-in account, and only that, to its chat with support", async () => {
  await show(stories.NotFoundSignedIn);
  const link = main.getByRole("link", { name: wordsOf("account:askSupport") });
  await expect.poll(() => link.query()?.getAttribute("href")).toMatch(/\/chat\/12$/);
  await show(stories.NotFound);
  expect(link.query()).toBeNull();
});

it("a removed tour links to similar tours and places and offers help", async () => {
  await show(composeStories(tours).Removed);
  await expect
    .element(main.getByRole("heading", { level: 1 }))
    .toHaveTextContent(wordsOf("errors:removed.title"));
  const titled = (key: MessageKey) =>
    main.getByRole("heading", { name: wordsOf(key), exact: true });
  await expect.element(titled("errors:similarTours")).toBeVisible();
  expect(main.getByRole("article").elements().length).toBeGreaterThan(0);
  const places = titled("errors:similarDestinations").element().closest("section");
  expect(places?.querySelector("a")?.pathname).toMatch(/\/altai$/);
  await expect.element(titled("request:banner.title")).toBeVisible();
});

it("a reply to a bot shows only its status", async () => {
  await show(stories.ForBots);
  expect(textOf(main)).toBe("404");
});
