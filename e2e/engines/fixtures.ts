import { writeFile } from "node:fs/promises";
import { test as base } from "@playwright/test";
import { factsOf } from "../harness/stack.ts";
import type { StorefrontFacts, Variant } from "../harness/stack.ts";
import { startBrowser } from "./browser.ts";
import type { Browser, Engine } from "./browser.ts";
import type { Size } from "./wire.ts";

/** What a project of `engines.config.ts` is. */
export interface Place {
  engine: Engine;
  size: Size;
  variant: Variant;
}

interface Fixtures extends Place {
  facts: StorefrontFacts;
  isPhone: boolean;
  visitor: Browser;
}

export const test = base.extend<Fixtures>({
  engine: ["firefox", { option: true }],
  size: [{ width: 390, height: 844 }, { option: true }],
  variant: ["", { option: true }],
  facts: async ({ variant }, use) => {
    await use(factsOf(variant));
  },
  isPhone: async ({ size }, use) => {
    await use(size.width < 576);
  },
  visitor: async ({ engine, size, facts }, use, info) => {
    const browser = await startBrowser(engine, size, `http://localhost:${facts.port}`);
    try {
      await use(browser);
      if (info.status !== info.expectedStatus) {
        const where = await browser.address().catch(() => "nowhere");
        console.log(`${info.title} ended at ${where}`);
        await writeFile(info.outputPath("page.png"), await browser.shoot());
      }
    } finally {
      await browser.stop();
    }
  },
});
