import { fileTypeFromFile } from "file-type";
import ipaddr from "ipaddr.js";
import { lookup } from "node:dns";
import type { LookupAddress } from "node:dns";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Agent, fetch } from "undici";
import type { Response } from "undici";
import { ApiError, fieldError } from "../errors/api-error.ts";
import type { UploadedFile } from "./uploaded-file.ts";

const timeoutMs = 15_000;
const mostRedirects = 3;

/** Whether an address is on the public internet, not inside a private network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast";
}

/** Resolves a name to public addresses only, so that it cannot lead into the private network. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const found: LookupAddress[] = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first) return callback(new Error("no public address"), []);
    if (options.all) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};

/** Returns an agent that connects only to the public internet. `mayConnect` is for tests with local servers. */
export function publicAgent(mayConnect: (address: string) => boolean = isPublicAddress): Agent {
  return new Agent({
    connect: {
      timeout: timeoutMs,
      ...(mayConnect === isPublicAddress && { lookup: publicLookup }),
    },
  });
}

export interface RemoteFiles {
  /**
   * Fetches a file from a URL given by a person (docs/product/calls.md#uploads): only public addresses, checked on connect
   * and after each redirect, with limits of size and time. Throws a field error on `url` if that fails.
   */
  fetch(
    url: string,
    limits: { accept: readonly string[]; maxBytes: number },
    /** Sent only to the first URL, because a redirect may lead to another site. */
    headers?: Record<string, string>,
  ): Promise<{ file: UploadedFile; discard(): Promise<void> }>;
  close(): Promise<void>;
}

/** `mayConnect` is for tests with local servers. */
export function createRemoteFiles(
  mayConnect: (address: string) => boolean = isPublicAddress,
): RemoteFiles {
  const agent = publicAgent(mayConnect);

  /** Checks IP addresses, which are connected to without a look-up. */
  function check(url: URL): void {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw unreachable();
    if (isIP(host) !== 0 && !mayConnect(host)) throw unreachable();
  }

  async function open(
    address: string,
    signal: AbortSignal,
    headers: Record<string, string>,
  ): Promise<Response> {
    let url = new URL(address);
    for (let step = 0; step <= mostRedirects; step += 1) {
      check(url);
      const response = await fetch(url, {
        dispatcher: agent,
        redirect: "manual",
        signal,
        headers: step === 0 ? headers : {},
      });
      const next =
        response.status >= 300 && response.status < 400 && response.headers.get("location");
      if (!next) return response;
      await response.body?.cancel();
      url = new URL(next, url);
    }
    throw unreachable();
  }

  return {
    async fetch(address, { accept, maxBytes }, headers = {}) {
      const folder = await mkdtemp(join(tmpdir(), "tropa-remote-"));
      const discard = () => rm(folder, { recursive: true, force: true });
      try {
        const response = await open(address, AbortSignal.timeout(timeoutMs), headers);
        if (!response.ok || !response.body) throw unreachable();
        const path = join(folder, "file");
        await pipeline(Readable.fromWeb(response.body), atMost(maxBytes), createWriteStream(path));
        const [{ size }, type] = await Promise.all([stat(path), fileTypeFromFile(path)]);
        if (!type || !accept.includes(type.mime))
          throw new ApiError("unsupported_media_type", {
            fields: [{ field: "url", key: "fileType" }],
          });
        const name = `file.${type.ext}`;
        return { file: { path, name, byteSize: size, mediaType: type.mime }, discard };
      } catch (error) {
        await discard();
        throw error instanceof ApiError ? error : unreachable();
      }
    },
    close: () => agent.close(),
  };
}

const unreachable = () => fieldError("url", "fileAddress");

/** A stream that fails after more than this many bytes. */
function atMost(bytes: number) {
  return async function* limit(source: AsyncIterable<Uint8Array>) {
    let seen = 0;
    for await (const chunk of source) {
      seen += chunk.byteLength;
      if (seen > bytes) throw new ApiError("too_large");
      yield chunk;
    }
  };
}
