import type { Plugin } from "vite";

/** What every page loads: the start in the browser, the document around the pages. */
const everywhere = /\/app\/(entry\.client|root)\.tsx?$/;
/** Screens that visitors land on: what two of them share comes as one file. */
const landings = /\/(home-route|catalogue-route|listing-screen|tour-screen)\.tsx$/;

/** From what stands on nothing else to what stands on all of it. */
const sharedNames = ["framework", "base", "landing"] as const;
type SharedName = (typeof sharedNames)[number];

type ImportsOf = (id: string) => readonly string[];

function reachable(from: readonly string[], importsOf: ImportsOf): Set<string> {
  const seen = new Set(from);
  for (const id of seen) for (const next of importsOf(id)) seen.add(next);
  return seen;
}

/**
 * Says of each module in which shared file it goes; null leaves it to the bundler. What others have written changes
 * seldom: visitors keep that file from one version of ours to the next.
 *
 * @param ids all modules of the browser's bundle
 * @param importsOf what a module imports, without what it imports on demand
 */
export function sharedFiles(
  ids: readonly string[],
  importsOf: ImportsOf,
): (id: string) => SharedName | null {
  const starts = ids.filter((id) => everywhere.test(id));
  const screens = ids.filter((id) => landings.test(id));
  const base = reachable(starts, importsOf);
  const shares = new Map<string, number>();
  for (const screen of screens)
    for (const id of reachable([screen], importsOf)) shares.set(id, (shares.get(id) ?? 0) + 1);
  const own = new Set([...starts, ...screens]);
  return (id) => {
    if (own.has(id)) return null;
    if (id.startsWith("\0")) return "framework";
    if (base.has(id)) return id.includes("/node_modules/") ? "framework" : "base";
    return (shares.get(id) ?? 0) > 1 ? "landing" : null;
  };
}

/**
 * The bundler by itself cuts what screens share into dozens of files, each with headers of its own and compressed
 * alone: a tenth of a first visit's scripts.
 */
export function fewChunks(): Plugin {
  let fileOf: ReturnType<typeof sharedFiles> = () => null;
  return {
    name: "tropa:few-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      fileOf = sharedFiles(
        [...this.getModuleIds()],
        (id) => this.getModuleInfo(id)?.importedIds ?? [],
      );
    },
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // What comes first takes what it stands on along.
              output: {
                codeSplitting: {
                  groups: sharedNames.map((name, index) => ({
                    name,
                    test: (id: string) => fileOf(id) === name,
                    priority: sharedNames.length - index,
                  })),
                },
              },
            },
          },
        },
      },
    }),
  };
}
