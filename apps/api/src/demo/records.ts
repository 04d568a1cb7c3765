import type { Client, Pool } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/database.ts";
import type { Storefronts } from "../platform/storefronts/storefronts.ts";
import { loadDemoAccounts } from "./accounts.ts";
import { loadDemoBookings } from "./bookings.ts";
import { loadDemoChats } from "./chats.ts";
import { loadTourArchive } from "./archive.ts";
import { loadClimate } from "./climate.ts";
import { loadCommissions } from "./commissions.ts";
import { loadIndividualTours } from "./individual-tours.ts";
import { loadTourFacts } from "./tour-facts.ts";
import { loadTourQuestions } from "./tour-questions.ts";
import { loadTourVersions } from "./tour-versions.ts";
import { loadOffice } from "./content-office.ts";
import { loadHelp } from "./help.ts";
import { loadJournal } from "./journal.ts";
import { loadDemoMeetings } from "./meetings.ts";
import { loadOrganizerRecords } from "./organizer-records.ts";
import { linkShowplaces } from "./link-showplaces.ts";
import { loadShipCabins } from "./ship-cabins.ts";
import { loadShowplaces } from "./showplaces.ts";

/** What a part of the demo data is made from: the same seed and day give the same rows. */
export interface DemoOptions {
  seed: string;
  /** `yyyy-MM-dd`; dates are relative to it. */
  today: string;
  storefronts: Storefronts;
}

/** A part of the demo data beside the catalogue, which is there already when it is loaded. */
interface DemoRecords {
  /** Never changed: a database remembers by it what was loaded. */
  name: string;
  load(client: Client, options: DemoOptions): Promise<void>;
}

/** In the order of loading: a later one may stand on rows of an earlier one. */
const demoRecords: readonly DemoRecords[] = [
  { name: "accounts", load: loadDemoAccounts },
  { name: "organizer-records", load: loadOrganizerRecords },
  { name: "meetings", load: loadDemoMeetings },
  { name: "bookings", load: loadDemoBookings },
  { name: "chats", load: loadDemoChats },
  { name: "tour-versions", load: loadTourVersions },
  { name: "tour-facts", load: loadTourFacts },
  { name: "tour-questions", load: loadTourQuestions },
  { name: "commissions", load: loadCommissions },
  { name: "individual-tours", load: loadIndividualTours },
  { name: "tour-archive", load: loadTourArchive },
  { name: "showplaces", load: loadShowplaces },
  { name: "showplaces-of-tours", load: linkShowplaces },
  { name: "climate", load: loadClimate },
  { name: "journal", load: loadJournal },
  { name: "help", load: loadHelp },
  { name: "office", load: loadOffice },
  { name: "ship-cabins", load: loadShipCabins },
];

/** Loads every part that the database has not seen, each in a transaction. Answers with their names. */
export async function loadDemoRecords(
  pool: Pool,
  options: DemoOptions,
  records: readonly DemoRecords[] = demoRecords,
): Promise<string[]> {
  const loaded: string[] = [];
  for (const { name, load } of records) {
    const isNew = await inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        "INSERT INTO demo_load (name) VALUES ($1) ON CONFLICT DO NOTHING",
        [name],
      );
      if (rowCount === 0) return false;
      await client.query("SET LOCAL statement_timeout = 0");
      await load(client, options);
      return true;
    });
    if (isNew) loaded.push(name);
  }
  return loaded;
}
