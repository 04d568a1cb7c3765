import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { keepRunning } from "./keep-running.mjs";
import { runCommand, stopChildren, whenAnswering } from "./process-tree.mjs";
import { sandboxSettings } from "./sandbox.mjs";
import { builtStart, findStorefronts, ofApiProcess, ofProcess } from "./storefronts.mjs";

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

/** The whole marketplace: API and every storefront, until a signal. */
export async function start(root, args, { development = false } = {}) {
  const began = Date.now();
  const apiPort = portOf("PORT_API", 4000);
  // Practice services are none of a real shop's.
  const sandboxPort = process.env.NODE_ENV === "production" ? null : portOf("PORT_SANDBOX", 4001);
  const shops = (await findStorefronts(root)).map(({ config, folder, settings }) => {
    const port = portOf(settings.port, config.port);
    const address = process.env[settings.address] || `http://localhost:${port}`;
    return { id: config.id, name: config.brand.name, folder, settings, port, address };
  });
  const ports = shops.map(({ settings, port }) => [settings.port, port]);
  if (sandboxPort !== null) ports.push(["PORT_SANDBOX", sandboxPort]);
  for (const [variable, port] of [...ports, ["PORT_API", apiPort]]) {
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
  // "disconnect": the parent process is gone, for whatever reason.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
    process.once(signal, () => void stop(0));
  }

  const env = {
    ...process.env,
    ...(sandboxPort !== null && sandboxSettings(sandboxPort, process.env)),
    API_URL: process.env.API_URL || `http://127.0.0.1:${apiPort}`,
    // A newcomer has no catalogue of their own yet; an empty setting brings none.
    DEMO: process.env.DEMO ?? "@tropa/demo/demo",
    PORT_API: String(apiPort),
    PUBLIC_API_URL: process.env.PUBLIC_API_URL || `http://localhost:${apiPort}`,
    ...Object.fromEntries(
      shops.flatMap(({ settings, port, address }) => [
        [settings.port, String(port)],
        [settings.address, address],
      ]),
    ),
    DATA_DIR: resolve(root, process.env.DATA_DIR || ".data"),
  };
  const node = process.execPath;
  let isUp = false;
  // Until all are up, one that ends says that something is wrong: a setting, a port, the database.
  const mayRestart = () => isUp && !isStopping;
  const api = keepRunning({
    name: "api",
    mayRestart,
    command: (start) => [
      node,
      ...(development ? ["--watch-path=src"] : []),
      "src/main.ts",
      // Arguments that empty or fill the database apply to the first start only.
      ...(start === 0 ? args : []),
    ],
    options: {
      cwd: join(root, "apps/api"),
      env: { ...ofApiProcess, ...env },
      // Node's own watching does not pass a channel on.
      channel: !development,
    },
  });
  const sandbox =
    sandboxPort === null
      ? []
      : [
          {
            name: "sandbox",
            ...keepRunning({
              name: "sandbox",
              mayRestart,
              command: () => [node, "src/main.ts"],
              options: { cwd: join(root, "apps/sandbox"), env },
            }),
          },
        ];
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
  const storefronts = shops.map(({ id, folder }) => {
    const name = `storefront ${id}`;
    const command = () => [node, ...(development ? ["server.ts", "--dev"] : [builtStart])];
    const options = { cwd: folder, env: development ? env : { ...ofProcess, ...env } };
    return { name, ...keepRunning({ name, mayRestart, command, options }) };
  });
  const children = [{ name: "api", ...api }, ...sandbox, ...storefronts];
  try {
    await whenAnswering(
      children,
      [
        `http://127.0.0.1:${apiPort}/readyz`,
        ...sandbox.map(() => `http://localhost:${sandboxPort}/readyz`),
        ...shops.map(({ port }) => `http://127.0.0.1:${port}/healthz`),
      ],
      patienceMs,
    );
  } catch (error) {
    await stopChildren();
    throw error;
  }
  const places = [
    ...shops.map(({ id, name, address }) => [`${name}, the storefront ${id}`, address]),
    ["API and its reference", `${env.PUBLIC_API_URL}/reference`],
    ["Messages sent (dev inbox)", `${env.PUBLIC_API_URL}/dev/inbox`],
    ...sandbox.map(() => ["Practice telephone", `http://localhost:${sandboxPort}/telephone`]),
  ];
  const lines = places.map(([what, where]) => `${what.padEnd(34)} ${where}`);
  console.log(`
${lines.join("\n")}

ready in ${((Date.now() - began) / 1000).toFixed(1)} s — Ctrl-C stops everything`);
  isUp = true;
  // Until a signal.
  await new Promise(() => {});
}
