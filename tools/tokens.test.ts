import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (patterns: string[]) =>
  globSync(patterns, {
    cwd: root,
    exclude: ["**/node_modules/**", "**/dist/**", "**/build/**"],
  }).map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** Names of custom properties that a text sets: in CSS with a colon, in code as a string. */
const setIn = (text: string) =>
  [...text.matchAll(/(--[\w-]+)\s*:|["'`](--[\w-]+)["'`]/g)].map(([, css, code]) => css ?? code);

// A browser drops a declaration whose property is not set, and says nothing.
it("every custom property without a fallback is set somewhere", () => {
  const styles = read(["packages/*/src/**/*.css", "apps/*/*.css", "apps/*/app/**/*.css"]);
  const code = read(["packages/*/src/**/*.{ts,tsx}"]);
  const known = new Set([...styles, ...code].flatMap(({ text }) => setIn(text)));
  const unknown = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\s*\)/g)]
      .filter(([, name]) => !known.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(styles.length).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
});
