import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  api,
  byArea,
  byFolder,
  circles,
  crowdedFolders,
  features,
  readImports,
  roundDoors,
  upward,
} from "./rooms.ts";

const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

type Files = Readonly<Record<string, readonly string[]>>;

/** A folder of files that each import others: by path, without a suffix; `?` before one that loads on demand. */
async function projectFolder(files: Files): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "tropa-rooms-"));
  made.push(root);
  for (const [path, targets] of Object.entries(files)) {
    const file = join(root, path);
    const lines = targets.map((target, index) =>
      target.startsWith("?")
        ? `export const later${index} = () => import("${target.slice(1)}");`
        : `import type { T as T${index} } from "${target}";`,
    );
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${lines.join("\n")}\nexport type T = 1;\n`);
  }
  return root;
}

const project = async (files: Files) => readImports(await projectFolder(files));

describe("the imports of this project", () => {
  const imports = readImports(join(import.meta.dirname, ".."));

  it("are read from more than a thousand files", () => {
    expect(imports.now.size).toBeGreaterThan(1000);
  });

  it("have no cycles between files", () => {
    expect(circles(imports.now)).toEqual([]);
  });

  it.each([api, features] as const)("have no cycles between areas of %s", (root) => {
    const areas = byArea(imports, root);
    expect(areas.size).toBeGreaterThan(5);
    expect(circles(areas)).toEqual([]);
  });

  it("have no cycles between folders that are shipped", () => {
    // Words, plans and people of the demonstration know each other.
    const shipped = [...imports.now].filter(([file]) => !file.startsWith("packages/demo/"));
    expect(circles(byFolder(new Map(shipped)))).toEqual([]);
  });

  it("enter rooms only through their doors", () => {
    expect(roundDoors(imports)).toEqual([]);
  });

  it("go only downward", () => {
    expect(upward(imports)).toEqual([]);
  });
});

describe("folders", () => {
  it("of this project hold at most fifteen source files", () => {
    expect(crowdedFolders(join(import.meta.dirname, ".."))).toEqual({ bench: 29, tools: 18 });
  });

  it("count as crowded by their own source files alone", async () => {
    const crowd = (folder: string, count: number, suffix = ".ts"): Files =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`${folder}/file-${index}${suffix}`, []]),
      );
    const root = await projectFolder({
      ...crowd("packages/domain/src", 15),
      ...crowd("packages/domain/src", 3, ".test.ts"),
      ...crowd("packages/domain/src/sales", 16),
      ...crowd("packages/features/src/people/settings", 15, ".tsx"),
      ...crowd("packages/features/src/people/settings", 2, ".stories.tsx"),
      ...crowd("packages/domain/dist", 20),
      ...crowd("packages/features/node_modules/react", 20),
      ...crowd("e2e/discovery", 20, ".spec.ts"),
      ...crowd("e2e/sales", 17),
    });
    expect(crowdedFolders(root)).toEqual({ "packages/domain/src/sales": 16, "e2e/sales": 17 });
  });
});

describe("import cycles", () => {
  it("are found between files, even those of types only", async () => {
    const { now } = await project({
      "packages/domain/src/money.ts": ["./locale.ts"],
      "packages/domain/src/locale.ts": ["./plural.ts"],
      "packages/domain/src/plural.ts": ["./money.ts"],
      "packages/domain/src/party.ts": ["./money.ts"],
    });
    expect(circles(now)).toEqual([
      [
        "packages/domain/src/locale.ts",
        "packages/domain/src/money.ts",
        "packages/domain/src/plural.ts",
      ],
    ]);
  });

  it("are found between areas of the API", async () => {
    const imports = await project({
      "apps/api/src/sales/orders/orders.ts": ["../../people/codes/codes.ts"],
      "apps/api/src/people/codes/codes.ts": [],
      "apps/api/src/people/data/data.ts": ["?../../sales/papers/papers.ts"],
      "apps/api/src/sales/papers/papers.ts": [],
    });
    expect(circles(byArea(imports, api))).toEqual([["people", "sales"]]);
  });

  it("are found between folders even without cycles between files", async () => {
    const { now } = await project({
      "packages/domain/src/sales/party.ts": ["@tropa/domain/people/age"],
      "packages/domain/src/people/age.ts": [],
      "packages/domain/src/people/login.ts": ["../sales/payment.ts"],
      "packages/domain/src/sales/payment.ts": [],
    });
    expect(circles(now)).toEqual([]);
    expect(circles(byFolder(now))).toEqual([
      ["packages/domain/src/people", "packages/domain/src/sales"],
    ]);
  });
});

/** Whether an import of one file by another is let through, each way that it may be written. */
async function isRefused(check: typeof roundDoors, from: string, to: string): Promise<boolean> {
  const path = `${"../".repeat(from.split("/").length - 1)}${to}`;
  const now = await project({ [from]: [path], [to]: [] });
  const later = await project({ [from]: [`?${path}`], [to]: [] });
  const found = [check(now), check(later)];
  expect(found[0]).toEqual(found[1]);
  return found[0]?.length === 1;
}

describe("roundDoors", () => {
  it.each([
    [`${api}sales/orders/orders.ts`, `${api}sales/booking/booking-store.ts`],
    [`${api}editorial/journal/journal.ts`, `${api}discovery/tour/dates/calendar.ts`],
    [`${api}sales/orders/orders.ts`, `${api}sales/booking/booking-routes.ts`],
    [`${api}app.ts`, `${api}sales/booking/booking-store.ts`],
    [`${features}sales/order/order-form.tsx`, `${features}discovery/tour/tour-loader.ts`],
    [`${features}sales/order/order-form.tsx`, `${features}discovery/tour/dates/date-list.tsx`],
    [`${features}frame/root/root.tsx`, `${features}discovery/compare-page/compare-screen.tsx`],
  ])("refuses %s importing %s", async (from, to) => {
    expect(await isRefused(roundDoors, from, to)).toBe(true);
  });

  it.each([
    [`${api}sales/orders/orders.ts`, `${api}sales/booking/booking.ts`],
    [`${api}sales/booking/booking.ts`, `${api}sales/booking/booking-store.ts`],
    [`${api}app.ts`, `${api}sales/booking/booking-routes.ts`],
    [`${api}sales/orders/orders.ts`, `${api}platform/db/database.ts`],
    [`${features}discovery/tour/tour-screen.tsx`, `${features}discovery/tour/dates/date-list.tsx`],
    [`${features}discovery/slug/slug-screens.ts`, `${features}discovery/tour/tour-screen.tsx`],
    [`${features}frame/root/root.tsx`, `${features}discovery/compare/use-compare.ts`],
  ])("allows %s to import %s", async (from, to) => {
    expect(await isRefused(roundDoors, from, to)).toBe(false);
  });
});

describe("upward", () => {
  it.each([
    [`${api}platform/outbox/outbox.ts`, `${api}sales/booking/booking.ts`],
    [`${api}platform/outbox/outbox.ts`, `${api}server/serve.ts`],
    [`${api}server/serve.ts`, `${api}people/sessions/sessions.ts`],
    [`${api}sales/orders/orders.ts`, `${api}app.ts`],
    [`${features}platform/api/browser-api.ts`, `${features}people/session/session.ts`],
    [`${features}platform/links/paths.ts`, `${features}frame/root/root.tsx`],
    [`${features}discovery/home/home-route.tsx`, `${features}frame/root/root.tsx`],
    ["packages/api-contract/src/base/endpoint.ts", "packages/api-contract/src/sales/booking.ts"],
    ["packages/api-contract/src/sales/booking.ts", "packages/api-contract/src/calls.ts"],
  ])("refuses the upward import by %s of %s", async (from, to) => {
    expect(await isRefused(upward, from, to)).toBe(true);
  });

  it.each([
    [`${api}sales/orders/orders.ts`, `${api}server/serve.ts`],
    [`${api}server/serve.ts`, `${api}platform/errors/api-error.ts`],
    [`${api}app.ts`, `${api}sales/orders/orders-routes.ts`],
    [`${features}frame/root/root.tsx`, `${features}people/session/session.ts`],
  ])("allows the downward import by %s of %s", async (from, to) => {
    expect(await isRefused(upward, from, to)).toBe(false);
  });
});
