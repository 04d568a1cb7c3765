import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";

/** Exports of the pages' bundle for this server: `serverFace` of its server entry. */
interface ServerFace {
  /**
   * Messages by namespace: name `messages` for those of every page, an area's name for the area's;
   * null for any other name.
   */
  catalogueFile(locale: Locale, name: string): Record<string, unknown> | null;
  createRequestContext(options: {
    variant: VariantConfig;
    locale: Locale;
    currency: Currency;
    origin: string;
    apiUrl: string;
    requestId: string;
    forwardedFor: string;
    isBot: boolean;
  }): unknown;
  createRequestHandler(build: ServerBuild, mode: string): Router;
  /** The bytes rendered for a response without a body of its own; valid until the next call. */
  renderedPage(context: unknown): Uint8Array<ArrayBuffer> | undefined;
}

type Router = (request: Request, context: unknown) => Promise<Response>;

/** The server bundle of a storefront's pages. */
export interface Bundle {
  build: ServerBuild;
  face: ServerFace;
  /** The router under a base path (one for each language), created once. */
  routerAt(basename: string): Router;
}

function asBundle(module: Record<string, unknown>, mode: "development" | "production"): Bundle {
  const build = module as unknown as ServerBuild;
  const { serverFace } = build.entry.module as unknown as { serverFace: ServerFace };
  const routers = new Map<string, Router>();
  const routerAt = (basename: string): Router => {
    let router = routers.get(basename);
    if (!router) {
      router = serverFace.createRequestHandler({ ...build, basename }, mode);
      routers.set(basename, router);
    }
    return router;
  };
  return { build, face: serverFace, routerAt };
}

/** Returns the path of the built server bundle; throws with advice if it is missing. */
export function findBuiltBundle(root: string): string {
  const file = join(root, "server/index.js");
  if (!existsSync(file))
    throw new Error(
      `${file} is missing: build the storefront first (npm start does), and start build/start.js`,
    );
  return file;
}

/** Imports the built bundle from the app's build folder. */
export async function loadBuiltBundle(root: string): Promise<Bundle> {
  const module: unknown = await import(pathToFileURL(findBuiltBundle(root)).href);
  return asBundle(module as Record<string, unknown>, "production");
}

/** Returns messages as JSON; null if there are none of that name. */
export function messagesOf({ face }: Bundle, locale: Locale, name: string): string | null {
  const catalogue = face.catalogueFile(locale, name);
  return catalogue && JSON.stringify(catalogue);
}

/** Loads the pages from source through Vite. */
export async function loadDevelopmentBundle(vite: ViteDevServer): Promise<Bundle> {
  return asBundle(await vite.ssrLoadModule("virtual:react-router/server-build"), "development");
}
