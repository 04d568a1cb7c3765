import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderStore, s3Store } from "./file-store.ts";
import type { FileStore } from "./file-store.ts";

let folder: string;
let server: Server;
let s3Url: string;
const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
const signatures: (string | undefined)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tropa-store-"));
  await writeFile(join(folder, "source"), "bytes of a file");
  // As much of S3 as a store needs.
  server = createServer((request, response) => {
    void (async () => {
      const name = request.url ?? "";
      if (name.includes("broken")) return void response.writeHead(507).end();
      signatures.push(request.headers.authorization);
      if (request.method === "PUT") {
        objects.set(name, {
          bytes: await buffer(request),
          type: request.headers["content-type"],
        });
        response.end();
      } else if (request.method === "DELETE") {
        objects.delete(name);
        response.writeHead(204).end();
      } else if (objects.has(name)) {
        const [, from = "0", to = "999"] =
          /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
        response.end(objects.get(name)?.bytes.subarray(Number(from), Number(to) + 1));
      } else response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a TCP port
  s3Url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await rm(folder, { recursive: true, force: true });
});

const stores: Record<string, () => FileStore> = {
  "a folder": () => folderStore(join(folder, "kept")),
  "an S3": () =>
    s3Store({
      endpoint: s3Url,
      bucket: "tropa",
      region: "eu-central-1",
      accessKeyId: "AKIDEXAMPLE",
      secretAccessKey: "a secret that never travels",
    }),
};

describe.each(Object.entries(stores))("file storage in %s", (_, make) => {
  it("keeps a file until it is removed", async () => {
    const store = make();
    const key = `files/${randomUUID()}`;
    await expect(store.read(key)).rejects.toMatchObject({ code: "not_found" });
    await store.put(key, join(folder, "source"), "text/plain");
    expect(await text(await store.read(key))).toBe("bytes of a file");
    expect(await text(await store.read(key, { start: 6, end: 7 }))).toBe("of");
    await store.remove(key);
    await store.remove(key);
    await expect(store.read(key)).rejects.toMatchObject({ code: "not_found" });
  });
});

it("sends S3 the media type under a signature and without the secret", async () => {
  await stores["an S3"]?.().put("files/one", join(folder, "source"), "application/pdf");
  expect(objects.get("/tropa/files/one")?.type).toBe("application/pdf");
  expect(signatures.at(-1)).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=.*, Signature=[\da-f]{64}$/,
  );
  expect(signatures.join()).not.toContain("never travels");
});

it("reports S3 that is unreachable or full as unavailable", async () => {
  const away = s3Store({
    endpoint: "http://127.0.0.1:1",
    bucket: "tropa",
    region: "eu-central-1",
    accessKeyId: "AKIDEXAMPLE",
    secretAccessKey: "a secret that never travels",
  });
  const full = stores["an S3"]?.();
  for (const store of [away, full]) {
    await expect(store?.read("broken")).rejects.toMatchObject({ code: "unavailable" });
    await expect(store?.put("broken", join(folder, "source"), "text/plain")).rejects.toMatchObject({
      code: "unavailable",
    });
  }
});

it("reports a folder that cannot be opened as an error, not as a missing file", async () => {
  const store = folderStore(folder);
  // Every error but a missing file: here a file where a folder should be.
  await expect(store.read("source/file")).rejects.toMatchObject({ code: "ENOTDIR" });
});
