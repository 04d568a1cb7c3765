import { execFile } from "node:child_process";
import { cp, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const kit = join(import.meta.dirname, "../..");
const tools = join(kit, "../../node_modules/.bin");
const pnpm = join(tools, "pnpm");

/** Keeps the package manager from repairing the workspace during a test. */
const env = { ...process.env, pnpm_config_verify_deps_before_run: "false" };

/** The packages as they go to a registry. */
export type Tarballs = { kit: string; domain: string };

type Manifest = { version: string; dependencies: Record<string, string> };

async function pack(folder: string, destination: string): Promise<string> {
  const { stdout } = await run(pnpm, ["pack", "--json", "--pack-destination", destination], {
    cwd: folder,
    env,
  });
  const { filename } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { filename: string };
  return filename;
}

/** Builds the kit and what it stands on and packs them into `destination`. */
export async function packTarballs(destination: string): Promise<Tarballs> {
  const [kitFile, domain] = await Promise.all([
    pack(kit, destination),
    pack(join(kit, "../domain"), destination),
  ]);
  return { kit: kitFile, domain };
}

const installed = async (name: string) => `link:${await realpath(join(kit, "node_modules", name))}`;

async function links(names: readonly string[]): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await installed(name)] as const)),
  );
}

/**
 * An application in a folder of its own, outside of the workspace, with the tarballs installed by a
 * package manager. Packages of others are those of the workspace, so that nothing is fetched.
 */
export async function installFreshApp(folder: string, tarballs: Tarballs): Promise<void> {
  const manifest = JSON.parse(await readFile(join(kit, "package.json"), "utf8")) as Manifest;
  const others = Object.keys(manifest.dependencies).filter((name) => !name.startsWith("@tropa/"));
  await mkdir(folder, { recursive: true });
  await cp(join(import.meta.dirname, "app"), folder, { recursive: true });
  const application = {
    name: "fresh-app",
    private: true,
    type: "module",
    dependencies: {
      "@tropa/ui-kit": `file:${tarballs.kit}`,
      ...(await links(["react", "react-dom", "vite", "@types/react", "@types/react-dom"])),
    },
  };
  const overrides = { "@tropa/domain": `file:${tarballs.domain}`, ...(await links(others)) };
  await writeFile(join(folder, "package.json"), JSON.stringify(application));
  // JSON is YAML.
  await writeFile(join(folder, "pnpm-workspace.yaml"), JSON.stringify({ overrides }));
  await run(pnpm, ["install", "--offline", "--ignore-scripts"], { cwd: folder, env });
}

/** Builds an application with its own Vite and the React that warns. */
export async function buildApp(folder: string, ...options: string[]): Promise<void> {
  const vite = join(folder, "node_modules/vite/bin/vite.js");
  await run(process.execPath, [vite, "build", "--logLevel", "error", ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "development" },
  });
}

/** Imports modules in an application's folder; rejects with what Node says against one. */
export async function importInNode(folder: string, modules: readonly string[]): Promise<void> {
  const code = modules.map((name) => `await import(${JSON.stringify(name)});`).join("\n");
  await run(process.execPath, ["--input-type=module", "--eval", code], { cwd: folder });
}

/** Returns the compiler's errors in an application, one a line. */
export async function checkTypes(folder: string): Promise<readonly string[]> {
  try {
    await run(join(tools, "tsc"), ["-p", ".", "--pretty", "false"], { cwd: folder });
    return [];
  } catch (error) {
    if (!(error instanceof Error) || !("stdout" in error)) throw error;
    return String(error.stdout)
      .split("\n")
      .filter((line) => line.includes("error TS"));
  }
}
