import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiUrl, ports } from "./stack.ts";

const root = join(import.meta.dirname, "..");
/** The demo catalogue is loaded first: it takes its time on a busy machine. */
const patienceMs = 180_000;

async function untilReady(urls: readonly string[], failed: () => string | null): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (const url of urls) {
    for (;;) {
      const problem = failed();
      if (problem) throw new Error(problem);
      if (Date.now() > deadline) throw new Error(`${url} does not answer`);
      const answer = await fetch(url).catch(() => null);
      if (answer?.ok) break;
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    }
  }
}

/** Starts API and storefronts on a database of their own; answers how to stop them. */
export default async function startStack(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "tropa-e2e-"));
  // The embedded database runs under an account of its own when we are root.
  await chmod(dataDir, 0o755);
  const env = {
    ...process.env,
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    PORT_API: String(ports.api),
    PORT_RU: String(ports.ru),
    PORT_INTL: String(ports.intl),
    PUBLIC_API_URL: apiUrl,
    PUBLIC_RU_URL: `http://localhost:${ports.ru}`,
    PUBLIC_INTL_URL: `http://localhost:${ports.intl}`,
    API_URL: `http://127.0.0.1:${ports.api}`,
    // All tests come from one address.
    RATE_LIMIT: "100000",
    UNVERIFIED_ORDERS_OF_ADDRESS: "100000",
    UNVERIFIED_ORDERS_OF_EMAIL: "100000",
  };
  let problem: string | null = null;
  let isStopping = false;
  const children = [
    { name: "api", cwd: join(root, "apps/api"), args: ["src/main.ts"] },
    { name: "storefront ru", cwd: join(root, "apps/storefront-ru"), args: ["server.ts"] },
    { name: "storefront intl", cwd: join(root, "apps/storefront-intl"), args: ["server.ts"] },
  ].map(({ name, cwd, args }) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const ended = new Promise<void>((resolve) => {
      child.once("exit", (code) => {
        if (!isStopping) problem ??= `${name} ended with code ${code}`;
        resolve();
      });
    });
    return { child, ended };
  });
  const stop = async () => {
    isStopping = true;
    for (const { child } of children) child.kill("SIGTERM");
    await Promise.all(children.map(({ ended }) => ended));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(
      [
        `${apiUrl}/readyz`,
        `http://localhost:${ports.ru}/healthz`,
        `http://localhost:${ports.intl}/healthz`,
      ],
      () => problem,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
