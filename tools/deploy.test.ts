import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPool } from "../apps/api/src/platform/db/database.ts";
import { readRecipes, sizeOf, startDeployed } from "./deployed-app.ts";
import type { RunningApp } from "./deployed-app.ts";
import { findStorefronts, portSettings } from "./storefronts.mjs";
import { sandboxSettings } from "./sandbox.mjs";
import { untilAnswering } from "./until-answering.mjs";

/**
 * Does what the apps' Dockerfiles do, without Docker: deploys each app into an empty folder, starts it there by the
 * image's command on an empty PostgreSQL, and walks the pages.
 */
const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const storefronts = await findStorefronts(root);
const recipes = readRecipes();

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

const databaseName = `tropa_deployed_${randomUUID().replaceAll("-", "")}`;
const server = createPool(process.env.DATABASE_URL ?? "", 1);
let folder: string;
let api: string;
let settings: Record<string, string> = {};
let ports: Record<string, number> = {};
const running = new Map<string, RunningApp>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tropa-deployed-"));
  for (const { app, deployed } of recipes)
    await run(process.execPath, ["tools/run.mjs", "deploy", deployed, join(folder, app)], {
      cwd: root,
    });
  await server.query(`CREATE DATABASE ${databaseName}`);
  const database = new URL(process.env.DATABASE_URL ?? "");
  database.pathname = `/${databaseName}`;
  await run(process.execPath, ["src/platform/migrate/main.ts"], {
    cwd: join(folder, "api/apps/api"),
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATABASE_URL: database.href },
  });
  const apiPort = await freePort();
  api = `http://127.0.0.1:${apiPort}`;
  ports = Object.fromEntries(
    await Promise.all(storefronts.map(async ({ id }) => [id, await freePort()] as const)),
  );
  const sandboxPort = await freePort();
  settings = {
    ...portSettings(storefronts, ports),
    PORT_API: String(apiPort),
    DATABASE_URL: database.href,
    DATA_DIR: join(folder, "data"),
    SIGNING_KEY: "of this test and nobody else",
    API_URL: api,
    ...sandboxSettings(sandboxPort),
    DEMO_TOURS: "0",
    DRAIN_SECONDS: "0",
  };
  for (const recipe of recipes)
    running.set(recipe.app, startDeployed(recipe, join(folder, recipe.app), settings));
  await untilAnswering(
    [
      `${api}/readyz`,
      ...[...Object.values(ports), sandboxPort].map((port) => `http://127.0.0.1:${port}/readyz`),
    ],
    {
      patienceMs: 240_000,
      problem: () => Array.from(running.values(), (app) => app.problem()).find(Boolean) ?? null,
    },
  );
}, 1_500_000);

afterAll(async () => {
  await Promise.all(Array.from(running.values(), (app) => app.stop()));
  await server.query(`DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`);
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

it("every image uses the Node version of the project", () => {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  for (const { app, deployed, images } of recipes) {
    expect(deployed).toBe(app);
    expect(images).toEqual(images.map(() => `node:${manifest.devDependencies.node}-bookworm-slim`));
  }
  expect(process.version).toBe(`v${manifest.devDependencies.node}`);
});

it(".dockerignore excludes no file that an image needs", () => {
  const patterns = readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const made = /(^|\/)(node_modules|build)(\/|$)/;
  for (const { app } of recipes) {
    const files = globSync("**/*.*", {
      cwd: join(folder, app),
      exclude: (path) => made.test(path),
    });
    // A storefront is what is built of it, and its manifest.
    if (!app.startsWith("storefront-")) expect(files.length).toBeGreaterThan(20);
    else expect(files.toSorted()).toEqual([`apps/${app}/package.json`, "package.json"]);
    const keptFiles = files.filter((file) =>
      patterns.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)),
    );
    expect(keptFiles.filter((file) => !made.test(file))).toEqual([]);
  }
});

describe("the API", () => {
  it("fails to start without a database", async () => {
    const recipe = recipes.find(({ app }) => app === "api");
    if (!recipe) throw new Error("no Dockerfile of the API");
    const { DATABASE_URL: _, ...others } = settings;
    const alone = startDeployed(recipe, join(folder, "api"), others);
    await expect.poll(() => alone.problem()).toContain("DATABASE_URL: needed");
  });

  it("fails to start on a database that was not migrated", async () => {
    const recipe = recipes.find(({ app }) => app === "api");
    if (!recipe) throw new Error("no Dockerfile of the API");
    const empty = new URL(process.env.DATABASE_URL ?? "");
    empty.pathname = "/postgres";
    const alone = startDeployed(recipe, join(folder, "api"), {
      ...settings,
      DATABASE_URL: empty.href,
    });
    await expect.poll(() => alone.problem()).toContain("lacks migrations (0000-schema");
  });

  it("serves every storefront from its database", async () => {
    for (const { id, config } of storefronts) {
      const answer = await fetch(`${api}/spa/tours`, {
        headers: { "x-localization": id, "x-language": config.locales[0] },
      });
      expect(await answer.json()).toMatchObject({ items: [] });
    }
  });

  it.each([
    ["a page with a style sheet", "/organizer/login"],
    ["the reference, written from the contract", "/reference"],
    ["the map's ground", "/maps/1/ground/0/0/0"],
    ["a legal text", "/spa/legal-document?kind=agreement"],
  ])("finds the files beside its compiled sources: %s", async (_, path) => {
    const [first] = storefronts;
    const answer = await fetch(`${api}${path}`, {
      headers: { "x-localization": first?.id ?? "", "x-language": first?.config.locales[0] ?? "" },
    });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });
});

describe.each(storefronts)("the storefront $id", ({ id, config }) => {
  const ask = (path: string) => fetch(new URL(path, `http://127.0.0.1:${ports[id]}`));

  it("serves its home page with all its files", async () => {
    const answer = await ask("/");
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(config.brand.name);
    const paths = Array.from(
      html.matchAll(/(?:href|src)="(\/(?:assets|images)\/[^"]+)"/g),
      ([, path = ""]) => path,
    );
    expect(paths.some((path) => path.endsWith(".css"))).toBe(true);
    expect(paths.some((path) => path.endsWith(".js"))).toBe(true);
    // The demonstration has what this configuration opens its home page with; a shop names pictures of its own.
    const ofDemo = Object.values(config.heroPictures).map(({ image }) => image.split("{size}")[0]);
    const own = paths.filter((path) => !ofDemo.some((start = "") => path.startsWith(start)));
    const answers = await Promise.all(
      [...new Set(own)].map(async (path) => [path, (await ask(path)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it.each([
    ["/destinations", 200],
    ["/sitemap.xml", 200],
    ["/no/such/page", 404],
  ])("answers %s with %i", async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});

it("every app exits with code 0 when it is stopped", async () => {
  const rows = await Promise.all(
    recipes.map(async ({ app }) => {
      const megabytes = await sizeOf(join(folder, app));
      const memory = await running.get(app)?.memory();
      return `${app}: ${megabytes} MB on disk, ${memory} MB of memory`;
    }),
  );
  console.log(rows.join("\n"));
  for (const app of running.values()) expect(await app.stop()).toBe(0);
});
