import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Drain } from "@tropa/http-server/drain";
import type { FastifyInstance } from "fastify";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { readSettings } from "../src/http/settings.ts";
import { createStorefront } from "../src/storefront.ts";

const hero = { image: "/images/lake/{size}.avif", colour: "#8f7fb5" };

export const variant: VariantConfig = {
  id: "shop",
  brand: { name: "Tropa", mark: "M0 0h32" },
  heroPictures: { winter: hero, spring: hero, summer: hero, autumn: hero },
  port: 3001,
  locales: ["en", "de"],
  currencies: ["USD", "EUR"],
  chargeCurrency: "USD",
  defaultCountry: "US",
  timeZone: "UTC",
  paymentSystems: ["stripe"],
  shareButtons: ["x"],
  mapLink: "https://www.openstreetmap.org/?mlat={lat}&mlon={lng}#map=16/{lat}/{lng}",
  mainAuthMethod: "email",
  phoneCodeChannels: ["sms"],
  consentByDefault: true,
  booksKeptYears: 5,
  messengers: {},
  contacts: { phone: "+12025550199", email: "a@b.co" },
  modalWidth: 489,
  identityVerification: null,
  cashback: { active: false, percent: 0 },
  features: {
    organizerCalling: false,
    reviewsFilter: true,
    passportCollection: true,
    weatherWidget: false,
    ticketsWidget: false,
    excursions: false,
    organizersShown: false,
    organizersJoin: true,
    contactsHidden: true,
    messengerWarning: true,
    messengerSmsLink: true,
    taxesIncluded: true,
  },
};

/** The least that a built storefront is: pages that say which address they are of. */
const bundle = `
import { isMainThread } from "node:worker_threads";
export const assets = { version: "b1" };
export const entry = { module: { serverFace: {
  catalogueFile: (locale, name) =>
    ({ messages: { common: { locale } }, people: { people: { locale } }, thread: { isMainThread } })[name] ?? null,
  createRequestContext: (options) => options,
  createRequestHandler: () => async (request, context) => {
    const path = new URL(request.url).pathname;
    if (path === "/breaks") await new Promise(() => setImmediate(() => { throw new Error("broken") }));
    if (path === "/away") return new Response("away", { status: 503 });
    if (path === "/thread") return Response.json({ isMainThread, sent: await request.text() });
    const words = context.isBot ? "" : "a page for people";
    if (path.endsWith("/missing")) return new Response(words, { status: 404 });
    if (path.endsWith("/400")) return Response.json({ path }, { status: 404 });
    if (path === "/public/html")
      return new Response("<main><h1>Altai</h1></main>", { headers: { "content-type": "text/html" } });
    if (path.startsWith("/public/")) return new Response("a page for people");
    return Response.json({ path, forwardedFor: context.forwardedFor });
  },
  renderedPage: () => undefined,
} } };
`;

export interface TestStorefront {
  server: FastifyInstance;
  drain: Drain;
  url: string;
  close: () => Promise<void>;
}

/** Settings of the storefront of tests. */
export const testEnvironment = (apiUrl: string) => ({
  API_URL: apiUrl,
  LOG_LEVEL: "silent",
  RENDER_THREADS: "0",
  PUBLIC_SHOP_URL: "https://shop.example",
});

/** Writes the bundle into a new folder and returns the folder. */
export async function writeBundle(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "storefront-"));
  await mkdir(join(root, "server"), { recursive: true });
  await mkdir(join(root, "client/assets"), { recursive: true });
  await writeFile(join(root, "server/index.js"), bundle);
  await writeFile(join(root, "package.json"), '{"type":"module"}');
  return root;
}

/** A storefront that listens, in front of an API at some address. */
export async function openStorefront(
  apiUrl: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<TestStorefront> {
  const root = await writeBundle();
  const settings = readSettings(
    { root, variant },
    { ...testEnvironment(apiUrl), ...environment },
    [],
  );
  const { server, drain } = await createStorefront(settings);
  const port = environment.PORT_SHOP ? settings.port : 0;
  const url = await server.listen({ port, host: "127.0.0.1" });
  return {
    server,
    drain,
    url,
    async close() {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
