import type { FastifyReply } from "fastify";
import { decompressed } from "../http/compression.ts";
import type { CachedPage } from "./page-cache.ts";

export const markdownType = "text/markdown";

/** Whether a program asks for a page as Markdown. Browsers never name it. */
export function wantsMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes(markdownType)) return false;
  const quality = (type: string): number => {
    const entry = accept.split(",").find((one) => one.trim().split(";")[0] === type);
    if (entry === undefined) return 0;
    const [, value = "1"] = /;\s*q=([\d.]+)/.exec(entry) ?? [];
    return Number(value) || 0;
  };
  return quality(markdownType) > 0 && quality(markdownType) >= quality("text/html");
}

/** The map of the site and its feeds stay what they are. */
export const isHtml = ({ headers }: Pick<CachedPage, "headers">): boolean =>
  headers["content-type"]?.includes("text/html") ?? false;

/** What reads and writes it comes with the first reader who asks: most processes never have one. */
async function markdownFrom(brotli: Buffer, address: string): Promise<string> {
  const { markdownOf } = await import("./markdown-text.ts");
  return markdownOf((await decompressed(brotli)).toString("utf8"), address);
}

const made = new WeakMap<CachedPage, Promise<string>>();

/**
 * Sends a page of the cache as Markdown. Caches between here and the reader know pages by their address alone, so none
 * may keep it.
 */
export async function sendMarkdown(
  reply: FastifyReply,
  page: CachedPage,
  address: string,
): Promise<FastifyReply> {
  const text = made.get(page) ?? markdownFrom(page.brotli, address);
  made.set(page, text);
  return reply
    .code(page.status)
    .headers({
      "content-type": `${markdownType}; charset=utf-8`,
      "cache-control": "private, no-store",
      vary: "accept, accept-encoding",
    })
    .send(await text);
}
