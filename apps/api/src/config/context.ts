import type { Config } from "./config.ts";
import type { Pool } from "../platform/db/database.ts";

/** What every module of the API is given. */
export interface ApiContext {
  pool: Pool;
  config: Config;
}
