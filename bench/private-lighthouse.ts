import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "../apps/api/src/platform/db/database.ts";
import { privateScreens, readers } from "../e2e/harness/private-screens.ts";
import type { Reader } from "../e2e/harness/private-screens.ts";
import { findChromium } from "../tools/chromium.mjs";
import { signIn, withStack } from "./signed-in.ts";
import { root, storefrontOf, storefronts } from "./stack.ts";
import { table } from "./statistics.ts";

/**
 * Lighthouse's words on the accessibility of screens behind a sign-in, on its phone, with the session of a demo account:
 * `node bench/private-lighthouse.ts`, after a build; `node bench/private-lighthouse.ts intl tourist` takes these
 * storefronts and readers alone. How fast such screens are `private-pages.ts` measures.
 */
const folder = join(root, "lighthouse");
const debuggingPort = 4913;
const wanted = process.argv.slice(2);
const isWanted = (name: string, all: readonly string[]) =>
  !all.some((one) => wanted.includes(one)) || wanted.includes(name);

interface Finding {
  score: number;
  /** Names of the audits that found something. */
  faults: string[];
}

async function look(url: string, file: string): Promise<Finding> {
  const run = await lighthouse(url, {
    port: debuggingPort,
    output: "html",
    logLevel: "error",
    onlyCategories: ["accessibility"],
    // The session is in the browser's cookies.
    disableStorageReset: true,
  });
  if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message}`);
  const { finalDisplayedUrl, categories, audits } = run.lhr;
  // Without access the sign-in page would be measured.
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} leads to ${finalDisplayedUrl}`);
  await writeFile(file, String(run.report));
  const faults = categories.accessibility?.auditRefs
    .map(({ id }) => id)
    .filter((id) => audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1);
  return { score: Math.round((categories.accessibility?.score ?? 0) * 100), faults: faults ?? [] };
}

async function lookAtScreensOf(pool: Pool, variant: string, reader: Reader): Promise<string[][]> {
  const profile = await mkdtemp(join(tmpdir(), "tropa-lighthouse-"));
  // Lighthouse opens its pages beside the one that is signed in, in the browser's own context.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const [page = await context.newPage()] = context.pages();
    await signIn(page, pool, { variant, reader });
    const rows: string[][] = [];
    for (const { name, path } of await privateScreens(page, variant, reader)) {
      const url = `http://localhost:${storefrontOf(variant).port}${path}`;
      const file = join(folder, `${variant}-${name.replaceAll(/\W+/g, "-")}.html`);
      const { score, faults } = await look(url, file);
      rows.push([variant, name, String(score), faults.join(", ")]);
      console.log(rows.at(-1)?.join("  "));
    }
    return rows;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

await mkdir(folder, { recursive: true });
const ids = storefronts.map(({ id }) => id);
const rows = await withStack(async (pool) => {
  const all: string[][] = [];
  for (const variant of ids.filter((id) => isWanted(id, ids)))
    for (const reader of readers.filter((one) => isWanted(one, readers)))
      all.push(...(await lookAtScreensOf(pool, variant, reader)));
  return all;
});
console.log(`\n${table(["storefront", "screen", "accessibility", "faults"], rows)}`);
if (rows.some(([, , score]) => score !== "100")) process.exitCode = 1;
