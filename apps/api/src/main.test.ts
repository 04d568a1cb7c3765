import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { infoCall } from "@tropa/api-contract/discovery/calls-home";
import { afterAll, afterEach, expect, test } from "vitest";
import { listenTo, readyUrl } from "../testing/database/ready-url.ts";

const main = join(import.meta.dirname, "main.ts");
const dataDir = join(tmpdir(), `tropa-main-${randomUUID()}`);
const running: Run[] = [];

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
  ready: () => Promise<string>;
}

/** Starts the API as its runner does; nothing of this process's own settings reaches it. */
function run(args: string[], environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [main, ...args], {
    // A busy machine may take long to close everything: here it is to be closed, not cut short.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      PORT_API: "0",
      SHUTDOWN_SECONDS: "60",
      DEMO: "@tropa/demo/demo",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output = listenTo(child);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const started = { child, output, ended, ready: () => readyUrl(child, output) };
  running.push(started);
  return started;
}

const postmaster = () =>
  readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGTERM");
    await ended;
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test("reports wrong settings and flags in one line", async () => {
  const settings = run([], { PORT_API: "70000", RATE_LIMIT: "many" });
  expect(await settings.ended).toBe(1);
  expect(settings.output()).toMatch(/^tropa api: wrong settings — PORT_API: .*; RATE_LIMIT: .*\n$/);
  const flags = run(["--tours", "lots"], {});
  expect(await flags.ended).toBe(1);
  expect(flags.output()).toBe("tropa api: --tours: a whole number up to 1000000 is needed\n");
  const unknown = run(["--turs"], {});
  expect(await unknown.ended).toBe(1);
  expect(unknown.output()).toMatch(/^tropa api: .*--turs.*\n$/);
});

test("fills an empty database, serves requests, and stops with its database on a signal", async () => {
  const first = run(["--tours", "40"], {});
  const url = await first.ready();
  expect(first.output()).toContain("tropa api: loading a demo catalogue of 40 tours\n");
  expect(first.output()).toContain("tropa api: tour: 40 rows\n");
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const [pid = "", , , port = ""] = postmaster();
  const databaseUrl = `postgres://tropa:tropa@127.0.0.1:${port}/tropa`;
  const taken = run([], { DATABASE_URL: databaseUrl, PORT_API: new URL(url).port });
  expect(await taken.ended).toBe(1);
  // On a busy machine others tell first that they waited for the database.
  expect(taken.output()).toContain(
    `tropa api: port ${new URL(url).port} is taken: stop what listens there or set PORT_API to another one\n`,
  );

  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH");
});

test("keeps serving after an error that nothing handles", async () => {
  const thrown = 'process.on("SIGUSR2", () => { throw new Error("stray"); });';
  const api = run(["--tours", "40"], {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrown)}`,
  });
  const url = await api.ready();
  api.child.kill("SIGUSR2");
  await expect
    .poll(() => api.output().includes("nothing handles this error") || api.child.exitCode !== null)
    .toBe(true);
  expect(api.child.exitCode).toBe(null);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test("keeps its data on a second start, resets it with --reset, and stops when its parent process does", async () => {
  const again = run([], {});
  await again.ready();
  expect(again.output()).not.toContain("loading");
  again.child.kill("SIGINT");
  expect(await again.ended).toBe(0);

  const reset = run(["--reset", "--tours", "25"], {});
  const url = await reset.ready();
  expect(reset.output()).toContain("tour: 25 rows");
  const info = infoCall.answer.parse(await (await fetch(`${url}/spa/info`)).json());
  expect(info.totalCount).toBeLessThanOrEqual(25);
  const pid = Number(postmaster()[0]);
  reset.child.disconnect();
  expect(await reset.ended).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

test("starts after a previous process was killed, but refuses to start beside a running one", async () => {
  const killed = run([], {});
  await killed.ready();
  const orphan = Number(postmaster()[0]);
  killed.child.kill("SIGKILL");
  await killed.ended;
  expect(() => process.kill(orphan, 0)).not.toThrow();

  const next = run([], {});
  await next.ready();
  expect(() => process.kill(orphan, 0)).toThrow("ESRCH");
  // A living owner is not pushed aside.
  const second = run([], {});
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`is in use by process ${next.child.pid}`);
  next.child.kill("SIGTERM");
  expect(await next.ended).toBe(0);
});
