import {
  filterChoicesCall,
  toursCountCall,
  toursMapCall,
} from "@tropa/api-contract/discovery/calls-discovery";
import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { execFile } from "node:child_process";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTour, testStorefronts } from "../fixtures.ts";
import type { Person, Platform } from "../platform.ts";
import { closeTours, openTours } from "../discovery/test-tours.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../../..");
const folder = join(root, "test-results", `clients-${process.pid}`);
const olderCompiler = pathToFileURL(join(import.meta.dirname, "older-compiler.mjs")).href;

/** The compiler of strangers: strict, and with nothing of this project's settings. */
const settings = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    allowImportingTsExtensions: true,
    lib: ["es2022", "dom", "dom.iterable"],
    types: [],
  },
  include: ["."],
};

let platform: Platform;
let tourist: Person;
let stranger: Person;
/** For each client one to order. */
const tours = new Map<string, { tourId: number; dateId: number }>();
beforeAll(async () => {
  platform = await openTours({ CAPTCHA_PROVIDER: "off" });
  tourist = await platform.person("tourist");
  stranger = await platform.person("otherTourist");
  for (const name of ["openapi-fetch", "hey-api"])
    tours.set(name, await insertTour(platform.context.pool, {}));
  await mkdir(folder, { recursive: true });
  const answer = await fetch(`${platform.url}/openapi.json`);
  await writeFile(join(folder, "openapi.json"), await answer.text());
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
});
afterAll(async () => {
  await closeTours(platform);
  await rm(folder, { recursive: true, force: true });
});

const generate = (script: string, ...options: string[]) =>
  run(
    process.execPath,
    ["--import", olderCompiler, join(root, "node_modules", script), ...options],
    {
      cwd: folder,
    },
  );

const generators = {
  "openapi-fetch": () =>
    generate("openapi-typescript/bin/cli.js", "openapi.json", "--output", "schema.ts"),
  "hey-api": () =>
    generate(
      "@hey-api/openapi-ts/dist/run.mjs",
      "--input",
      "openapi.json",
      "--output",
      "hey-api",
      "--client",
      "@hey-api/client-fetch",
    ),
};

/** What is wrong with the code in the folder, in the compiler's words. */
const faults = () =>
  run(join(root, "node_modules/.bin/tsc"), ["-p", "."], { cwd: folder }).then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );

const headersOf = ({ token }: Person) => ({
  "X-Authorization": `Bearer ${token}`,
  "X-Language": "ru",
  "X-Localization": testStorefronts.speaking("ru").id,
  "X-Currency": "RUB",
});

it.each(["openapi-fetch", "hey-api"] as const)(
  "generates with %s a client that compiles strictly and gets the same answers as our own",
  async (name) => {
    await generators[name]();
    const calls = join(folder, `${name}-calls.ts`);
    await copyFile(join(import.meta.dirname, `${name}-calls.ts.txt`), calls);
    expect(await faults()).toBe("");

    const rows = await platform.rows<{ id: number }>(
      `SELECT unnest(country_ids) AS id FROM tour WHERE status = 'published' AND type = 1
        GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 2`,
    );
    const countries = rows.map(({ id }) => id);
    const { makeCalls } = (await import(calls)) as {
      makeCalls(given: object): Promise<Record<string, unknown>>;
    };
    const made = await makeCalls({
      baseUrl: platform.url,
      headers: headersOf(tourist),
      stranger: headersOf(stranger),
      countries,
      tour: tours.get(name),
    });

    const query = {
      countries: countries.join(","),
      daysMax: "9",
      difficulty: "1,2",
      sort: "price",
    };
    const own = platform.client(tourist);
    const { items, total } = await own.call(toursCall, { query });
    const choices = await own.call(filterChoicesCall, { query: { ...query, field: "organizer" } });
    const map = await own.call(toursMapCall, { query });
    const all = await own.call(toursCountCall, { query: {} });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(all.total);
    const ids = items.map(({ id }) => id);
    expect(made).toMatchObject({
      ids,
      hasFilters: true,
      page: ids,
      count: total,
      map: map.total,
      choices: choices.items.length,
      accountId: tourist.accountId,
      booking: made.order,
      own: expect.arrayContaining([made.order]),
      refusal: 403,
      hint: "+7********67",
    });
    expect(map.total).toBe(total);
    expect(made.order).not.toBe(0);
  },
);
