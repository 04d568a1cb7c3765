import { inTransaction } from "../../src/platform/db/database.ts";
import type { Pool } from "../../src/platform/db/database.ts";
import { loadOffice } from "@tropa/demo/records/content-office";
import { loadHelp } from "@tropa/demo/editorial/help";
import { loadJournal } from "@tropa/demo/editorial/journal";
import { loadShowplaces } from "@tropa/demo/editorial/showplaces";
import { testStorefronts } from "../fixtures.ts";

/** Loads sights, journal, help and contacts of the demo into a loaded catalogue. */
export async function loadDemoContent(pool: Pool): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await inTransaction(pool, async (client) => {
    await loadShowplaces(client, { today });
    await loadJournal(client, { today });
    await loadHelp(client, { today });
    await loadOffice(client, { storefronts: testStorefronts });
  });
}
