import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");
export const ports = { api: 4912, ru: 4910, intl: 4911, file: 4914 } as const;

const patienceMs = 15 * 60_000;

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnfile} ended with code ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`${url} does not answer`);
}

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
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  await untilAnswering(url, child);
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export const signingKey = "a key for measuring alone";

const common = {
  NODE_ENV: "production",
  LOG_LEVEL: "error",
  SIGNING_KEY: signingKey,
  ALLOW_SANDBOX_PAYMENTS: "1",
  RATE_LIMIT: "1000000",
  RATE_LIMIT_READS: "100000000",
  DATABASE_URL: "",
};

/** `env` sets what differs from a measured API's usual settings. */
export function startApi(
  dataDir: string,
  tours: number,
  env: Record<string, string> = {},
): Promise<Running> {
  return start(
    [process.execPath, "src/main.ts"],
    join(root, "apps/api"),
    {
      ...common,
      DATA_DIR: dataDir,
      PORT_API: String(ports.api),
      DEMO_TOURS: String(tours),
      ...env,
    },
    `http://127.0.0.1:${ports.api}/readyz`,
  );
}

export function startStorefront(
  variant: "ru" | "intl",
  env: Record<string, string> = {},
): Promise<Running> {
  const port = ports[variant];
  return start(
    [process.execPath, "server.ts"],
    join(root, `apps/storefront-${variant}`),
    {
      ...common,
      PORT_RU: String(ports.ru),
      PORT_INTL: String(ports.intl),
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
      PORT_RU: String(ports.ru),
      PORT_INTL: String(ports.intl),
    },
    `http://127.0.0.1:${ports.api}/readyz`,
  );
  for (const port of [ports.ru, ports.intl]) {
    while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))) {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }
  const elapsed = performance.now() - began;
  await running.stop();
  return elapsed;
}
