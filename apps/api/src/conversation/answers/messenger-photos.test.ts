import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testConfig } from "../../../testing/fixtures.ts";
import { createRemoteFiles } from "../../platform/files/remote-file.ts";
import { fetchPhoto } from "./messenger-photos.ts";

const remote = createRemoteFiles((address) => address === "127.0.0.1");
let messengers: FastifyInstance;
let url = "";
let picture: Buffer;

/** The files of all three, each behind what opens it there. */
beforeAll(async () => {
  picture = await sharp({
    create: { width: 8, height: 6, channels: 3, background: "#8a6a50" },
  })
    .jpeg()
    .toBuffer();
  messengers = Fastify();
  messengers.get<{ Querystring: { file_id?: string } }>("/botbot-token-1/getFile", ({ query }) => ({
    ok: true,
    result: { file_path: `photos/${query.file_id}.jpg` },
  }));
  messengers.get("/file/botbot-token-1/photos/camp.jpg", () => picture);
  messengers.get("/file/botbot-token-1/photos/page.jpg", () => "<html>no picture</html>");
  messengers.get("/media-7", ({ headers }, reply) =>
    headers.authorization === "Bearer whatsapp-token"
      ? { url: `${url}/lookaside/7` }
      : reply.code(401).send({}),
  );
  messengers.get("/lookaside/7", ({ headers }, reply) =>
    headers.authorization === "Bearer whatsapp-token" ? picture : reply.code(401).send({}),
  );
  messengers.get("/vk/photo.jpg", () => picture);
  url = await messengers.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await messengers.close();
  await remote.close();
});

const config = () =>
  testConfig({
    TELEGRAM_API_URL: url,
    TELEGRAM_BOT_TOKEN: "bot-token-1",
    WHATSAPP_API_URL: url,
    WHATSAPP_TOKEN: "whatsapp-token",
    WHATSAPP_PHONE_ID: "1",
  });

test("fetches a photo from each messenger's storage", async () => {
  const photos = [
    { source: "telegram", photo: "camp" },
    { source: "whatsapp", photo: "media-7" },
    { source: "vk", photo: `${url}/vk/photo.jpg` },
  ] as const;
  for (const photo of photos) {
    const fetched = await fetchPhoto(config(), remote, photo);
    expect(fetched?.file).toMatchObject({ mediaType: "image/jpeg", byteSize: picture.length });
    expect(await readFile(fetched!.file.path)).toEqual(picture);
    await fetched!.discard();
  }
});

test("fails for missing files and for files that are not pictures; returns null without the bot's keys", async () => {
  const none = [
    { source: "telegram", photo: "page" },
    { source: "telegram", photo: "gone" },
    { source: "whatsapp", photo: "media-8" },
    { source: "vk", photo: "file:///etc/passwd" },
  ] as const;
  for (const photo of none) {
    const failure = await fetchPhoto(config(), remote, photo).catch(String);
    expect(failure).toMatch(/Error/);
    expect(failure).not.toContain("token");
  }
  const withoutKeys = { source: "telegram", photo: "camp" } as const;
  expect(await fetchPhoto(testConfig(), remote, withoutKeys)).toBeNull();
});
