import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyProject, followPage, freePort, installCopy, runTool } from "./followed-page.ts";
import { untilAnswering } from "../until-answering.mjs";

/**
 * Follows docs/adding-a-language.md in a copy of the project; each text of the new language is the English one behind a
 * mark.
 */
const mark = "ş";
const isText = (path: string) => /\/tr\/|\/tr\.json$|\/messages-tr\.ts$/.test(path);

const marked = (texts: unknown): unknown => {
  if (typeof texts === "string") return texts.replace(/^\s*(?=\p{L})/u, `$&${mark}`);
  if (Array.isArray(texts)) return texts.map(marked);
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, text]) => [key, marked(text)]),
  );
};

let project: string;
let changed: string[] = [];
let server: ReturnType<typeof spawn> | null = null;
const run = (name: string, ...args: string[]) => runTool(project, name, ...args);

beforeAll(async () => {
  project = await copyProject();
  changed = await followPage(project, "docs/adding-a-language.md");
  for (const path of globSync(
    changed.filter((file) => file.endsWith(".json")),
    { cwd: project },
  )) {
    const file = join(project, path);
    await writeFile(file, JSON.stringify(marked(JSON.parse(await readFile(file, "utf8")))));
  }
  await copyFile(
    join(import.meta.dirname, "language/calls.test.ts.txt"),
    join(project, "apps/api/testing/added-language.test.ts"),
  );
  await installCopy(project);
});
afterAll(async () => {
  server?.kill("SIGKILL");
  await rm(project, { recursive: true, force: true });
});

it("takes at most 15 files beside its texts", () => {
  const others = changed.filter((path) => !isText(path));
  expect(changed.length).toBeGreaterThan(80);
  expect(others.length).toBeGreaterThan(2);
  expect(others.length).toBeLessThanOrEqual(15);
});

it("has types that hold", async () => {
  await run("turbo", "run", "@tropa/features#typegen");
  for (const part of ["apps/api", "packages/features", "."])
    await run("tsc", "-p", part, "--noEmit");
});

it("has its dates, texts, letters and answers", () =>
  run(
    "vitest",
    "run",
    "packages/i18n",
    "apps/api/src/platform/text",
    "apps/api/src/platform/outbox/letters",
    "apps/api/testing/added-language.test.ts",
  ));

it("has pages, for which a browser fetches the texts of this language alone", async () => {
  await run("turbo", "run", "build", "--filter=@tropa/storefront-intl");
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // Nothing answers at this address, so pages say that they could not be made.
  const env = { ...process.env, API_URL: "http://127.0.0.1:1", PORT_INTL: String(port) };
  const folder = join(project, "apps/storefront-intl");
  server = spawn(process.execPath, ["build/start.js"], { cwd: folder, env, stdio: "ignore" });
  await untilAnswering([`${origin}/healthz`], { patienceMs: 500_000, problem: () => null });
  // Bots get one line.
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0" };
  const page = await (await fetch(`${origin}/tr/tours`, { headers })).text();
  expect(page).toContain('<html lang="tr"');
  expect(page).toContain(mark);
  const [, build = ""] = /\/_i18n\/(\w+)\//.exec(page) ?? [];
  const texts = await fetch(`${origin}/_i18n/${build}/tr/messages.json`);
  expect(await texts.json()).toMatchObject({ common: {}, kit: { close: "Close" } });
});
