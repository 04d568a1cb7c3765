import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "oxc-parser";

/** What files import, by path from the root: what is needed at once, and what loads on demand. */
export interface Imports {
  readonly now: ReadonlyMap<string, ReadonlySet<string>>;
  readonly later: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Packages that are imported as source: `@tropa/domain/money` is `packages/domain/src/money.ts`. */
const packageImport = /^@tropa\/([a-z0-9-]+)\/(.+)$/;
const isTest = (path: string) => /\.(test|stories)\.tsx?$|^apps\/api\/testing\//.test(path);

/** Reads the production sources below a root and what they import of each other, types included. */
export function readImports(root: string): Imports {
  const files = globSync("{apps,packages}/*/{src,app}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["**/node_modules/**", "**/dist/**", "**/build/**"],
  })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !isTest(path));
  const paths = new Set(files);
  const now = new Map<string, Set<string>>();
  const later = new Map<string, Set<string>>();
  for (const file of files) {
    const source = readFileSync(join(root, file), "utf8");
    const { module } = parseSync(file, source);
    const atOnce = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    const onDemand = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    );
    now.set(file, resolved(file, atOnce, paths));
    later.set(file, resolved(file, onDemand, paths));
  }
  return { now, later };
}

function resolved(file: string, specifiers: readonly string[], sourcePaths: ReadonlySet<string>) {
  const found = specifiers.flatMap((specifier) => {
    const [, name, path] = packageImport.exec(specifier) ?? [];
    const paths = specifier.startsWith(".")
      ? [posix.join(dirname(file), specifier)]
      : [`packages/${name}/src/${path}.ts`, `packages/${name}/src/${path}/${path}.tsx`];
    return paths.filter((one) => one !== file && sourcePaths.has(one)).slice(0, 1);
  });
  return new Set(found);
}

/**
 * Returns folders with too many source files to overview, and their numbers; tests and stories are
 * not counted.
 */
export function crowdedFolders(root: string, most = 15): Record<string, number> {
  const files = globSync("{apps,bench,e2e,packages,tools}/**/*.{ts,tsx,mts,mjs}", {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist|build|\.[^\\/]+)$/.test(path),
  })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.(test|spec|stories|d)\.[a-z]+$/.test(path));
  const counts = Map.groupBy(files, (file) => dirname(file));
  return Object.fromEntries(
    [...counts].flatMap(([folder, { length }]) => (length > most ? [[folder, length]] : [])),
  );
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns import cycles: groups in which each member reaches every other (Tarjan). */
export function circles(graph: Graph): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    let low = own;
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.has(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
      lowest.set(node, low);
    }
    lowest.set(node, low);
    if (low === own) {
      const members = stack.splice(stack.indexOf(node));
      for (const member of members) open.delete(member);
      if (members.length > 1) found.push(members.toSorted());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** The same graph between folders. */
export function byFolder(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const folder = dirname(file);
    const own = folders.get(folder) ?? new Set();
    for (const target of targets) if (dirname(target) !== folder) own.add(dirname(target));
    folders.set(folder, own);
  }
  return folders;
}

export const api = "apps/api/src/";
export const features = "packages/features/src/";
const areas = ["discovery", "sales", "people", "conversation", "organizers", "editorial", "staff"];

interface Place {
  readonly area: string;
  /** `sales/booking` of `sales/booking/booking-store.ts`; null for a file of the area itself. */
  readonly room: string | null;
  /** Folders below the room. */
  readonly depth: number;
}

/** The path of a file below one of the two roots with areas; null elsewhere. */
function placeIn(root: string, file: string): Place | null {
  if (!file.startsWith(root)) return null;
  const parts = file.slice(root.length).split("/");
  const [area = "", room] = parts;
  if (!areas.includes(area)) return null;
  return parts.length < 3 || room === undefined
    ? { area, room: null, depth: 0 }
    : { area, room: `${area}/${room}`, depth: parts.length - 3 };
}

/**
 * Returns what areas of the API, or of the screens, import from each other, statically or on
 * demand.
 */
export function byArea({ now, later }: Imports, root: typeof api | typeof features): Graph {
  const found = new Map<string, Set<string>>();
  for (const [from, to] of pairs(now, later)) {
    const area = placeIn(root, from)?.area;
    const other = placeIn(root, to)?.area;
    if (area === undefined || other === undefined || area === other) continue;
    found.set(area, (found.get(area) ?? new Set()).add(other));
  }
  return found;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.tsx?$/, "");

/** A module of the API is entered by the file of its name; what joins modules together enters by their routes too. */
function passesApiDoor(from: string, to: string): boolean {
  const target = placeIn(api, to);
  const source = placeIn(api, from);
  if (!target?.room || target.room === source?.room) return true;
  if (target.depth === 0 && nameOf(to) === nameOf(target.room)) return true;
  return !source?.room && nameOf(to).endsWith("-routes");
}

/** Files private to a screen: its data, its layout, its route, and its subfolders. */
const ofOneScreen = /-(loader|screen|route)$/;
/** The one page for two kinds of addresses shows other folders' screens. */
const joinsScreens = (file: string) => placeIn(features, file)?.room === "discovery/slug";

function passesScreenDoor(from: string, to: string): boolean {
  const target = placeIn(features, to);
  if (!target?.room || target.room === placeIn(features, from)?.room) return true;
  if (joinsScreens(from)) return true;
  return target.depth === 0 && !ofOneScreen.test(nameOf(to));
}

/** Returns imports of a module's internals from outside: `from → to`. */
export function roundDoors({ now, later }: Imports): string[] {
  return pairs(now, later).flatMap(([from, to]) =>
    passesApiDoor(from, to) && passesScreenDoor(from, to) ? [] : [`${from} → ${to}`],
  );
}

/** Layers from bottom to top, by path prefix; a file belongs to the first that matches. */
const layers: readonly (readonly string[])[] = [
  // Foundations.
  [`${api}platform/`, `${api}config/`, `${features}platform/`, "packages/api-contract/src/base/"],
  [`${api}server/`],
  areas.flatMap((area) => [
    `${api}${area}/`,
    `${features}${area}/`,
    `packages/api-contract/src/${area}/`,
  ]),
  // What joins everything.
  [api, features, "packages/api-contract/src/"],
];

const layerOf = (file: string) =>
  layers.findIndex((starts) => starts.some((start) => file.startsWith(start)));

/** Returns imports from a lower layer to a higher one of the same package: `from → to`. */
export function upward({ now, later }: Imports): string[] {
  return pairs(now, later).flatMap(([from, to]) => {
    const isInOne = [api, features, "packages/api-contract/src/"].some(
      (root) => from.startsWith(root) && to.startsWith(root),
    );
    return isInOne && layerOf(to) > layerOf(from) ? [`${from} → ${to}`] : [];
  });
}

const pairs = (...graphs: readonly Graph[]): [string, string][] =>
  graphs.flatMap((graph) =>
    [...graph].flatMap(([from, targets]) => [...targets].map((to): [string, string] => [from, to])),
  );
