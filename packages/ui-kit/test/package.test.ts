import { globSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isClientModule } from "../tools/client-modules.ts";
import { bundle, measureComponents, specifier, subpaths } from "../tools/sizes.ts";
import { launchOptions } from "./chromium.ts";
import {
  buildApp,
  checkTypes,
  importInNode,
  installFreshApp,
  packTarballs,
} from "./package/fresh-app.ts";
import { importOnServer } from "./package/server-components.ts";
import { serveFolder } from "./package/static-server.ts";

const budgets = JSON.parse(
  readFileSync(new URL("../../../bench/kit-sizes.json", import.meta.url), "utf8"),
) as Record<string, { js: number; css: number }>;

let folder = "";
let viteApp = "";
let serverApp = "";
/** The kit as it lies in the application's `node_modules`. */
let kit = "";
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(await realpath(tmpdir()), "tropa-package-"));
  viteApp = join(folder, "vite-app");
  serverApp = join(folder, "server-app");
  const tarballs = await packTarballs(folder);
  await Promise.all([installFreshApp(viteApp, tarballs), installFreshApp(serverApp, tarballs)]);
  kit = await realpath(join(viteApp, "node_modules/@tropa/ui-kit"));
  browser = await chromium.launch(launchOptions);
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a built application, uses it and answers what the console said. */
async function useApp(root: string): Promise<readonly string[]> {
  const server = await serveFolder(root);
  const page = await browser.newPage();
  const output: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) output.push(message.text());
  });
  page.on("pageerror", (error) => output.push(error.message));
  await page.goto(server.url);
  const button = page.getByRole("button", { name: "Find tours" });
  await button.click();
  await page.getByRole("dialog", { name: "Three tours" }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const look = await button.evaluate((node) => {
    const { backgroundColor, fontFamily } = getComputedStyle(node);
    const drawing = node.querySelector("svg path, svg circle")?.getBoundingClientRect();
    return { backgroundColor, fontFamily, drawn: (drawing?.width ?? 0) > 0 };
  });
  expect(look).toEqual({
    // --color-primary of the international theme.
    backgroundColor: "rgb(11, 74, 117)",
    fontFamily: expect.stringContaining("Manrope"),
    drawn: true,
  });
  expect(await page.evaluate(() => document.fonts.check('16px "Manrope Variable"'))).toBe(true);
  await page.close();
  server.close();
  return output;
}

