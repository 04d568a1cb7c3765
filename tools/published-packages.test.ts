import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const pnpm = join(root, "node_modules/.bin/pnpm");

interface Manifest {
  name: string;
  private?: boolean;
}

const packages = async (): Promise<{ folder: string; name: string }[]> => {
  const folders = await readdir(join(root, "packages"));
  const all = await Promise.all(
    folders.map(async (name) => {
      const folder = join(root, "packages", name);
      const text = await readFile(join(folder, "package.json"), "utf8");
      return { folder, ...(JSON.parse(text) as Manifest) };
    }),
  );
  return all.filter((one) => !one.private);
};

let project: string;

/** A project of somebody else's, with nothing of ours but the tarballs that a release would publish. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "tropa-published-"));
  const tarballs = join(project, "tarballs");
  await mkdir(tarballs);
  const dependencies: Record<string, string> = {};
  for (const { folder, name } of await packages()) {
    const { stdout } = await run(pnpm, ["pack", "--json", "--pack-destination", tarballs], {
      cwd: folder,
      maxBuffer: 1e8,
    });
    const { filename } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { filename: string };
    dependencies[name] = `file:${filename}`;
  }
  const manifest = { name: "somebody-else", private: true, type: "module", dependencies };
  await writeFile(join(project, "package.json"), JSON.stringify(manifest));
  // Packages name each other by version: here those are the tarballs, too.
  const overrides = Object.entries(dependencies).map(([name, file]) => `  "${name}": "${file}"`);
  await writeFile(
    join(project, "pnpm-workspace.yaml"),
    `packages: ["."]\noverrides:\n${overrides.join("\n")}\n`,
  );
  await run(pnpm, ["install", "--prefer-offline", "--ignore-scripts"], { cwd: project });
});

afterAll(() => rm(project, { recursive: true, force: true }));

async function evaluated(script: string): Promise<unknown> {
  const { stdout } = await run(
    process.execPath,
    ["--input-type=module", "--no-experimental-strip-types", "--eval", script],
    { cwd: project },
  );
  return JSON.parse(stdout);
}

it("published packages run in plain Node", async () => {
  const result = await evaluated(`
    import { cabinSeat } from "@tropa/domain/sales/cabin";
    import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
    import { createApiClient } from "@tropa/api-client/client";
    const seat = cabinSeat({ minor: 1_000_100, currency: "RUB" }, 15);
    console.log(JSON.stringify({ minor: seat.minor, path: submitOrderCall.path, client: typeof createApiClient }));
  `);
  expect(result).toEqual({ minor: 1_150_200, path: "/spa/submit-order", client: "function" });
});

/** Throws with what the compiler says against files. */
async function compiled(...files: string[]): Promise<void> {
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024"];
  const libraries = ["--lib", "es2024,esnext.iterator,dom,dom.iterable"];
  await run(join(root, "node_modules/.bin/tsc"), [...options, ...libraries, ...files], {
    cwd: project,
  });
}

/** Addresses of all that a package publishes, folders and all, such as `@tropa/domain/sales/party/party`. */
const addressesOf = (name: string): string[] =>
  globSync("**/*.js", { cwd: join(project, "node_modules", name, "dist") }).map(
    (file) => `${name}/${file.replace(/\.js$/, "")}`,
  );

/** The kit's are tried by its own tests, in applications with React. */
const withoutPages = ["@tropa/domain", "@tropa/api-contract", "@tropa/api-client"];

it("exactly four packages are published, with compiled files only", async () => {
  const names = (await packages()).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...withoutPages, "@tropa/ui-kit"].toSorted());
  for (const name of names) {
    const folder = join(project, "node_modules", name);
    const files = globSync("**/*", { cwd: folder, exclude: ["node_modules"] });
    const strange = files.filter((path) => /(?<!\.d)\.tsx?$|\.(test|stories)\./.test(path));
    expect(strange).toEqual([]);
  }
});

it.each(withoutPages)("every address of %s can be imported", async (name) => {
  const addresses = addressesOf(name);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.some((address) => address.split("/").length > 3)).toBe(true);
  const imports = addresses.map((address) => `import(${JSON.stringify(address)})`);
  const loaded = await evaluated(
    `const all = await Promise.all([${imports.join(",")}]); console.log(all.length);`,
  );
  expect(loaded).toBe(addresses.length);
});

it("published packages have types that fit together", async () => {
  const files = await Promise.all(
    withoutPages.map(async (name) => {
      const file = `all-of-${name.replace("@tropa/", "")}.ts`;
      // A module without types would be one of any, which this compiler refuses.
      const lines = addressesOf(name).map(
        (address, i) => `export type * as m${i} from "${address}";`,
      );
      await writeFile(join(project, file), lines.join("\n"));
      return file;
    }),
  );
  await writeFile(
    join(project, "shop.ts"),
    `import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
     import type { BodyOf } from "@tropa/api-contract/base/endpoint";
     import type { Money } from "@tropa/domain/money";
     import type { ApiClient } from "@tropa/api-client/client";
     export const order = (client: ApiClient, body: BodyOf<typeof submitOrderCall>): Promise<unknown> =>
       client.call(submitOrderCall, { body });
     // @ts-expect-error an amount is a number
     export const price: Money = { minor: "1", currency: "RUB" };`,
  );
  // In one go: each time the compiler reads most of it anew.
  await compiled("shop.ts", ...files);
});
