import sharp from "sharp";
import type { AccessCase } from "./cases.ts";
import type { World } from "../world.ts";

async function picture(): Promise<Blob> {
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: "#2a7f62" },
  })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

const pdf = new Blob(["%PDF-1.4\n%%EOF"]);
/** The start of an MP4 file, from which its type is detected. */
const video = new Blob([new Uint8Array([0, 0, 0, 24]), "ftypisom", new Uint8Array(16)]);

async function reviewImage(world: World) {
  const form = new FormData();
  form.set("image", await picture(), "photo.jpg");
  const response = await fetch(`${world.platform.url}/spa/upload-review-image`, {
    method: "POST",
    body: form,
  });
  return (await response.json()) as { id: number; token: string };
}

/** Files (docs/product/calls.md#uploads). */
export const uploadCases: readonly AccessCase[] = [
  {
    call: "uploadImage",
    input: async () => ({ body: { bucket: "avatar" }, file: await picture() }),
  },
  { call: "uploadFile", input: () => ({ body: {}, file: pdf }) },
  { call: "uploadVideo", input: () => ({ body: {}, file: video }) },
  { call: "uploadReviewImage", input: async () => ({ body: {}, file: await picture() }) },
  {
    call: "deleteImage",
    input: async (world) => {
      const { id, token } = await reviewImage(world);
      return { query: { id: String(id), token } };
    },
  },
];