describe("the packed kit", () => {
  it("works in a fresh Vite application", async () => {
    await buildApp(viteApp);
    expect(await useApp(join(viteApp, "dist"))).toEqual([]);
  });

  it("renders on a server and hydrates in the browser without a warning", async () => {
    await buildApp(serverApp);
    await buildApp(serverApp, "--ssr", "src/server.tsx", "--outDir", "dist-server");
    // Plain Node runs it: the kit is not bundled in but imported from node_modules.
    const server = pathToFileURL(join(serverApp, "dist-server/server.js")).href;
    const { html } = (await import(/* @vite-ignore */ server)) as { html: string };
    expect(html).toContain("tropa-button__root");
    const page = join(serverApp, "dist/index.html");
    await writeFile(page, (await readFile(page, "utf8")).replace("<!--app-->", html));
    expect(await useApp(join(serverApp, "dist"))).toEqual([]);
  });

  it("can be imported by plain Node through every entry", async () => {
    const entries = subpaths(kit).map((name) => `@tropa/ui-kit/${name}`);
    expect(entries.length).toBeGreaterThan(50);
    await expect(importInNode(serverApp, entries)).resolves.toBeUndefined();
  });

  it("marks the components that need a browser for frameworks with server components", async () => {
    const needsBrowser = (name: string) =>
      isClientModule(readFileSync(join(kit, `dist/${name}/${name}.js`), "utf8"));
    const names = subpaths(kit);
    expect(names.filter(needsBrowser)).toEqual(
      expect.arrayContaining(["calendar", "lightbox", "messages", "phone-input", "tabs", "toasts"]),
    );
    const others = names.filter((name) => !needsBrowser(name));
    expect(others).toEqual(
      expect.arrayContaining(["avatar", "badge", "card", "icon", "picture", "qr-code", "skeleton"]),
    );
    const entries = names.map((name) => `@tropa/ui-kit/${name}`);
    await expect(importOnServer(serverApp, entries)).resolves.toBeUndefined();
  });

  it("declares types that a wrong prop violates", async () => {
    await writeFile(
      join(viteApp, "src/wrong.tsx"),
      'import { Chip } from "@tropa/ui-kit/chip";\nexport const wrong = <Chip tone="cold">Cold</Chip>;\n',
    );
    const complaints = await checkTypes(viteApp);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(/wrong\.tsx.*"cold"/);
  });

  it("includes its messages, tokens and themes", () => {
    const files = globSync("dist/{messages,styles}/*", { cwd: kit });
    for (const file of ["styles/tokens.css", "styles/theme-ru.css", "styles/theme-intl.css"]) {
      expect(files).toContain(`dist/${file}`);
    }
    expect(files).toContain("dist/messages/messages.d.ts");
  });

  it("gives every class name to only one style sheet", () => {
    const owners = globSync("dist/*/*.classes.js", { cwd: kit }).flatMap((path) =>
      Array.from(readFileSync(join(kit, path), "utf8").matchAll(/": "([\w-]+)"/g), ([, name]) => ({
        name: name ?? "",
        path,
      })),
    );
    expect(owners.length).toBeGreaterThan(100);
    expect(
      owners.filter(({ name }, at) => owners.findIndex((o) => o.name === name) !== at),
    ).toEqual([]);
  });

  it("contains every animation that its style sheets use", () => {
    const css = readFileSync(join(kit, "dist/styles.css"), "utf8");
    const declared = Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name);
    const used = Array.from(css.matchAll(/animation(?:-name)?:([^;}]+)/g), ([, value]) => value);
    const known = (value = "") =>
      /^(none|inherit)$/.test(value.trim()) || declared.some((name) => value.includes(`${name}`));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((value) => !known(value))).toEqual([]);
  });
});

describe("an import of one component", () => {
  it("includes no other component, even through a barrel", async () => {
    const names = subpaths(kit);
    const barrel = join(viteApp, "barrel.js");
    await writeFile(
      barrel,
      names.map((name) => `export * from ${specifier(kit, name)};`).join("\n"),
    );
    for (const [name, exported] of [
      ["button", "Button"],
      ["price", "Price"],
      ["visually-hidden", "VisuallyHidden"],
    ] as const) {
      const alone = await bundle(kit, `export { ${exported} } from ${specifier(kit, name)};`);
      const shaken = await bundle(kit, `export { ${exported} } from ${JSON.stringify(barrel)};`);
      expect(shaken.files).toEqual(alone.files);
    }
  });

  it("includes the components that it consists of", async () => {
    const { files } = await bundle(kit, `export { Button } from ${specifier(kit, "button")};`);
    const folders = new Set(files.map((path) => path.split("/")[0]));
    expect(Array.from(folders)).toEqual(["button", "icon", "link"]);
    expect(files).toContain("button/button.css");
  });

  it("stays within the budget of bench/kit-sizes.json", async () => {
    const sizes = await measureComponents(kit);
    const over = sizes.filter(({ name, js, css }) => {
      const budget = budgets[name];
      return !budget || js.brotli > budget.js || css.brotli > budget.css;
    });
    expect(over.map(({ name, js, css }) => ({ name, js: js.brotli, css: css.brotli }))).toEqual([]);
    const names = new Set(sizes.map(({ name }) => name));
    expect(Object.keys(budgets).filter((name) => !names.has(name))).toEqual([]);
  });
});
