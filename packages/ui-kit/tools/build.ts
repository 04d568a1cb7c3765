// Makes the package that is published: JavaScript and declarations by the compiler, one file for one
// source, so that a bundler takes what it needs; style sheets compiled beside them.
import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix, relative } from "node:path";
import { markClientModule } from "./client-modules.ts";
import { compileGlobalStyles, compileStyles } from "./component-styles.ts";
import { iconDrawingsModule } from "./icon-drawings.ts";

const root = join(import.meta.dirname, "..");
const source = join(root, "src");
const dist = join(root, "dist");

const read = (folder: string, path: string) => readFileSync(join(folder, path), "utf8");

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}

/** `modal/modal.module.css` → `modal/modal.css` and `modal/modal.classes.js`. */
function buildComponentStyles(): void {
  for (const path of globSync("*/*.module.css", { cwd: source })) {
    const { css, classes } = compileStyles(path, read(source, path));
    const stem = path.replace(".module.css", "");
    write(`${stem}.css`, css);
    write(
      `${stem}.classes.js`,
      `import "#css/${stem}.css";\nexport default ${JSON.stringify(classes, null, 2)};\n`,
    );
  }
}

/** Points imports of style sheets at what has been made of them. */
function connectStyles(): void {
  for (const path of globSync("**/*.js", { cwd: dist })) {
    const code = read(dist, path);
    const connected = code.replace(/(from "[^"]+)\.module\.css"/g, '$1.classes.js"');
    if (connected !== code) write(path, connected);
  }
}

/** Says of every component that needs a browser that it does. */
function markClientModules(): void {
  for (const path of globSync("*/*.js", { cwd: dist })) {
    const code = read(dist, path);
    const marked = markClientModule(code);
    if (marked !== code) write(path, marked);
  }
}

/** Imports at the head of a file, and those on demand within. */
const importPattern = /(?:^(?:import|export)\s[^"]*?|\bimport\()"(\.[^"]+|#css\/[^"]+)"/gm;

/** Returns the package's own files that a compiled file imports. */
function importsOf(path: string): string[] {
  if (!path.endsWith(".js")) return [];
  return Array.from(read(dist, path).matchAll(importPattern), ([, imported]) =>
    imported?.startsWith("#css/")
      ? imported.slice("#css/".length)
      : posix.join(dirname(path), imported ?? ""),
  );
}

/** Files from the entries on, each after what it imports: the order of a bundler. */
function reachable(entries: readonly string[]): readonly string[] {
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (path: string) => {
    if (visited.has(path)) return;
    visited.add(path);
    for (const imported of importsOf(path)) visit(imported);
    ordered.add(path);
  };
  for (const entry of entries) visit(entry);
  return Array.from(ordered);
}

/** Style sheets for everybody, with the fonts beside them: nothing is looked up in other packages. */
function buildSharedStyles(): void {
  const fonts = dirname(
    new URL(import.meta.resolve("@fontsource-variable/manrope/package.json")).pathname,
  );
  for (const path of globSync("styles/*.css", { cwd: source })) {
    const css = read(source, path).replaceAll(
      /@fontsource-variable\/manrope\/files\/([\w-]+\.woff2)/g,
      (_address, file: string) => {
        mkdirSync(join(dist, "styles"), { recursive: true });
        copyFileSync(join(fonts, "files", file), join(dist, "styles", file));
        return `./${file}`;
      },
    );
    write(path, compileGlobalStyles(path, css));
  }
  // Themes of the storefronts are examples to begin one's own with.
  const apps = join(root, "../../apps");
  for (const path of globSync("storefront-*/theme.css", { cwd: apps })) {
    const name = `styles/theme-${dirname(path).replace("storefront-", "")}.css`;
    write(name, compileGlobalStyles(name, read(apps, path)));
  }
  for (const path of globSync("styles/manrope-*", { cwd: source }))
    copyFileSync(join(source, path), join(dist, path));
}

/** Tokens, base and every component in one file, for pages without a bundler. */
function buildAllStyles(files: readonly string[]): void {
  const sheets = ["styles/tokens.css", "styles/base.css", ...files.filter(isStyleSheet)];
  write("styles.css", sheets.map((path) => read(dist, path)).join("\n"));
}

const isStyleSheet = (path: string) => path.endsWith(".css");

/** Removes files that no component needs, such as helpers of stories and tests. */
function removeUnreachable(files: readonly string[]): void {
  const keptFiles = new Set(files.map((path) => path.replace(/\.js$/, "")));
  for (const path of globSync("*/**/*.{js,d.ts,css}", { cwd: dist })) {
    const isShared = path.startsWith("styles/");
    if (!isShared && !keptFiles.has(path.replace(/\.js$|\.d\.ts$/, ""))) rmSync(join(dist, path));
  }
}

function checkImports(files: readonly string[]): void {
  const builtFiles = new Set(globSync("**/*.{js,css}", { cwd: dist }));
  for (const path of files) {
    for (const imported of importsOf(path)) {
      if (!builtFiles.has(imported))
        throw new Error(`dist/${path} imports ${imported}, which is no file`);
    }
  }
}

rmSync(dist, { recursive: true, force: true });
execFileSync("tsc", ["-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
});
write("icon/icon-drawing.js", iconDrawingsModule(read(source, "icon/sprite.svg")));
write("no-css.js", "// What a style sheet is to Node: nothing.\nexport {};\n");
buildComponentStyles();
buildSharedStyles();
connectStyles();
markClientModules();

const entries = globSync("*/*.tsx", { cwd: source })
  .filter((path) => basename(path, ".tsx") === dirname(path))
  .map((path) => path.replace(".tsx", ".js"))
  .filter((path) => globSync(path, { cwd: dist }).length > 0)
  .toSorted();
const files = reachable(entries);
checkImports(files);
removeUnreachable(files);
buildAllStyles(files);
console.error(`${entries.length} entries in ${relative(root, dist)}`);
