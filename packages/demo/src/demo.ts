import { renewDemoBookings } from "./bookings/bookings.ts";
import { demoCatalogue } from "./catalogue/generate.ts";
import { loadCatalogue } from "./catalogue/loading/load.ts";
import { pictureFolder } from "./pictures/pictures.ts";
import { demoRecords } from "./records/records.ts";
import type { Pool } from "pg";
import type { LoadProgress } from "./catalogue/loading/load.ts";

/** The demo data, loaded by the API if the setting `DEMO` names this module. */
export default {
  pictures: pictureFolder,
  loadCatalogue: (
    pool: Pool,
    options: { seed: string; today: string; tours: number },
    onProgress: (progress: LoadProgress) => void,
  ) => loadCatalogue(pool, demoCatalogue(options), onProgress),
  records: demoRecords,
  renew: renewDemoBookings,
};
