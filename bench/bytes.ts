import type { Page } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { publicPages, warm } from "./public-pages.ts";
import { storefronts } from "./stack.ts";
import { table } from "./statistics.ts";

const kinds = ["Document", "Script", "Stylesheet", "Font", "Image"] as const;
type Kind = (typeof kinds)[number];

/** Bytes on the wire of a first visit, by kind. */
async function transferred(page: Page, url: string): Promise<Record<Kind, number>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  const kindOf = new Map<string, string>();
  const bytes: Record<Kind, number> = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0 };
  client.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, type));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.find((candidate) => candidate === kindOf.get(requestId));
    if (kind) bytes[kind] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await client.detach();
  return bytes;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** First-load bytes of the public pages on a phone. */
export async function measureBytes(): Promise<string> {
  const browser = await openBrowser();
  const rows: string[][] = [];
  try {
    for (const { id: variant } of storefronts) {
      for (const { name, url } of await publicPages(variant)) {
        await warm(url);
        const page = await browser.newPage({
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 2,
        });
        const bytes = await transferred(page, url);
        await page.close();
        rows.push([variant, name, ...kinds.map((kind) => kilobytes(bytes[kind]))]);
      }
    }
  } finally {
    await browser.close();
  }
  return table(
    ["storefront", "page", "HTML kB", "scripts kB", "styles kB", "fonts kB", "pictures kB"],
    rows,
  );
}
