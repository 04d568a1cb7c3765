import type { Plugin } from "vite";

/** The script that each page names. */
const script = /\/app\/entry\.client\.tsx$/;

/**
 * How the browser's bundle is cut: the page's own script, the framework and what all pages start with are one file each,
 * the bundler cuts the rest. Visitors keep the framework from one version of ours to the next.
 */
export function chunks(): Plugin {
  let ofScript = new Set<string>();
  let ofStart = new Set<string>();
  const isStart = (id: string) => ofStart.has(id);
  return {
    name: "tropa:chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      const reached = (from: readonly string[]) => {
        const seen = new Set(from);
        for (const id of seen)
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
        return seen;
      };
      ofScript = reached([...this.getModuleIds()].filter((id) => script.test(id)));
      // What the script fetches once the page is painted.
      ofStart = reached(
        [...ofScript].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
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
                    { name: "script", test: (id) => ofScript.has(id), priority: 3 },
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
