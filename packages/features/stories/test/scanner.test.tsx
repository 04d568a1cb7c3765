import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { cleanup } from "vitest-browser-react";
import * as stories from "../../src/organizers/scanner/scanner.stories.tsx";
import { acts, press, see, seeElement } from "../harness/acts.ts";
import { cameraState, cameraThat } from "../harness/fake-camera.ts";
import { emptyPicture } from "../samples/organizers/scanner.ts";
import { asPhone, show } from "./show.tsx";

const { CameraReads, CameraWithLamp, Ready } = composeStories(stories);
const isRunning = () => cameraState.track?.readyState === "live";

it("releases the camera when it is turned off and when the page is left", async () => {
  await asPhone();
  await show(CameraReads);
  await expect.poll(isRunning).toBe(true);
  await press("scanner:camera.close")();
  await expect.poll(isRunning).toBe(false);

  await show(CameraReads);
  await expect.poll(isRunning).toBe(true);
  await cleanup();
  await expect.poll(isRunning).toBe(false);
});

it("stops a camera that is granted after the page was left", async () => {
  await asPhone();
  await show(Ready);
  cameraState.track = null;
  const { promise, resolve } = Promise.withResolvers<void>();
  await acts(cameraThat({ picture: emptyPicture, asked: promise }), press("scanner:camera.open"))();
  await cleanup();
  resolve();
  await expect.poll(() => cameraState.track?.readyState).toBe("ended");
});

it("reports a camera that stops by itself", async () => {
  await asPhone();
  await show(CameraReads);
  await expect.poll(isRunning).toBe(true);
  // A track that a script stops sends no event; one that is unplugged does both.
  cameraState.track?.stop();
  cameraState.track?.dispatchEvent(new Event("ended"));
  await see("scanner:camera.busy.title")();
  await seeElement("[role=alert]")();
});

it("turns the lamp off by a press", async () => {
  await asPhone();
  await show(CameraWithLamp);
  expect(cameraState.isLit).toBe(true);
  await press("scanner:camera.torch")();
  await expect.poll(() => cameraState.isLit).toBe(false);
});
