import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changedText,
  copyProject,
  followPage,
  freePort,
  installCopy,
  runTool,
} from "./followed-page.ts";
import { untilAnswering } from "../until-answering.mjs";

/**
 * Follows docs/adding-a-tour-field.md and then docs/adding-a-language.md in one copy of the project, and tries the new
 * field and the new language there. The copied tests do not compile without them.
 */
const copiedTests = {
  "tour-field/calls.test.ts.txt": "apps/api/testing/added-field.test.ts",
  "tour-field/texts.test.ts.txt": "packages/features/src/discovery/traits/added-field.test.ts",
  "language/calls.test.ts.txt": "apps/api/testing/added-language.test.ts",
};
/** Stands before each text of the new language, which is the English one otherwise. */
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
let changedForField: string[] = [];
let changedForLanguage: string[] = [];
let server: ReturnType<typeof spawn> | null = null;
const run = (name: string, ...args: string[]) => runTool(project, name, ...args);

beforeAll(async () => {
  project = await copyProject();
  changedForField = await followPage(project, "docs/adding-a-tour-field.md");
  changedForLanguage = await followPage(project, "docs/adding-a-language.md");
  for (const path of globSync(
    changedForLanguage.filter((file) => file.endsWith(".json")),
    { cwd: project },
  )) {
    const file = join(project, path);
    await writeFile(file, JSON.stringify(marked(JSON.parse(await readFile(file, "utf8")))));
  }
  for (const [text, test] of Object.entries(copiedTests))
    await copyFile(join(import.meta.dirname, text), join(project, test));
  await installCopy(project);
});
afterAll(async () => {
  server?.kill("SIGKILL");
  await rm(project, { recursive: true, force: true });
});

it("has types that hold", async () => {
  await run("turbo", "run", "@tropa/features#typegen");
  for (const part of ["apps/api", "packages/features", "."])
    await run("tsc", "-p", part, "--noEmit");
});

describe("the field", () => {
  it("takes at most 25 files", () => {
    expect(changedForField.length).toBeGreaterThan(6);
    expect(changedForField.length).toBeLessThanOrEqual(25);
  });
});

describe("the language", () => {
  it("takes at most 15 files beside its texts", () => {
    const others = changedForLanguage.filter((path) => !isText(path));
    expect(changedForLanguage.length).toBeGreaterThan(80);
    expect(others.length).toBeGreaterThan(2);
    expect(others.length).toBeLessThanOrEqual(15);
  });

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
});

it("has drafts, pages and answers with the field, and dates, texts and letters in the language", () =>
  run(
    "vitest",
    "run",
    ...Object.values(copiedTests),
    "packages/i18n",
    "apps/api/src/platform/text",
    "apps/api/src/platform/outbox/letters",
  ));

it.each([
  ["a\nb\n", " c\n+d\n"],
  ["a\nb\na\n", " a\n+d\n"],
])("refuses to change %j by %j", (text, block) => {
  expect(() => changedText(text, block)).toThrow("must be in the file once");
});
