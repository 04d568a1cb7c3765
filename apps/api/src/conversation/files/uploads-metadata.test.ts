import {
  openAttachmentCall,
  organizerChatCall,
  sendMessageCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { uploadFileCall, uploadVideoCall } from "@tropa/api-contract/conversation/calls-uploads";
import {
  createContractCall,
  meetFileSaveCall,
} from "@tropa/api-contract/organizers/calls-meetings";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";

let platform: Platform;
let tourist: Person;
let organizer: Person;
beforeAll(async () => {
  platform = await Platform.open();
  tourist = await platform.person("tourist");
  organizer = await platform.person("organizer");
});
afterAll(() => platform.close());

const place = "55/1 45/1 2088/100";
const camera = "Telltale 3000";

/** A photo with the place where it was taken and the camera that took it. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#2a7f62" } })
    .withExif({
      IFD0: { Model: camera },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: place, GPSLongitudeRef: "E", GPSLongitude: place },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${camera}</note></x:xmpmeta>`);

const bytesAt = async (url: string) =>
  Buffer.from(await (await fetch(platform.url + url)).arrayBuffer());

async function expectClean(bytes: Buffer): Promise<void> {
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, comments }).toEqual({});
  expect(bytes.includes(camera)).toBe(false);
}

describe("a photo sent as a file", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "has location and camera data removed in a chat (%s)",
    async (format) => {
      const bytes = await photo().toFormat(format).toBuffer();
      expect((await sharp(bytes).metadata()).exif?.includes(camera)).toBe(true);
      const file = new File([new Uint8Array(bytes)], `photo.${format}`);
      const sender = platform.client(tourist);
      const stored = await sender.call(uploadFileCall, { body: {}, file });
      expect(stored).toMatchObject({ media_type: `image/${format}`, name: `photo.${format}` });
      const { id } = await sender.call(organizerChatCall, {
        body: { organizer_id: organizers.direct, message: "" },
      });
      const message = await sender.call(sendMessageCall, {
        body: { chat_id: id, message: "", file_id: stored.id },
      });
      const received = await platform
        .client(organizer)
        .call(openAttachmentCall, { body: { message_id: message.id } });
      const arrived = await bytesAt(received.url);
      expect(arrived.length).toBe(received.byte_size);
      await expectClean(arrived);
    },
  );

  it("has location and camera data removed among the files of a meeting", async () => {
    const { key } = await platform
      .client(organizer)
      .call(createContractCall, { body: { organizer_id: organizers.direct } });
    const file = new File([new Uint8Array(await photo().jpeg().toBuffer())], "gate.jpg");
    const saved = await platform
      .client()
      .call(meetFileSaveCall, { query: { key }, body: { is_public: "1" }, file });
    await expectClean(await bytesAt(saved.url));
  });

  it("is rotated upright and loses its orientation tag", async () => {
    const bytes = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 40, orientation: 6 });
    const file = new File([new Uint8Array(bytes)], "lying.jpg");
    const stored = await platform.client(tourist).call(uploadFileCall, { body: {}, file });
    const { width, height, orientation } = await sharp(await bytesAt(stored.url)).metadata();
    expect({ width, height, orientation }).toEqual({ width: 40, height: 60 });
  });

  it("keeps its animation", async () => {
    const frames = await Promise.all(
      ["red", "blue"].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const file = new File([new Uint8Array(bytes)], "wave.webp");
    const stored = await platform.client(tourist).call(uploadFileCall, { body: {}, file });
    expect((await sharp(await bytesAt(stored.url)).metadata()).pages).toBe(2);
  });

  it("is refused with an error on its field when it cannot be decoded", async () => {
    const half = (await photo().jpeg().toBuffer()).subarray(0, 200);
    const file = new File([new Uint8Array(half)], "half.jpg");
    await expect(
      platform.client(tourist).call(uploadFileCall, { body: {}, file }),
    ).rejects.toMatchObject({ status: 422, validation: { file: [expect.any(String)] } });
  });
});

function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}

const track = (handler: string, ...more: Buffer[]) =>
  box("trak", box("mdia", box("hdlr", Buffer.alloc(8), handler, Buffer.alloc(12))), ...more);

describe("a video", () => {
  it.each([
    ["clip.mp4", "isom", "video/mp4"],
    ["clip.mov", "qt  ", "video/quicktime"],
  ])(
    "%s has location and camera data removed and keeps its length",
    async (name, brand, mediaType) => {
      const secret = "+55.7558+037.6173/";
      const whole = Buffer.concat([
        box("ftyp", brand, Buffer.alloc(4), brand),
        box(
          "moov",
          box("mvhd", Buffer.alloc(100)),
          track("vide", box("udta", box("name", camera)), box("tkhd", "kept")),
          track("meta", box("meta", secret)),
          box("udta", box("\u00a9xyz", secret), box("\u00a9mod", camera)),
          box("meta", box("ilst", secret)),
        ),
        box("uuid", "<x:xmpmeta>", secret),
        box("mdat", "pixels"),
      ]);
      const file = new File([new Uint8Array(whole)], name);
      const stored = await platform.client(tourist).call(uploadVideoCall, { body: {}, file });
      expect(stored.media_type).toBe(mediaType);
      const bytes = await bytesAt(stored.url);
      expect(bytes.length).toBe(whole.length);
      for (const told of ["+55.7558", camera, "xmpmeta"]) expect(bytes.includes(told)).toBe(false);
      for (const kept of ["mvhd", "vide", "tkhd", "pixels"])
        expect(bytes.indexOf(kept)).toBe(whole.indexOf(kept));
    },
  );

  it.each([
    ["a box longer than its file", Buffer.from([0xff, 0xff, 0xff, 0xff])],
    ["a box shorter than its head", Buffer.from([0, 0, 0, 3])],
  ])("with %s is stored byte for byte", async (_, length) => {
    const whole = Buffer.concat([
      box("ftyp", "isom", Buffer.alloc(8)),
      length,
      Buffer.from("moov"),
    ]);
    const file = new File([new Uint8Array(whole)], "odd.mp4");
    const stored = await platform.client(tourist).call(uploadVideoCall, { body: {}, file });
    expect(stored.byte_size).toBe(whole.length);
    expect((await bytesAt(stored.url)).equals(whole)).toBe(true);
  });
});
