import type { Config } from "./config.ts";
import type { Pool } from "../platform/db/database.ts";

/** Dependencies passed to every module of the API. */
export interface ApiContext {
  pool: Pool;
  config: Config;
}
