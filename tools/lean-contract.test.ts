import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Endpoint } from "../packages/api-contract/src/base/endpoint.ts";
import { calls } from "../packages/api-contract/src/calls.ts";
import { createRandom } from "../packages/demo/src/random.ts";
import { sample, schemaOf } from "../apps/api/testing/fuzz/sample.ts";
import { contractForBrowsers } from "../packages/storefront-server/src/bundling/strip-request-schemas.ts";

// The contract as the build for browsers makes it, beside the contract itself.

const contract = join(import.meta.dirname, "../packages/api-contract/src");

/** Every call, each by its name, as browsers import them. */
const entry = globSync("**/calls-*.ts", { cwd: contract, exclude: ["**/*.test.ts"] })
  .map((file) => {
    const path = join(contract, file);
    const names = [...readFileSync(path, "utf8").matchAll(/^export const (\w+) = endpoint\(/gm)];
    return `export { ${names.map(([, name]) => name).join()} } from "${path}";`;
  })
  .join("\n");

let folder = "";
let lean = new Map<string, Endpoint>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tropa-lean-contract-"));
  await writeFile(join(folder, "entry.ts"), entry);
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [contractForBrowsers()],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(folder, "entry.ts"), formats: ["es"] },
    },
  }).then((made) => (Array.isArray(made) ? made[0] : made))) as {
    output: readonly { type: string; code: string }[];
  };
  const file = join(folder, "calls.mjs");
  await writeFile(file, output.find(({ type }) => type === "chunk")?.code ?? "");
  const made = (await import(pathToFileURL(file).href)) as Record<string, Endpoint>;
  lean = new Map(Object.values(made).map((call) => [call.name, call]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isJson = ({ produces }: Endpoint) => produces === undefined;
const json = calls.filter(isJson);

it("parses every answer that the contract allows to the same result", () => {
  let compared = 0;
  for (const { name, answer } of json) {
    const shape = schemaOf(answer);
    for (let round = 0; round < 20; round += 1) {
      const value = sample(shape, createRandom(`${name} ${round}`));
      const { success, data } = answer.safeParse(value);
      // What the contract refuses for a form of words may pass here.
      if (!success) continue;
      compared += 1;
      expect({ name, ...lean.get(name)?.answer.safeParse(value) }).toEqual({ name, success, data });
    }
  }
  expect(compared).toBeGreaterThan(json.length * 10);
});

/** Copies of a value, each with something else in one place. */
function* brokenCopies(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) {
    yield { something: "else" };
    return;
  }
  yield "something else";
  for (const [key, inner] of Object.entries(value)) {
    for (const broken of brokenCopies(inner))
      yield Array.isArray(value) ? value.with(Number(key), broken) : { ...value, [key]: broken };
  }
}

it("refuses every fault in an answer that the contract refuses", () => {
  let refused = 0;
  for (const { name, answer } of json) {
    const value = sample(schemaOf(answer), createRandom(name));
    if (!answer.safeParse(value).success) continue;
    for (const broken of brokenCopies(value)) {
      if (answer.safeParse(broken).success) continue;
      refused += 1;
      const { success } = lean.get(name)?.answer.safeParse(broken) ?? { success: true };
      expect({ name, broken, success }).toEqual({ name, broken, success: false });
    }
  }
  expect(refused).toBeGreaterThan(json.length * 5);
});
