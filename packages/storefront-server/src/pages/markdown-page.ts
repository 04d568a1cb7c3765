import type { FastifyReply } from "fastify";
import { decompressed } from "../http/compression.ts";
import type { CachedPage } from "./page-cache.ts";

export const markdownType = "text/markdown";

/** Whether the `accept` header prefers Markdown to HTML. Browsers never name it. */
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

/** Whether a page is HTML: only that is converted to Markdown, not sitemaps or feeds. */
export const isHtml = ({ headers }: Pick<CachedPage, "headers">): boolean =>
  headers["content-type"]?.includes("text/html") ?? false;

/** The converter is imported on first use: most processes never need it. */
async function markdownFrom(brotli: Buffer, address: string): Promise<string> {
  const { markdownOf } = await import("./markdown-text.ts");
  return markdownOf((await decompressed(brotli)).toString("utf8"), address);
}

const markdownByPage = new WeakMap<CachedPage, Promise<string>>();

/**
 * Sends a cached page as Markdown. The response must not be cached: shared caches key by address
 * alone and would send it to browsers.
 */
export async function sendMarkdown(
  reply: FastifyReply,
  page: CachedPage,
  address: string,
): Promise<FastifyReply> {
  const text = markdownByPage.get(page) ?? markdownFrom(page.brotli, address);
  markdownByPage.set(page, text);
  return reply
    .code(page.status)
    .headers({
      "content-type": `${markdownType}; charset=utf-8`,
      "cache-control": "private, no-store",
      vary: "accept, accept-encoding",
    })
    .send(await text);
}
