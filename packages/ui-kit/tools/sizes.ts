import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import type { OutputChunk, Plugin } from "rolldown";

/** Bytes of a text: as it is and compressed. */
export type Bytes = { min: number; brotli: number };

export type ComponentSize = {
  /** Subpath of the package: `modal`. */
  name: string;
  /** Minified JavaScript with everything it imports but React and what it imports on demand. */
  js: Bytes;
  /** Size of its style sheets and those of the components that it contains. */
  css: Bytes;
  /** Other folders of the package that it brings along. */
  brings: readonly string[];
};

const entryId = "\0entry";

/** A module that exists only here. */
const virtualEntry = (code: string): Plugin => ({
  name: "entry",
  resolveId: (id) => (id === entryId ? id : null),
  load: (id) => (id === entryId ? code : null),
});

/** Style sheets stay out of the JavaScript: what is left of them is their import. */
const styleSheets: Plugin = {
  name: "style-sheets",
  resolveId: (id) => (id.startsWith("#css/") ? { id, external: true } : null),
};

const styleImport = /import\s*"(#css\/[^"]+)";?/g;

const bytes = (text: string): Bytes => ({
  min: Buffer.byteLength(text),
  brotli: text === "" ? 0 : brotliCompressSync(text).length,
});

/** Chunks that a page needs before it can show anything. */
function initialChunks(output: readonly { type: string }[]): OutputChunk[] {
  const chunks = output.filter((part): part is OutputChunk => part.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<OutputChunk>();
  const visit = (chunk: OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  return Array.from(found);
}

export type Bundle = {
  js: string;
  /** Files of the package in it, style sheets among them, as paths in its `dist`. */
  files: readonly string[];
};

/** Returns the bundle that a browser loads for a page with only these imports. */
export async function bundle(packageFolder: string, code: string): Promise<Bundle> {
  const dist = join(packageFolder, "dist/");
  const build = await rolldown({
    input: entryId,
    cwd: packageFolder,
    platform: "browser",
    external: /^react(-dom)?(\/|$)/,
    plugins: [virtualEntry(code), styleSheets],
    logLevel: "silent",
  });
  const { output } = await build.generate({ format: "esm", minify: true });
  await build.close();
  const chunks = initialChunks(output);
  const text = chunks.map((chunk) => chunk.code).join("\n");
  const sheets = Array.from(text.matchAll(styleImport), ([, id]) => id?.replace("#css/", "") ?? "");
  const modules = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(dist))
    .map((id) => id.slice(dist.length));
  return {
    js: text.replaceAll(styleImport, ""),
    files: Array.from(new Set([...modules, ...sheets])).toSorted(),
  };
}

/** Subpaths of the built package, each a component (or the messages). */
export function subpaths(packageFolder: string): string[] {
  return globSync("dist/*/*.js", { cwd: packageFolder })
    .filter((path) => basename(path, ".js") === basename(dirname(path)))
    .map((path) => basename(path, ".js"))
    .toSorted();
}

/** Address of a component of a built package, as source code. */
export const specifier = (packageFolder: string, name: string) =>
  JSON.stringify(join(packageFolder, `dist/${name}/${name}.js`));

/** Sizes of every component of a built package. */
export async function measureComponents(packageFolder: string): Promise<ComponentSize[]> {
  return Promise.all(
    subpaths(packageFolder).map(async (name) => {
      const { js, files } = await bundle(
        packageFolder,
        `export * from ${specifier(packageFolder, name)};`,
      );
      const css = files
        .filter((path) => path.endsWith(".css"))
        .map((path) => readFileSync(join(packageFolder, "dist", path), "utf8"))
        .join("\n");
      const folders = new Set(files.map(dirname));
      folders.delete(name);
      return { name, js: bytes(js), css: bytes(css), brings: Array.from(folders) };
    }),
  );
}
