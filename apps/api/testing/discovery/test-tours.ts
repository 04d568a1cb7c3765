import { isApiClientError } from "@tropa/api-client/api-client-error";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { today } from "../../src/discovery/catalogue/catalogue.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { inTransaction } from "../../src/platform/db/database.ts";
import { loadTourArchive } from "@tropa/demo/records/tours/archive";
import { loadClimate } from "@tropa/demo/catalogue/climate";
import { loadCommissions } from "@tropa/demo/records/tours/commissions";
import { demoCatalogue } from "@tropa/demo/catalogue/generate";
import { loadIndividualTours } from "@tropa/demo/records/tours/individual-tours";
import { hashPassword } from "../../src/people/passwords/passwords.ts";
import { loadCatalogue } from "@tropa/demo/catalogue/loading/load";
import { loadTourFacts } from "@tropa/demo/records/tours/tour-facts";
import { loadTourQuestions } from "@tropa/demo/records/tours/tour-questions";
import { loadTourVersions } from "@tropa/demo/records/tours/tour-versions";
import { testStorefronts } from "../fixtures.ts";
import { Platform } from "../platform.ts";

/** The whole API over a small demo catalogue with everything that tours' pages show. */
export async function openTours(settings: Record<string, string> = {}): Promise<Platform> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "tropa-tours-"));
  return Platform.open({ settings: { DATA_DIR, ...settings }, fill });
}

export async function closeTours(platform: Platform): Promise<void> {
  await platform.close();
  await rm(platform.context.config.dataDir, { recursive: true, force: true });
}

async function fill({ pool }: Database): Promise<void> {
  const options = {
    seed: "tours",
    today: today(),
    now: new Date(),
    storefronts: testStorefronts,
    hashPassword,
  };
  await loadCatalogue(pool, demoCatalogue({ ...options, tours: 90, organizers: 12, reviews: 300 }));
  await pool.query("UPDATE tour SET status = 'published'");
  for (const load of [
    loadTourVersions,
    loadTourFacts,
    loadTourQuestions,
    loadCommissions,
    loadIndividualTours,
    loadTourArchive,
    loadClimate,
  ])
    await inTransaction(pool, (client) => load(client, options));
}

/** SQL condition for public rows of `tour`. */
export const published = "status = 'published' AND NOT is_individual";

/** The error of a call that must fail. */
export async function failureOf(work: Promise<unknown>) {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!isApiClientError(error)) throw new Error("the call should have failed");
  const { kind, status, code, url, validation } = error;
  return { kind, status, code, url, validation };
}
