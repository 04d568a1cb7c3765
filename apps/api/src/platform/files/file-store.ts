import { AwsClient } from "aws4fetch";
import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { ApiError } from "../errors/api-error.ts";
import type { ByteRange } from "./byte-range.ts";

/** Stores files by key (docs/product/calls.md#files). Keys are generated: letters, digits, dashes and slashes. */
export interface FileStore {
  /** Stores the file at `path`. */
  put(key: string, path: string, mediaType: string): Promise<void>;
  /** Reads a file or a part of it. Throws `not_found` for an unknown key. */
  read(key: string, part?: ByteRange): Promise<Readable>;
  remove(key: string): Promise<void>;
}

/** Stores files in a folder: the default, for a single machine. */
export function folderStore(folder: string): FileStore {
  const fileOf = (key: string) => join(folder, key);
  return {
    async put(key, path) {
      const target = fileOf(key);
      const aside = `${target}.${randomUUID()}`;
      await mkdir(dirname(target), { recursive: true });
      // Write to a temporary file and rename it, so that readers never see half a file.
      try {
        await copyFile(path, aside);
        await rename(aside, target);
      } catch (error) {
        await rm(aside, { force: true }).catch(() => {});
        throw error;
      }
    },
    async read(key, part) {
      // Open before answering, so that running out of file handles is not mistaken for a missing file.
      const file = await open(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === "ENOENT" ? new ApiError("not_found") : error;
      });
      return file.createReadStream(part);
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}

export interface S3Settings {
  /** `https://host`; bucket and key are appended as the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const timeoutMs = 60_000;

/** Stores files in any S3-compatible service, with path-style addresses. */
export function s3Store(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const addressOf = (key: string) =>
    `${settings.endpoint.replace(/\/$/, "")}/${settings.bucket}/${key}`;
  const send = async (key: string, init: RequestInit): Promise<Response> => {
    const response = await client
      .fetch(addressOf(key), { ...init, signal: AbortSignal.timeout(timeoutMs) })
      .catch(() => {
        throw new ApiError("unavailable");
      });
    if (response.status >= 500) throw new ApiError("unavailable");
    if (response.status === 404) throw new ApiError("not_found");
    if (!response.ok) throw new Error(`the file store answered ${response.status}`);
    return response;
  };
  return {
    async put(key, path, mediaType) {
      const body = await readFile(path);
      await send(key, { method: "PUT", body, headers: { "content-type": mediaType } });
    },
    async read(key, part) {
      const headers: HeadersInit = part ? { range: `bytes=${part.start}-${part.end}` } : {};
      const { body } = await send(key, { method: "GET", headers });
      // `Readable.fromWeb` would need a cast: the web's and Node's stream types differ.
      return Readable.from(body ?? []);
    },
    async remove(key) {
      await send(key, { method: "DELETE" });
    },
  };
}
