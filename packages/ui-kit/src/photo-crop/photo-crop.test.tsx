import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { cropPicture } from "./crop-picture.ts";
import type { PictureArea } from "./crop-picture.ts";
import * as stories from "./photo-crop.stories.tsx";

const { Default, Unreadable } = composeStories(stories);

it("reports the shown part, zooms with the slider and moves with the arrow keys", async () => {
  const onAreaChange = vi.fn<(area: PictureArea) => void>();
  const screen = await render(<Default onAreaChange={onAreaChange} />);
  await expect.poll(() => onAreaChange.mock.calls.length).toBeGreaterThan(0);
  const first = onAreaChange.mock.lastCall?.[0];
  expect(first?.width).toBe(first?.height);
  await screen.getByRole("slider", { name: "Zoom" }).fill("2");
  await expect.poll(() => onAreaChange.mock.lastCall?.[0].width).toBeLessThan(first?.width ?? 0);
  const before = onAreaChange.mock.lastCall?.[0].x ?? 0;
  screen.getByRole("group", { name: "Part of the photo that is shown" }).element().focus();
  await userEvent.keyboard("{ArrowRight>40/}");
  await expect.poll(() => onAreaChange.mock.lastCall?.[0].x).not.toBe(before);
});

it("reports an unreadable file", async () => {
  const onUnreadable = vi.fn();
  await render(<Unreadable onUnreadable={onUnreadable} />);
  await expect.poll(() => onUnreadable.mock.calls.length).toBe(1);
});

/** The left half red, the right half blue. */
async function twoColours(): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 20);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "red";
  context.fillRect(0, 0, 20, 20);
  context.fillStyle = "blue";
  context.fillRect(20, 0, 20, 20);
  return canvas.convertToBlob();
}

it("cropPicture cuts the part out and limits its size", async () => {
  const area = { x: 20, y: 0, width: 20, height: 20 };
  const part = await createImageBitmap(await cropPicture(await twoColours(), area, 10));
  expect([part.width, part.height]).toEqual([10, 10]);
  const context = new OffscreenCanvas(10, 10).getContext("2d");
  context?.drawImage(part, 0, 0);
  const [red = 255, green = 255, blue = 0] = context?.getImageData(5, 5, 1, 1).data ?? [];
  expect(blue).toBeGreaterThan(200);
  expect(red + green).toBeLessThan(60);
});

it("cropPicture refuses a file that is not a picture", async () => {
  const area = { x: 0, y: 0, width: 1, height: 1 };
  await expect(cropPicture(new Blob(["text"]), area, 10)).rejects.toThrow("could not be decoded");
});
