import type { Plugin } from "vite";

/** The document around the pages, a route with a file of its own; every page loads it. */
const rootRoute = /\/app\/root\.tsx?$/;
/** The start in the browser; every page loads it. */
const start = /\/take-over\/entry-client\.tsx?$/;
/** What runs before all else, and brings it: its modules are few and wait for nothing. It exports nothing, and so is one file with them. */
const firstScript = /\/app\/entry\.client\.tsx?$/;
/** Screens that visitors land on: what two of them share comes as one file. */
const landings = /\/(home-route|slug-route|listing-screen|tour-screen)\.tsx$/;

/** What the home page has for itself and what its late parts share with it would be two sheets. */
const home = /\/home-route\.tsx$/;

/** Parts of landing pages that are taken over late, a file for each page: what two of them share comes as one, too. */
const belows = /-below\.tsx$/;
/** Those of the document around the pages. */
const frameBelow = /\/frame-below\.tsx$/;

/** Screens of one person's own, and what opens over a page for them: they share small things with late parts, but no cards. */
const ownScreens =
  /\/features\/src\/(?:people|staff|conversation|organizers(?!\/(?:public|join)\/)|sales\/(?:booking|travellers|trips))\//;

/** Sheets of pages that are read: articles, sights and what stands in their texts. Alone they were six of some hundred bytes. */
const readingSheets =
  /\/features\/src\/editorial\/(?:blocks|cards|journal|reading|showplaces)\/[^/]+\.css$|\/ui-kit\/src\/(?:tile-gallery|video-embed)\/[^/]+\.css$/;

/** Pages that are read take what they show of a landing page's late parts from the file that they have anyway. */
const readingRoutes = /\/features\/src\/editorial\/[^/]+\/[^/]+-route\.tsx$/;

/** Parts of a landing page that other pages use too, each in one file: its own name is that of the page's screen. */
const partsNames = ["home-parts", "listing-parts", "tour-parts"] as const;
/** The page that a screen's file, or that of its late parts, belongs to: "listing". */
const pageOf = (file: string) => file.split("/").at(-1)?.split("-")[0] ?? "";
const partsOf = (screen: string) =>
  partsNames.find((name) => name === `${pageOf(screen)}-parts`) ?? null;

/** What parts on demand are made of, each kind in one file: queries, phone numbers, schemas of calls, dialogs, forms. */
const lateParts = {
  "query-parts": /\/node_modules\/@tanstack\//,
  "call-parts":
    /\/node_modules\/zod\/|\/api-contract\/src\/(?:base\/(?!phone)|people\/(?!calls-(?:passkeys|own-account|notifications|sessions)))|\/api-client\/src\/api-client-error|\/features\/src\/platform\/forms\/(?:repeatable-key|error-code|use-call)/,
  "phone-parts": /\/libphonenumber-js\/|\/domain\/src\/forms\/phone-number\.ts$/,
  "dialog-parts": /\/ui-kit\/src\/(?:modal|drawer)\//,
  "form-parts": /\/ui-kit\/src\/(?:form|text-field|textarea)\//,
  // What reads the numbering plans comes with them, and not with the field.
  "contact-parts":
    /\/ui-kit\/src\/phone-input\/(?!phone-numbers\.ts)|\/people\/contact-fields\/(?:agreement-text|phone-field)/,
} as const;
type LateName = keyof typeof lateParts;
const lateNames = [
  "query-parts",
  "call-parts",
  "phone-parts",
  "dialog-parts",
  "form-parts",
  "contact-parts",
] as const satisfies LateName[];

/** In order of dependency: each may depend on those before it. */
const sharedNames = [
  "start",
  "framework",
  "base",
  "landing",
  ...partsNames,
  "home",
  "small-parts",
  "below",
  "reading-parts",
  ...lateNames,
] as const;
type SharedName = (typeof sharedNames)[number];

type ImportsOf = (id: string) => readonly string[];

function reachable(from: readonly string[], importsOf: ImportsOf): Set<string> {
  const seen = new Set(from);
  for (const id of seen) for (const next of importsOf(id)) seen.add(next);
  return seen;
}

/** By module, which of some parts stand on it. */
function usersOf(parts: readonly string[], importsOf: ImportsOf): Map<string, readonly string[]> {
  const users = new Map<string, readonly string[]>();
  for (const part of parts)
    for (const id of reachable([part], importsOf)) users.set(id, [...(users.get(id) ?? []), part]);
  return users;
}

const isStyle = (id: string) => id.endsWith(".css");

/**
 * Says of each module in which shared file it goes; null leaves it to the bundler. What others have written changes
 * seldom: visitors keep that file from one version of ours to the next. Styles that a landing page shares with any
 * other part go along, so that it has few sheets: the document's, what landing pages share, what their late parts share,
 * its own and that of its late parts.
 *
 * @param ids all modules of the browser's bundle
 * @param importsOf what a module imports, without what it imports on demand
 * @param loaded what is loaded by itself: routes, and parts that are imported on demand
 */
