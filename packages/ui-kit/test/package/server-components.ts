import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Does what a framework with server components does: of a client module, the server sees names alone. */
const boundary = `
import { registerHooks } from "node:module";
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = String(loaded.source ?? "");
    if (!source.startsWith('"use client"')) return loaded;
    const declared = Array.from(source.matchAll(/^export (?:async )?(?:function|const|class) (\\w+)/gm), ([, name]) => name);
    const passedOn = Array.from(source.matchAll(/^export \\{([^}]+)\\}/gm), ([, names]) => names.split(",").map((name) => name.trim()));
    const names = [...declared, ...passedOn.flat()];
    return { ...loaded, source: names.map((name) => "export const " + name + " = () => null;").join("\\n") };
  },
});
`;

/**
 * Imports modules where React has no hooks and no contexts; rejects with what Node says against one.
 */
export async function importOnServer(folder: string, modules: readonly string[]): Promise<void> {
  const hook = `data:text/javascript,${encodeURIComponent(boundary)}`;
  const code = modules.map((name) => `await import(${JSON.stringify(name)});`).join("\n");
  await run(
    process.execPath,
    ["--conditions=react-server", "--import", hook, "--input-type=module", "--eval", code],
    { cwd: folder },
  );
}
