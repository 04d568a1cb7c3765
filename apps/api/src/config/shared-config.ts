import type { Config } from "./config.ts";
import type { Pool } from "../platform/db/database.ts";

/**
 * The settings with what all processes on one database have in common: a signing key that outlives a restart
 * where the operator has set none (never in production, which needs its own).
 */
export async function sharedConfig(config: Config, pool: Pool): Promise<Config> {
  if (config.hasOwnSigningKey) return config;
  await pool.query(
    "INSERT INTO instance_secret (name, value) VALUES ('signing_key', $1) ON CONFLICT DO NOTHING",
    [config.signingKey],
  );
  const { rows } = await pool.query<{ value: string }>(
    "SELECT value FROM instance_secret WHERE name = 'signing_key'",
  );
  return { ...config, signingKey: rows[0]?.value ?? config.signingKey };
}
