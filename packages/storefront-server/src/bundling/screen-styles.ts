import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plugin, Rolldown } from "vite";

const name = "virtual:screen-styles";
const resolved = `\0${name}`;

/** Parts of pages that the server renders although the browser imports them on demand. */
const rendered = /\/([a-z-]+-screen|similar-offers)\.tsx$/;

/** Parts of a page that the server renders and that are taken over late. */
const below = /-below\.tsx$/;

/** What a page shares with others, though it may load late parts of that page: they are no part of the others. */
const sharedParts = /\/(?:home|listing|tour)-parts-[^/]*$/;

/**
 * What every page that the browser fills asks for beside its routes: the page's own start, and the client that the first
 * call waits for. Each is imported on demand, so that no other page waits for it.
 */
const firstScripts =
  /\/take-over\/entry-client\.tsx$|\/api-client\/src\/client\.ts$|\/platform\/api\/access-tokens\.ts$/;

/** Addresses of those files and of all that they stand on: named in the page, none waits for another to name it. */
export function scriptsAhead(
  bundle: Readonly<
    Record<string, Pick<Rolldown.OutputChunk, "type" | "moduleIds" | "imports"> | { type: "asset" }>
  >,
): string[] {
  const found = new Set(
    Object.entries(bundle).flatMap(([file, one]) =>
      one.type === "chunk" && one.moduleIds.some((id) => firstScripts.test(id)) ? [file] : [],
    ),
  );
  for (const file of found) {
    const one = bundle[file];
    if (one?.type === "chunk") for (const next of one.imports) found.add(next);
  }
  return [...found].map((file) => `/${file}`);
}

/** The style sheets of a file, its dependencies, which come first, and the late parts of its page. */
function sheetsOf(
  bundle: Rolldown.OutputBundle,
  file: string,
  seen = new Set<string>(),
): readonly string[] {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== "chunk") return [];
  seen.add(file);
  const before = chunk.imports.flatMap((next) => sheetsOf(bundle, next, seen));
  const later = chunk.dynamicImports
    .filter((next) => isBelow(bundle[next]) && !sharedParts.test(file))
    .flatMap((next) => sheetsOf(bundle, next, seen));
  return [...before, ...(chunk.viteMetadata?.importedCss ?? []), ...later];
}

const isBelow = (file: Rolldown.OutputBundle[string] | undefined) =>
  file?.type === "chunk" && file.moduleIds.some((id) => below.test(id));

/** Sheets of the shared files come before those of their users, whatever order the bundler imports them in. */
const tiers = [/\/base-[^/]*$/, /\/landing-[^/]*$/, /\/small-parts-[^/]*$/, /\/below-[^/]*$/];
const tierOf = (sheet: string) => {
  const tier = tiers.findIndex((pattern) => pattern.test(sheet));
  return tier < 0 ? tiers.length : tier;
};
const inOrder = (sheets: readonly string[]) =>
  [...new Set(sheets)].toSorted((a, b) => tierOf(a) - tierOf(b));

/**
 * The router collects a route's sheets from its file and from all that it imports, its own first: what a screen says
 * of a part of the kit would come before the kit. Here each entry names all of its sheets itself, in order.
 */
export function orderedSheets(manifest: Manifest, sheets: ReadonlyMap<string, readonly string[]>) {
  return Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => [
      key,
      { ...chunk, css: chunk.isEntry ? inOrder(sheets.get(chunk.file) ?? []) : [] },
    ]),
  );
}

/**
 * Style sheets in their order, and for the server those of screens that a route imports on demand, of which the router
 * knows nothing, and scripts that pages which the browser fills begin with. The browser's files are built first; in development its modules bring their styles.
 */
export function screenStyles(): Plugin {
  const sheets = new Map<string, readonly string[]>();
  const screens: Record<string, string[]> = {};
  let ahead: readonly string[] = [];
  return {
    name: "tropa:screen-styles",
    resolveId: (id) => (id === name ? resolved : null),
    load: (id) =>
      id === resolved
        ? `export default ${JSON.stringify(screens)}; export const scripts = ${JSON.stringify(ahead)};`
        : null,
    async writeBundle({ dir = "" }, bundle) {
      if (this.environment.name !== "client") return;
      ahead = scriptsAhead(bundle);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        sheets.set(chunk.fileName, sheetsOf(bundle, chunk.fileName));
        const [, screen] =
          rendered.exec(chunk.moduleIds.find((id) => rendered.test(id)) ?? "") ?? [];
        if (screen && !chunk.isEntry)
          screens[screen] = inOrder(sheets.get(chunk.fileName) ?? []).map((sheet) => `/${sheet}`);
      }
      const file = join(dir, ".vite/manifest.json");
      const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
      await writeFile(file, JSON.stringify(orderedSheets(manifest, sheets)));
    },
  };
}
