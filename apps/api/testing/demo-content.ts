import { inTransaction } from "../src/platform/db/database.ts";
import type { Pool } from "../src/platform/db/database.ts";
import { loadOffice } from "../src/demo/content-office.ts";
import { loadHelp } from "../src/demo/help.ts";
import { loadJournal } from "../src/demo/journal.ts";
import { loadShowplaces } from "../src/demo/showplaces.ts";
import { testStorefronts } from "./fixtures.ts";

/** Sights, journal, help and contacts of the demo over a loaded catalogue. */
export async function loadDemoContent(pool: Pool): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await inTransaction(pool, async (client) => {
    await loadShowplaces(client);
    await loadJournal(client, { today });
    await loadHelp(client);
    await loadOffice(client, { storefronts: testStorefronts });
  });
}
