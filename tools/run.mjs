// The one way to run anything here. Plain JavaScript for Node 20: it installs what the rest needs,
// then hands over to the pinned Node of node_modules.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installIfNeeded } from "./install.mjs";
import { runCommand, startChild, stopChildren } from "./process-tree.mjs";

const root = join(import.meta.dirname, "..");
const [command = "start", ...args] = process.argv.slice(2);
const bin = join(root, "node_modules/.bin");
const pinnedNode = join(bin, process.platform === "win32" ? "node.exe" : "node");

const commands = {
  start: async () => (await import("./start.mjs")).start(root, args),
  dev: async () => (await import("./start.mjs")).start(root, args, { development: true }),
  test: async () => (await import("./test.mjs")).test(root, args),
  bench: () => runCommand([pinnedNode, "bench/run.ts", ...args], { cwd: root }),
  lighthouse: async () =>
    (await runCommand(["turbo", "run", "build", "--output-logs=errors-only"], { cwd: root })) ||
    runCommand([pinnedNode, "bench/lighthouse.ts", ...args], { cwd: root }),
  shots: async () =>
    (await runCommand(["turbo", "run", "build", "--output-logs=errors-only"], { cwd: root })) ||
    runCommand(
      args[0] === "private"
        ? [pinnedNode, "e2e/shots/private.ts", ...args.slice(1)]
        : [pinnedNode, "e2e/shots/public.ts", ...args],
      { cwd: root },
    ),
  paint: () => runCommand([pinnedNode, "packages/demo/paint/paint.ts", ...args], { cwd: root }),
  access: () => runCommand([pinnedNode, "apps/api/testing/access/main.ts"], { cwd: root }),
  fuzz: () => runCommand([pinnedNode, "apps/api/testing/fuzz/main.ts", ...args], { cwd: root }),
  backup: () =>
    runCommand([pinnedNode, "apps/api/src/platform/backup/main.ts", "backup", ...args], {
      cwd: root,
    }),
  restore: () =>
    runCommand([pinnedNode, "apps/api/src/platform/backup/main.ts", "restore", ...args], {
      cwd: root,
    }),
  migrate: () => runCommand([pinnedNode, "apps/api/src/platform/migrate/main.ts"], { cwd: root }),
  import: () =>
    runCommand([pinnedNode, "apps/api/src/discovery/import/main.ts", ...args], { cwd: root }),
  export: () =>
    runCommand([pinnedNode, "apps/api/src/discovery/export/main.ts", ...args], { cwd: root }),
  deploy: async () => (await import("./deploy.mjs")).deploy(root, args),
  "update-pictures": async () => (await import("./test.mjs")).updatePictures(root),
  storybook: () => runCommand(["pnpm", "--filter", "@tropa/features", "storybook"], { cwd: root }),
  "build-storybook": () =>
    runCommand(["pnpm", "--filter", "@tropa/features", "build-storybook"], { cwd: root }),
};

/** Everything after the installation runs on the pinned Node: this process only waits for it. */
async function handOver() {
  const { ended } = startChild([pinnedNode, import.meta.filename, command, ...args], {
    cwd: root,
    env: { ...process.env, TROPA_HANDED_OVER: "1" },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => void stopChildren(15_000));
  return (await ended).code;
}

try {
  if (!Object.hasOwn(commands, command)) {
    throw new Error(`unknown command ${command}; there are ${Object.keys(commands).join(", ")}`);
  }
  process.env.PATH = `${bin}${delimiter}${process.env.PATH}`;
  process.env.TURBO_TELEMETRY_DISABLED = "1";
  process.env.DO_NOT_TRACK = "1";
  if (process.env.TROPA_HANDED_OVER) {
    // The channel to the waiting process must not keep this one alive.
    process.channel?.unref();
    const env = join(root, ".env");
    if (existsSync(env)) process.loadEnvFile(env);
    process.exitCode = (await commands[command]()) ?? 0;
  } else {
    await installIfNeeded(root);
    process.exitCode = await handOver();
  }
} catch (error) {
  console.error(`tropa: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
