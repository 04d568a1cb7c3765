import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const kit = join(root, "packages/ui-kit");

/** Folders of the kit that hold a component of their own name. */
const components = readdirSync(join(kit, "src")).filter((name) =>
  existsSync(join(kit, "src", name, `${name}.tsx`)),
);

const sources = ["packages/features/src", "packages/page-runtime/src", "packages/ui-kit/src"]
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"));

const isUsed = (name: string) =>
  sources.some((source) => new RegExp(`["/](?:ui-kit|\\.\\.)/${name}["/]`).test(source));

/** The components in the table of the README's chapter. */
function explained(): string[] {
  const readme = readFileSync(join(kit, "README.md"), "utf8");
  const [, chapter = ""] = readme.split("## On no page yet\n");
  const [table = ""] = chapter.split("\n## ");
  return [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name = ""]) => name);
}

it("the kit's README explains exactly the components that no page uses", () => {
  expect(components.length).toBeGreaterThan(60);
  expect(explained().toSorted()).toEqual(components.filter((name) => !isUsed(name)).toSorted());
});
