import type { Config } from "./config.ts";
import type { Pool } from "../platform/db/database.ts";

/**
 * Adds settings shared by all processes on a database: a stored signing key if the operator has set none (not in
 * production, which requires one).
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
