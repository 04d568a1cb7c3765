import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";

/** What the pages' bundle hands to this server: `serverFace` of its entry for the server. */
interface ServerFace {
  /** Messages by namespace: every page's under the name `messages`, an area's under its own; null under others. */
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
  /** What was rendered for an answer that has no body of its own; it stands until this is asked for again. */
  renderedPage(context: unknown): Uint8Array<ArrayBuffer> | undefined;
}

type Router = (request: Request, context: unknown) => Promise<Response>;

export interface Bundle {
  build: ServerBuild;
  face: ServerFace;
  /** The router under a base path: one for each language, made once. */
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

/** Where the built pages are; says what to run when they are not there. */
export function findBuiltBundle(root: string): string {
  const file = join(root, "server/index.js");
  if (!existsSync(file))
    throw new Error(
      `${file} is missing: build the storefront first (npm start does), and start build/start.js`,
    );
  return file;
}

export async function loadBuiltBundle(root: string): Promise<Bundle> {
  const module: unknown = await import(pathToFileURL(findBuiltBundle(root)).href);
  return asBundle(module as Record<string, unknown>, "production");
}

/** Messages as they are sent; null under a name that has none. */
export function messagesOf({ face }: Bundle, locale: Locale, name: string): string | null {
  const catalogue = face.catalogueFile(locale, name);
  return catalogue && JSON.stringify(catalogue);
}

/** The pages as they are in the editor, through Vite. */
export async function loadDevelopmentBundle(vite: ViteDevServer): Promise<Bundle> {
  return asBundle(await vite.ssrLoadModule("virtual:react-router/server-build"), "development");
}
