import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { findStorefronts } from "./storefronts.mjs";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const compose = read("compose.yaml");
const storefronts = await findStorefronts(root);

/** The lines of a service, without its name. */
function service(name: string): string {
  const [, text = ""] = new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, "m").exec(compose) ?? [];
  return text;
}

describe("compose.yaml", () => {
  it.each(globSync("apps/*/Dockerfile", { cwd: root }))("runs %s", (path) => {
    expect(service(basename(dirname(path)))).toContain(`dockerfile: ${path}`);
  });

  it.each(storefronts)(
    "$id listens where nginx looks, and is linked to where it is found",
    (storefront) => {
      const { id, settings } = storefront;
      expect(service(`storefront-${id}`)).toContain(`${settings.port}: 3000`);
      expect(compose).toContain(`${settings.address}: http://${id}.localhost:8080`);
    },
  );

  it("sets nothing that nobody reads", () => {
    const services = new Set(
      Array.from(read(".env.example").matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name),
    );
    const apps = ["api", ...storefronts.map(({ id }) => `storefront-${id}`)].map(service);
    const names = apps.flatMap((text) =>
      Array.from(text.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm), ([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !services.has(name))).toEqual([]);
  });
});

it("nginx finds the apps by the names that compose gives them", () => {
  const nginx = read("deploy/nginx.conf");
  for (const address of ["api:4000", "storefront-$shop:3000"]) expect(nginx).toContain(address);
});
