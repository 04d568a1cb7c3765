import { composeStories } from "@storybook/react-vite";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./file-upload.stories.tsx";

const { Default, Full, OneFile, States } = composeStories(stories);

const photo = (name: string) => new File(["pixels"], name, { type: "image/jpeg" });

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const namesOf = (onFiles: ReturnType<typeof vi.fn<(files: File[]) => void>>) =>
  onFiles.mock.calls.map(([files]) => files.map(({ name }) => name));

it("takes files that are chosen, dropped or pasted", async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  const screen = await render(<Default onFiles={onFiles} />);
  const input = screen.getByLabelText("Choose files");
  await userEvent.upload(input, [photo("a.jpg"), photo("b.jpg")]);
  const dataTransfer = transferOf(photo("c.jpg"));
  input.element().dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  const clipboardData = transferOf(photo("d.jpg"));
  input.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  expect(namesOf(onFiles)).toEqual([["a.jpg", "b.jpg"], ["c.jpg"], ["d.jpg"]]);
});

it("takes the same file twice in a row", async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  const screen = await render(<Default onFiles={onFiles} />);
  const input = screen.getByLabelText("Choose files");
  await userEvent.upload(input, photo("a.jpg"));
  await userEvent.upload(input, photo("a.jpg"));
  expect(namesOf(onFiles)).toEqual([["a.jpg"], ["a.jpg"]]);
});

it("takes one file when only one is allowed, and none when it is full", async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  const one = await render(<OneFile onFiles={onFiles} />);
  const dataTransfer = transferOf(photo("a.jpg"), photo("b.jpg"));
  const drop = () => new DragEvent("drop", { dataTransfer, bubbles: true });
  one.getByLabelText("Choose a file").element().dispatchEvent(drop());
  await one.unmount();
  const full = await render(<Full onFiles={onFiles} />);
  full.getByLabelText("Choose files").element().dispatchEvent(drop());
  expect(namesOf(onFiles)).toEqual([["a.jpg"]]);
});

it("cancels, removes and retries by keyboard and keeps the focus", async () => {
  const [onRemove, onRetry] = [vi.fn(), vi.fn()];
  const screen = await render(<States onRemove={onRemove} onRetry={onRetry} />);
  screen.getByRole("button", { name: "Send notes.txt again" }).element().focus();
  await userEvent.keyboard("{Enter}");
  screen.getByRole("button", { name: "Cancel passport.jpg" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(onRetry.mock.calls).toEqual([["4"]]);
  expect(onRemove.mock.calls).toEqual([["2"]]);
  expect(screen.getByLabelText("Choose files").element()).toBe(document.activeElement);
});

it("focuses the file input when removing a file makes room", async () => {
  const Photos = () => {
    const [items, setItems] = useState(Full.args.items ?? []);
    return <Full items={items} full={items.length > 0} onRemove={() => setItems([])} />;
  };
  const screen = await render(<Photos />);
  screen
    .getByRole("button", { name: /^Remove/ })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByLabelText("Choose files").element()).toBe(document.activeElement);
});

it("shows the progress of each file and no retry for files that would fail again", async () => {
  const screen = await render(<States />);
  const progress = screen.getByRole("progressbar", { name: "passport.jpg is being sent" });
  await expect.element(progress).toHaveAttribute("value", "0.4");
  expect(screen.getByRole("button", { name: "Send film.mov again" }).elements()).toEqual([]);
  await expect.element(screen.getByRole("status")).toHaveTextContent("1 of 5 sent");
});
