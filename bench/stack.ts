import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  builtStart,
  findStorefronts,
  ofApiProcess,
  ofProcess,
  portSettings,
} from "../tools/storefronts.mjs";
import type { FoundStorefront } from "../tools/storefronts.mjs";
import { sandboxSettings } from "../tools/sandbox.mjs";
import { startChild, whenAnswering } from "../tools/process-tree.mjs";
import { untilAnswering } from "../tools/until-answering.mjs";

export const root = join(import.meta.dirname, "..");
/** The first of the ports; BENCH_PORT moves them, for runs side by side. */
const firstPort = Number(process.env.BENCH_PORT ?? 4912);
export const ports = { api: firstPort, file: firstPort + 2 } as const;
const firstStorefrontPort = firstPort + 18;

const found = await findStorefronts(root);

interface MeasuredStorefront {
  id: string;
  config: FoundStorefront["config"];
  folder: string;
  port: number;
  /** A listing of a place. */
  listing: string;
}
/** Every storefront, the first folder first. */
export const storefronts: readonly MeasuredStorefront[] = await Promise.all(
  found.map(async ({ id, config, folder }, index) => {
    const file = pathToFileURL(join(folder, "journeys.config.ts")).href;
    const { default: journeys } = (await import(file)) as { default: { listing: string } };
    return { id, config, folder, port: firstStorefrontPort + index, listing: journeys.listing };
  }),
);

export function storefrontOf(id: string): MeasuredStorefront {
  const storefront = storefronts.find((one) => one.id === id);
  if (!storefront) throw new Error(`there is no storefront ${id}`);
  return storefront;
}

/** The storefront with the widest catalogue: excursions too. What only one is needed for is measured there. */
export const widestStorefront = storefrontOf(
  found.find(({ config }) => config.features.excursions)?.id ?? found[0]?.id ?? "",
);

/** Headers that the widest storefront sends with each call. */
export const callHeaders = {
  "x-localization": widestStorefront.id,
  "x-language": widestStorefront.config.locales[0],
  "x-currency": widestStorefront.config.currencies[0],
};

const portsOfAll = portSettings(
  found,
  Object.fromEntries(storefronts.map(({ id, port }) => [id, port])),
);

const patienceMs = 15 * 60_000;

export interface Running {
  pid: number;
  stop(): Promise<void>;
}

export async function start(
  command: string[],
  cwd: string,
  env: Record<string, string>,
  url: string,
): Promise<Running> {
  const { child, ended } = startChild(command, {
    cwd,
    env: { ...process.env, ...env },
    channel: false,
    quiet: true,
  });
  await whenAnswering([{ name: command.join(" "), child, ended }], [url], patienceMs);
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Settings for the sandbox bank only: other sandbox services are not measured. */
export const sandbox: Record<string, string> = Object.fromEntries(
  Object.entries(sandboxSettings(firstPort + 3)).filter(([name]) => name.includes("SANDBOX")),
);
export const signingKey = "a key for measuring alone";

const common = {
  NODE_ENV: "production",
  LOG_LEVEL: "error",
  SIGNING_KEY: signingKey,
  ...sandbox,
  RATE_LIMIT: "1000000",
  RATE_LIMIT_READS: "100000000",
  DATABASE_URL: "",
};

/** `env` sets what differs from a measured API's usual settings. */
export function startApi(
  dataDir: string,
  tours: number,
  env: Record<string, string> = {},
  port = ports.api,
): Promise<Running> {
  return start(
    [process.execPath, "src/main.ts"],
    join(root, "apps/api"),
    {
      ...ofApiProcess,
      ...common,
      ...portsOfAll,
      DATA_DIR: dataDir,
      PORT_API: String(port),
      DEMO: "@tropa/demo/demo",
      DEMO_TOURS: String(tours),
      ...env,
    },
    `http://127.0.0.1:${port}/readyz`,
  );
}

export const startSandbox = (): Promise<Running> =>
  start(
    [process.execPath, "src/main.ts"],
    join(root, "apps/sandbox"),
    { ...sandbox, API_URL: `http://127.0.0.1:${ports.api}` },
    `http://localhost:${sandbox.PORT_SANDBOX}/readyz`,
  );

export function startStorefront(
  variant: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const { port, folder } = storefrontOf(variant);
  return start(
    [process.execPath, builtStart],
    folder,
    {
      ...ofProcess,
      ...common,
      ...portsOfAll,
      API_URL: `http://127.0.0.1:${ports.api}`,
      ...env,
    },
    `http://127.0.0.1:${port}/healthz`,
  );
}

/** The whole of `npm start` on a data folder, timed until everything answers; milliseconds. */
export async function timedStart(dataDir: string): Promise<number> {
  const began = performance.now();
  const running = await start(
    [process.execPath, "tools/run.mjs", "start"],
    root,
    {
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PORT_API: String(ports.api),
      PORT_SANDBOX: sandbox.PORT_SANDBOX ?? "",
      ...portsOfAll,
    },
    `http://127.0.0.1:${ports.api}/readyz`,
  );
  const addresses = storefronts.map(({ port }) => `http://127.0.0.1:${port}/healthz`);
  await untilAnswering(addresses, { patienceMs, problem: () => null });
  const elapsed = performance.now() - began;
  await running.stop();
  return elapsed;
}
