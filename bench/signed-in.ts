import type { Page } from "@playwright/test";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSession } from "../apps/api/src/people/sessions/sessions.ts";
import { openDatabase } from "../apps/api/src/platform/db/database.ts";
import type { Pool } from "../apps/api/src/platform/db/database.ts";
import { migrate } from "../apps/api/src/platform/db/migrate.ts";
import type { Reader } from "../e2e/harness/private-screens.ts";
import { signingKey, startApi, startSandbox, startStorefront } from "./stack.ts";
import { storefrontOf, storefronts } from "./stack.ts";

/** Demo account for each kind of reader: the one with most to show. */
const accountOf: Record<Reader, string> = {
  tourist: `SELECT account.id FROM account
     WHERE account.storefront = $1 AND NOT is_staff AND organizer_id IS NULL
     ORDER BY (SELECT count(*) FROM booking WHERE booking.account_id = account.id)
            * (SELECT count(*) FROM chat WHERE chat.account_id = account.id) DESC, account.id LIMIT 1`,
  organizer: `SELECT account.id FROM account JOIN tour USING (organizer_id)
      JOIN booking ON booking.tour_id = tour.id AND booking.storefront = $1
     GROUP BY account.id ORDER BY count(*) DESC, account.id LIMIT 1`,
  staff: "SELECT id FROM account WHERE is_staff AND $1 <> '' ORDER BY id LIMIT 1",
};

/**
 * Signs a person in in the page's browser and opens the storefront's home page; returns the
 * account's id.
 */
export async function signIn(
  page: Page,
  pool: Pool,
  { variant, reader }: { variant: string; reader: Reader },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(accountOf[reader], [variant]);
  const [account] = rows;
  if (!account) throw new Error(`the demo has no ${reader} of ${variant}`);
  const context = { config: { signingKey } } as Parameters<typeof startSession>[0];
  const session = { accountId: account.id, storefront: variant };
  const { refreshToken } = await startSession(context, pool, session);
  const url = `http://localhost:${storefrontOf(variant).port}/`;
  const cookies = {
    [`__Host-tropa-${variant}`]: refreshToken,
    "signed-in": "1",
    ...(reader === "staff" && { "admin-session": "1" }),
    // The notice would cover the page.
    "cookie-notice": "1",
  };
  const client = await page.context().newCDPSession(page);
  for (const [name, value] of Object.entries(cookies))
    await client.send("Network.setCookie", { name, value, url, path: "/", secure: true });
  await client.detach();
  await page.goto(url);
  return account.id;
}

/** Runs work on the whole stack with the demo catalogue, and gives it access to the database. */
export async function withStack<Answer>(work: (pool: Pool) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), "tropa-bench-"));
  // The embedded database runs under an account of its own when we are root.
  await chmod(folder, 0o755);
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, poolSize: 2 });
  try {
    await migrate(database.pool);
    const api = await startApi(folder, 1200, { DATABASE_URL: database.url });
    const running = await Promise.all([
      startSandbox(),
      ...storefronts.map(({ id }) => startStorefront(id)),
    ]);
    try {
      return await work(database.pool);
    } finally {
      for (const process of running) await process.stop();
      await api.stop();
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