export function sharedFiles(
  ids: readonly string[],
  importsOf: ImportsOf,
  loaded: readonly string[],
): (id: string) => SharedName | null {
  const starts = ids.filter((id) => rootRoute.test(id) || start.test(id));
  const first = reachable(
    ids.filter((id) => firstScript.test(id)),
    importsOf,
  );
  const screens = ids.filter((id) => landings.test(id));
  const base = reachable(starts, importsOf);
  const users = usersOf(screens, importsOf);
  const lateUsers = usersOf(
    ids.filter((id) => belows.test(id)),
    importsOf,
  );
  const ofFrame = reachable(
    ids.filter((id) => frameBelow.test(id)),
    importsOf,
  );
  const others = loaded.filter((id) => !landings.test(id) && !belows.test(id));
  // What shows a whole screen takes the screen's own sheet.
  const usedElsewhere = reachable(others, (id) =>
    importsOf(id).filter((next) => !landings.test(next)),
  );
  // A preview of a whole page takes that page's files.
  const ofOwnScreens = reachable(
    loaded.filter((id) => ownScreens.test(id)),
    (id) => importsOf(id).filter((next) => !landings.test(next) && !belows.test(next)),
  );
  const ofReading = reachable(
    loaded.filter((id) => readingRoutes.test(id)),
    importsOf,
  );
  const ofOthersScreens = reachable(
    others.filter((id) => !ownScreens.test(id)),
    importsOf,
  );
  const pagesOf = (id: string) =>
    new Set([...(users.get(id) ?? []), ...(lateUsers.get(id) ?? [])].map(pageOf));
  const isShared = (id: string) => pagesOf(id).size > 1 || usedElsewhere.has(id);
  const styleFile = (id: string) => {
    if (ofFrame.has(id)) return "base";
    if (pagesOf(id).size === 0) return readingSheets.test(id) ? "reading-parts" : null;
    if (!isShared(id)) return users.get(id)?.some((screen) => home.test(screen)) ? "home" : null;
    // A screen of one's own that shows a page of everybody's, as the preview of a tour does, is no matter of other pages.
    if (pagesOf(id).size === 1 && !users.has(id) && !ofOthersScreens.has(id)) return null;
    // A sheet's class names are part of the script that it goes with.
    if (users.has(id)) return "landing";
    return ofOwnScreens.has(id) || ofReading.has(id) ? "small-parts" : "below";
  };
  const landingFile = (id: string): SharedName | null => {
    const [screen, another] = users.get(id) ?? [];
    if (another !== undefined) return "landing";
    if (screen !== undefined) return isShared(id) ? partsOf(screen) : null;
    const isBelow = (lateUsers.get(id)?.length ?? 0) > 1;
    if (isBelow && ofOwnScreens.has(id)) return "small-parts";
    // Every page has a foot: it must not bring, or wait for, what other late parts share, nor the sheets of those.
    if (isBelow && ofFrame.has(id)) return null;
    return isBelow ? "below" : lateFile(id);
  };
  const own = new Set([...ids.filter((id) => rootRoute.test(id)), ...screens]);
  return (id) => {
    if (first.has(id)) return "start";
    if (own.has(id)) return null;
    if (id.startsWith("\0")) return "framework";
    if (base.has(id)) return id.includes("/node_modules/") ? "framework" : "base";
    return isStyle(id) ? styleFile(id) : landingFile(id);
  };
}

const lateFile = (id: string): SharedName | null =>
  lateNames.find((name) => lateParts[name].test(id)) ?? null;

const fileOfName = (names: string) => new RegExp(`/(?:${names})-[\\w-]{8}\\.js$`);
/** The file that brings the others, and those that a page has loaded before it asks for any part on demand. */
const startFile = fileOfName(String.raw`entry\.client`);
const loadedFile = fileOfName("framework|base|rolldown-runtime");
/** Comes with whatever stands on it: naming it in every file that loads a part costs more than it gains. */
const smallFile = fileOfName("small-parts|contact-parts");
/** What a landing page is made of. */
const landingFile = fileOfName("landing|home-route|listing-screen|tour-screen|\\w+-parts");

/**
 * What is fetched along with a part that is loaded on demand: not what the page has by then. Its names, which do not
 * compress, would stand in each file that loads anything.
 *
 * @param needed files that the part depends on
 * @param host the file that loads it
 */
export function fetchedAlong(needed: string[], host: string): string[] {
  if (startFile.test(host)) return needed;
  const isLanding = landingFile.test(host);
  return needed.filter(
    (file) =>
      !loadedFile.test(file) && !smallFile.test(file) && !(isLanding && file.includes("/landing-")),
  );
}

/**
 * The bundler by itself cuts what screens share into dozens of files, each with headers of its own and compressed
 * alone: a tenth of a first visit's scripts.
 */
export function fewChunks(): Plugin {
  let fileOf: ReturnType<typeof sharedFiles> = () => null;
  return {
    name: "tropa:chunk-groups",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const isLoaded = (id: string) => {
        const info = this.getModuleInfo(id);
        return info?.isEntry === true || (info?.dynamicImporters.length ?? 0) > 0;
      };
      fileOf = sharedFiles(
        ids,
        (id) => this.getModuleInfo(id)?.importedIds ?? [],
        ids.filter(isLoaded),
      );
    },
    config: () => ({
      environments: {
        client: {
          build: {
            modulePreload: {
              resolveDependencies: (_file, needed, { hostId }) => fetchedAlong(needed, hostId),
            },
            rolldownOptions: {
              output: {
                // The first one takes its dependencies along.
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
