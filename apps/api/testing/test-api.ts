import { createApiClient } from "@tropa/api-client/client";
import type { ApiClient } from "@tropa/api-client/client";
import { createApp } from "../src/app.ts";
import { readSettings } from "../src/config/config.ts";
import type { Database, Pool } from "../src/platform/db/database.ts";
import { demoCatalogue } from "@tropa/demo/catalogue/generate";
import { loadCatalogue } from "@tropa/demo/catalogue/loading/load";
import { testStorefronts } from "./fixtures.ts";
import { testDatabase } from "./database/test-database.ts";
import { isLocale } from "@tropa/domain/locale";
import { today } from "../src/discovery/catalogue/catalogue.ts";

export interface TestApi {
  pool: Pool;
  url: string;
  /** A client for a language and currency, by default at the language's first storefront. */
  client(language?: string, currency?: string, storefront?: string): ApiClient;
  close(): Promise<void>;
}

/** The first storefront with a language. */
const storefrontOf = (language: string) =>
  testStorefronts.speaking(isLocale(language) ? language : undefined);

/** The whole API on a real port with a small demo catalogue in a real PostgreSQL. */
export async function startTestApi(
  tours: number,
  prepare: (pool: Pool) => Promise<unknown> = async () => {},
  settings: Record<string, string> = {},
): Promise<TestApi> {
  const database = await testDatabase();
  const reviews = tours * 5;
  await loadCatalogue(
    database.pool,
    demoCatalogue({ seed: "contract", today: today(), tours, reviews }),
  );
  await prepare(database.pool);
  return serveTestApi(database, undefined, settings);
}

/** Like `startTestApi`, over a filled database; `demo` names the module that serves its pictures. */
export async function serveTestApi(
  database: Database,
  demo: string = "@tropa/demo/demo",
  settings: Record<string, string> = {},
): Promise<TestApi> {
  const read = readSettings({
    LOG_LEVEL: "silent",
    RATE_LIMIT: "100000",
    DEMO: demo,
    ...settings,
  });
  const config = { ...read, storefronts: testStorefronts };
  const app = await createApp({ pool: database.pool, config });
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  const url = app.server.listeningOrigin;
  return {
    pool: database.pool,
    url,
    client: (language = "en", currency = "USD", storefront = storefrontOf(language).id) =>
      createApiClient({
        baseUrl: url,
        headers: () => ({ language, localization: storefront, currency }),
      }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
