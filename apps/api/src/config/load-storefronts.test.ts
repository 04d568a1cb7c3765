import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadStorefronts } from "./load-storefronts.ts";

const apps = join(import.meta.dirname, "../../..");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tropa-storefronts-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A copy of a storefront's folder with another text in its configuration. */
async function copyWith(name: string, find: string, replacement: string): Promise<string> {
  const copy = join(folder, name);
  await mkdir(copy);
  await cp(join(apps, "storefront-intl/theme.css"), join(copy, "theme.css"));
  const text = await readFile(join(apps, "storefront-intl/variant.config.ts"), "utf8");
  expect(text).toContain(find);
  await writeFile(join(copy, "variant.config.ts"), text.replace(find, replacement));
  return copy;
}

it("loads every storefront of the project by default", async () => {
  const { all } = await loadStorefronts({
    PUBLIC_RU_URL: "https://tropa.example/",
    PORT_INTL: "80",
  });
  expect(all.map(({ id, address }) => [id, address])).toEqual([
    ["intl", "http://localhost:80"],
    ["ru", "https://tropa.example"],
  ]);
  for (const { theme } of all) expect(theme).toContain("--color-primary");
});

it("loads the folders listed in STOREFRONTS", async () => {
  const third = await copyWith("third", 'id: "intl"', 'id: "third"');
  const STOREFRONTS = `${join(apps, "storefront-ru")}, ${third}`;
  const { all } = await loadStorefronts({ STOREFRONTS });
  expect(all.map(({ id }) => id)).toEqual(["ru", "third"]);
});

it("reads the analytics counter of each storefront", async () => {
  const { all } = await loadStorefronts({ ANALYTICS_RU: "yandex:12345678", ANALYTICS_INTL: "" });
  expect(Object.fromEntries(all.map(({ id, analytics }) => [id, analytics]))).toEqual({
    ru: { provider: "yandex", id: "12345678" },
    intl: null,
  });
  await expect(loadStorefronts({ ANALYTICS_RU: "counter" })).rejects.toThrow("ANALYTICS_RU");
});

it("reports an invalid folder or address with its reason", async () => {
  const twice = `${join(apps, "storefront-ru")},${join(apps, "storefront-ru")}`;
  await expect(loadStorefronts({ STOREFRONTS: twice })).rejects.toThrow("same id");
  await expect(loadStorefronts({ STOREFRONTS: folder })).rejects.toThrow("variant.config.ts");
  const wrong = await copyWith("wrong", 'chargeCurrency: "USD"', 'chargeCurrency: "GBP"');
  await expect(loadStorefronts({ STOREFRONTS: wrong })).rejects.toThrow("chargeCurrency");
  const bare = await copyWith("bare", 'id: "intl"', 'id: "bare"');
  await rm(join(bare, "theme.css"));
  await expect(loadStorefronts({ STOREFRONTS: bare })).rejects.toThrow("no theme.css");
  await expect(loadStorefronts({ PUBLIC_RU_URL: "tropa" })).rejects.toThrow("PUBLIC_RU_URL");
});
