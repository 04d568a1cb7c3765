import type { MessageKey } from "@tropa/i18n/message-keys";
import { composeStories } from "@storybook/react-vite";
import { StorefrontProvider } from "@tropa/page-runtime/storefront/storefront-context";
import { TranslatorProvider } from "@tropa/page-runtime/storefront/translation";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import * as tours from "../../src/discovery/tour/tour-screen.stories.tsx";
import * as errors from "../../src/frame/errors/error-page.stories.tsx";
import PartBoundary, { ErrorBoundary } from "../../src/frame/errors/part-boundary.tsx";
import { wordsOf } from "../harness/acts.ts";
import { settingOf } from "../harness/setting.ts";
import { storyTranslator } from "../harness/story-translator.ts";
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

it("a desk keeps its navigation when one of its pages breaks", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Desk = () => (
    <>
      <nav aria-label="Desk">Bookings</nav>
      <main>
        <Outlet />
      </main>
    </>
  );
  const Broken = () => {
    throw new Error("broken");
  };
  const pages = [{ path: "/", Component: Broken }];
  const router = createMemoryRouter([
    { Component: Desk, children: [{ Component: PartBoundary, ErrorBoundary, children: pages }] },
  ]);
  const storefront = settingOf({});
  await cleanup();
  await render(
    <TranslatorProvider value={storyTranslator(storefront.locale)}>
      <StorefrontProvider value={storefront}>
        <RouterProvider router={router} />
      </StorefrontProvider>
    </TranslatorProvider>,
  );
  const heading = main.getByRole("heading", {
    name: storyTranslator(storefront.locale).t("errors:500.title"),
  });
  await expect.element(heading).toBeVisible();
  await expect
    .element(page.getByRole("navigation", { name: "Desk" }))
    .toHaveTextContent("Bookings");
});
