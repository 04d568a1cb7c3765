import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readRecipes } from "./deployed-app.ts";
import { findStorefronts } from "./storefronts.mjs";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const compose = read("compose.yaml");
const storefronts = await findStorefronts(root);

/** The lines of a service, without its name. */
function service(text: string, name: string): string {
  const [, lines = ""] = new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, "m").exec(text) ?? [];
  return lines;
}

const ownFile = (id: string) => read(`apps/storefront-${id}/compose.yaml`);

describe("compose.yaml", () => {
  it.each(globSync("apps/*/Dockerfile", { cwd: root }))(
    "runs the image of %s, together with the storefronts' files",
    (path) => {
      const app = basename(dirname(path));
      const text = app === "api" ? compose : read(`apps/${app}/compose.yaml`);
      expect(service(text, app)).toContain(`dockerfile: ${path}`);
    },
  );

  it("migrates the database of the API before the API starts", () => {
    const url = /DATABASE_URL: .*/;
    expect(url.exec(service(compose, "migrate"))?.[0]).toBe(url.exec(service(compose, "api"))?.[0]);
    expect(service(compose, "api")).toContain(
      "migrate: { condition: service_completed_successfully }",
    );
    const [, main = ""] = /command: \["node", "(.*)"\]/.exec(service(compose, "migrate")) ?? [];
    expect(existsSync(join(root, "apps/api", main))).toBe(true);
  });

  it("names no storefront", () => {
    expect(storefronts.filter(({ id }) => new RegExp(`\\b${id}\\b`, "i").test(compose))).toEqual(
      [],
    );
  });

  it.each(storefronts)("gives $id the address at which nginx serves it", ({ id, settings }) => {
    const address = `${settings.address}: http://${id}.localhost:8080`;
    expect(service(ownFile(id), `storefront-${id}`)).toContain(address);
    expect(service(ownFile(id), "api")).toContain(address);
    expect(service(ownFile(id), "nginx")).toContain(
      `storefront-${id}: { condition: service_healthy }`,
    );
  });

  it.each(storefronts)(
    "lets $id listen on the port that nginx and its health check use",
    (storefront) => {
      const { id, settings } = storefront;
      const recipe = readRecipes().find(({ app }) => app === `storefront-${id}`);
      expect(recipe?.environment[settings.port]).toBe("3000");
      expect(recipe?.health).toContain("127.0.0.1:3000/readyz");
    },
  );

  it("sets only documented variables", () => {
    const services = new Set(
      Array.from(read(".env.example").matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name),
    );
    const files = ["compose.yaml", ...globSync("apps/*/compose.yaml", { cwd: root })];
    const apps = files.flatMap((file) =>
      ["api", "sandbox", ...storefronts.map(({ id }) => `storefront-${id}`)].map((name) =>
        service(read(file), name),
      ),
    );
    const names = apps.flatMap((text) =>
      Array.from(text.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm), ([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !services.has(name))).toEqual([]);
  });
});

it("nginx uses the service names of compose", () => {
  const nginx = read("deploy/nginx.conf");
  for (const address of ["api:4000", "sandbox:4001", "storefront-$shop:3000"])
    expect(nginx).toContain(address);
});
