import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./pagination.stories.tsx";

const { Default, FirstPage, LastPage, WithLoadMore } = composeStories(stories);

it("links to pages with plain links", async () => {
  const screen = await render(<Default />);
  const link = (name: string) => screen.getByRole("link", { name, exact: true });
  await expect.element(link("Page 13")).toHaveAttribute("href", "#page=13");
  await expect.element(link("Page 12")).toHaveAttribute("aria-current", "page");
  await expect.element(link("Next page")).toHaveAttribute("href", "#page=13");
  await expect.element(link("Previous page")).toHaveAttribute("href", "#page=11");
});

it("has no link before the first page or after the last", async () => {
  const first = await render(<FirstPage />);
  await expect.element(first.getByRole("link", { name: "Previous page" })).not.toBeInTheDocument();
  await first.unmount();
  const last = await render(<LastPage onLoadMore={() => {}} />);
  await expect.element(last.getByRole("link", { name: "Next page" })).not.toBeInTheDocument();
  await expect.element(last.getByRole("button")).not.toBeInTheDocument();
});

it("calls onLoadMore", async () => {
  const onLoadMore = vi.fn();
  const screen = await render(<WithLoadMore onLoadMore={onLoadMore} />);
  await screen.getByRole("button", { name: "Show more" }).click();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});
