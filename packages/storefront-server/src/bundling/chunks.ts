import type { Plugin } from "vite";

/** The entry script of every page. */
const script = /\/app\/entry\.client\.tsx$/;

/**
 * Splits the browser's bundle: the entry script, the framework, and the code that every page starts
 * with are one chunk each; the bundler splits the rest. A new version of ours leaves the
 * framework's chunk in visitors' caches.
 */
export function chunks(): Plugin {
  let scriptModules = new Set<string>();
  let startModules = new Set<string>();
  const isStart = (id: string) => startModules.has(id);
  return {
    name: "tropa:chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      const withImports = (from: readonly string[]) => {
        const seen = new Set(from);
        for (const id of seen)
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
        return seen;
      };
      scriptModules = withImports([...this.getModuleIds()].filter((id) => script.test(id)));
      // The modules that the script imports once the page is painted.
      startModules = withImports(
        [...scriptModules].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      );
    },
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: "script", test: (id) => scriptModules.has(id), priority: 3 },
                    {
                      name: "framework",
                      test: (id) => isStart(id) && id.includes("/node_modules/"),
                      priority: 2,
                    },
                    { name: "start", test: isStart, priority: 1 },
                  ],
                },
              },
            },
          },
        },
      },
    }),
  };
}
