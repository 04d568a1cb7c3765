import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { runCommand, startChild, stopChildren } from "./process-tree.mjs";

/** Longest that the first start may take until everything answers, ms: it loads the whole catalogue. */
const patienceMs = 10 * 60_000;

function portOf(variable, fallback) {
  const value = process.env[variable] || String(fallback);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable}: ${value} is not a port`);
  }
  return port;
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

async function answers(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Polls until all answer; throws when a child ends first or patience does. */
async function untilAnswering(urls, children) {
  const deadline = Date.now() + patienceMs;
  const failed = [];
  for (const { name, ended } of children) void ended.then(() => failed.push(name));
  const waiting = new Set(urls);
  while (waiting.size > 0) {
    if (failed.length > 0) throw new Error(`${failed[0]} stopped: see its lines above`);
    if (Date.now() > deadline) throw new Error(`no answer from ${[...waiting].join(", ")}`);
    await Promise.all([...waiting].map(async (url) => (await answers(url)) && waiting.delete(url)));
    if (waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The whole marketplace: API and both storefronts, until a signal. */
export async function start(root, args, { development = false } = {}) {
  const began = Date.now();
  const ports = {
    PORT_RU: portOf("PORT_RU", 3000),
    PORT_INTL: portOf("PORT_INTL", 3001),
    PORT_API: portOf("PORT_API", 4000),
  };
  for (const [variable, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      throw new Error(
        `port ${port} is taken: stop what listens there or set ${variable} to another`,
      );
    }
  }
  let isStopping = false;
  const stop = async (code) => {
    isStopping = true;
    await stopChildren();
    process.exit(code);
  };
  // "disconnect": whoever started this process is gone, in whatever way.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
    process.once(signal, () => void stop(0));
  }

  const env = {
    ...process.env,
    PORT_RU: String(ports.PORT_RU),
    PORT_INTL: String(ports.PORT_INTL),
    PORT_API: String(ports.PORT_API),
    PUBLIC_API_URL: process.env.PUBLIC_API_URL || `http://localhost:${ports.PORT_API}`,
    PUBLIC_RU_URL: process.env.PUBLIC_RU_URL || `http://localhost:${ports.PORT_RU}`,
    PUBLIC_INTL_URL: process.env.PUBLIC_INTL_URL || `http://localhost:${ports.PORT_INTL}`,
    DATA_DIR: resolve(root, process.env.DATA_DIR || ".data"),
  };
  const node = process.execPath;
  const api = startChild(
    [node, ...(development ? ["--watch-path=src"] : []), "src/main.ts", ...args],
    {
      cwd: join(root, "apps/api"),
      env,
      // Node's own watching does not pass a channel on.
      channel: !development,
    },
  );
  if (!development) {
    console.log("building the storefronts…");
    const code = await runCommand(
      [
        "turbo",
        "run",
        "build",
        "--filter=./apps/*",
        "--output-logs=errors-only",
        "--log-order=grouped",
      ],
      { cwd: root },
    );
    if (code !== 0) {
      await stopChildren();
      throw new Error("the storefronts could not be built: see the lines above");
    }
  }
  const storefronts = ["ru", "intl"].map((id) => ({
    name: `storefront ${id}`,
    ...startChild([node, "server.ts", ...(development ? ["--dev"] : [])], {
      cwd: join(root, `apps/storefront-${id}`),
      env,
    }),
  }));
  const children = [{ name: "api", ...api }, ...storefronts];
  try {
    await untilAnswering(
      [
        `http://127.0.0.1:${ports.PORT_API}/readyz`,
        `http://127.0.0.1:${ports.PORT_RU}/healthz`,
        `http://127.0.0.1:${ports.PORT_INTL}/healthz`,
      ],
      children,
    );
  } catch (error) {
    await stopChildren();
    throw error;
  }
  console.log(`
Тропа, the Russian storefront      ${env.PUBLIC_RU_URL}
Tropa, the international one       ${env.PUBLIC_INTL_URL}
API and its reference              ${env.PUBLIC_API_URL}/reference
Messages sent (dev inbox)          ${env.PUBLIC_API_URL}/dev/inbox

ready in ${((Date.now() - began) / 1000).toFixed(1)} s — Ctrl-C stops everything`);
  // One of them ending takes the others with it: half a marketplace helps nobody.
  const first = await Promise.race(children.map(({ name, ended }) => ended.then(() => name)));
  if (!isStopping) console.error(`tropa: ${first} stopped`);
  await stop(1);
}
