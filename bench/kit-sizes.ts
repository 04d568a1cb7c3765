// Sizes of the kit's components: `pnpm --filter @tropa/ui-kit build && node bench/kit-sizes.ts` writes the
// table of README.md; with --budget also the budget that a test holds the components to.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measureComponents } from "../packages/ui-kit/tools/sizes.ts";
import type { ComponentSize } from "../packages/ui-kit/tools/sizes.ts";

const readme = join(import.meta.dirname, "README.md");
const heading = "## The kit's components";

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function table(sizes: readonly ComponentSize[]): string {
  const rows = sizes.map(({ name, js, css, brings }) => {
    const others = brings.filter((folder) => folder !== "hooks").join(", ");
    const numbers = [js.min, js.brotli, css.min, css.brotli].map(kilobytes);
    return `| ${[name, ...numbers, others].join(" | ")} |`;
  });
  return [
    heading,
    "",
    "Of the package as it is published, kB: everything that importing one component brings but React and",
    "what is loaded on demand. An icon costs 3.6 kB once, for the drawings of all of them. Sizes do not",
    "depend on the machine: a test compares them with the budget of `kit-sizes.json`, a tenth above what",
    "they were when it was set (`node bench/kit-sizes.ts --budget`).",
    "",
    "| component | JS | brotli | CSS | brotli | made of |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

/** Replaces the section of the table, or adds it at the end. */
function withSection(text: string, section: string): string {
  const start = text.indexOf(heading);
  if (start < 0) return `${text.trimEnd()}\n\n${section}`;
  const next = text.indexOf("\n## ", start + heading.length);
  return text.slice(0, start) + section + (next < 0 ? "" : text.slice(next));
}

/** A tenth above, in steps of 100 bytes. */
const allowance = (bytes: number) => Math.ceil((bytes * 1.1) / 100) * 100;

const sizes = await measureComponents(join(import.meta.dirname, "../packages/ui-kit"));
writeFileSync(readme, withSection(readFileSync(readme, "utf8"), table(sizes)));
if (process.argv.includes("--budget")) {
  const budgets = Object.fromEntries(
    sizes.map(({ name, js, css }) => [
      name,
      { js: allowance(js.brotli), css: allowance(css.brotli) },
    ]),
  );
  writeFileSync(
    join(import.meta.dirname, "kit-sizes.json"),
    `${JSON.stringify(budgets, null, 2)}\n`,
  );
}
