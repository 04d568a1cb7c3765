import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { runCommand } from "./process-tree.mjs";

/** Folders of a package that are needed at run time; the rest is for development or was bundled. */
const shipped = ["src", "build"];
const isForTests = (path) => /\.(test|stories)\.tsx?$/.test(path);

/** Files of other apps that an app reads: the API gets the storefronts' folders (decision 0053). */
const readOfOthers = {
  api: ["apps/storefront-*/variant.config.ts", "apps/storefront-*/theme.css"],
};

/** Files needed only for installing. */
const forInstalling = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc"];

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** The folders of the project's packages, by the packages' names. */
function packagesOf(root) {
  const manifests = globSync("{apps,packages}/*/package.json", { cwd: root });
  return new Map(
    manifests.map((path) => {
      const folder = join(path, "..");
      return [readManifest(join(root, folder)).name, folder];
    }),
  );
}

/** A package and its dependencies in the project at run time. */
function withDependencies(root, packages, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const { dependencies = {} } = readManifest(join(root, packages.get(name)));
  for (const other of Object.keys(dependencies))
    if (packages.has(other)) withDependencies(root, packages, other, found);
  return found;
}

async function runOrFail(command, options) {
  if ((await runCommand(command, options)) !== 0) throw new Error(`${command.join(" ")} failed`);
}

/**
 * Copies into an empty folder exactly what an app of `apps` needs in production: its files, the
 * project's packages that it depends on, at their usual paths, and their installed dependencies
 * (docs/decisions/0054).
 */
export async function deploy(root, [app, target]) {
  if (!app || !target) throw new Error("deploy needs an app of apps/ and an empty folder");
  const packages = packagesOf(root);
  const home = join("apps", app);
  if (!existsSync(join(root, home, "package.json"))) throw new Error(`apps has no ${app}`);
  const to = resolve(target);
  mkdirSync(to, { recursive: true });
  if (readdirSync(to).length > 0) throw new Error(`${to} is not empty`);

  const { name, scripts = {} } = readManifest(join(root, home));
  if (scripts.build) {
    const turbo = ["turbo", "run", "build", `--filter=${name}`, "--output-logs=errors-only"];
    await runOrFail(turbo, { cwd: root });
  }

  // The lockfile lists all packages, so their manifests must exist while installing from it.
  const manifests = Array.from(packages.values(), (folder) => join(folder, "package.json"));
  for (const path of [...forInstalling, ...manifests]) cpSync(join(root, path), join(to, path));
  const install = "pnpm install --prod --frozen-lockfile --prefer-offline --ignore-scripts";
  // Copied: links into the store would let writes here change it.
  const options = "--config.package-import-method=clone-or-copy --reporter=append-only";
  const command = `${install} ${options} --filter-prod ${name}...`.split(" ");
  await runOrFail(command, { cwd: to });

  const needed = withDependencies(root, packages, name);
  for (const [other, folder] of packages) {
    if (!needed.has(other)) rmSync(join(to, folder), { recursive: true });
    else copyShipped(root, to, folder);
  }
  for (const path of globSync(readOfOthers[app] ?? [], { cwd: root }))
    cpSync(join(root, path), join(to, path));
  for (const path of forInstalling) rmSync(join(to, path));
  // All files here are modules, those without a manifest of their own too.
  writeFileSync(join(to, "package.json"), `${JSON.stringify({ private: true, type: "module" })}\n`);
}

function copyShipped(root, to, folder) {
  for (const part of shipped) {
    const from = join(root, folder, part);
    if (!existsSync(from)) continue;
    cpSync(from, join(to, folder, part), {
      recursive: true,
      filter: (path) => !isForTests(basename(path)),
    });
  }
}
