import pg from "pg";
import { ConnectionWatch } from "./connection-watch.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

// int8 as numbers (money and counts stay far below 2^53) and dates as the text that they are:
// the driver's own parsers would shift a date by the server's time zone.
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1082, (text) => text);
pg.types.setTypeParser(1700, Number);

export type Pool = pg.Pool;
export type Client = pg.PoolClient;
/** Runs statements: the pool, or a client inside a transaction. */
export type Queryable = Pick<pg.PoolClient, "query">;

export interface Database {
  pool: Pool;
  url: string;
  /** Whether this process runs it. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** URL of the operator's PostgreSQL; without it the embedded one in `dataDir` is used. */
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize: number;
  log?: (message: string) => void;
}

/** Opens the operator's database, or starts the embedded one and opens that. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.databaseUrl ? null : await startEmbeddedPostgres(options.dataDir);
  const url = options.databaseUrl ?? embedded?.url ?? "";
  const pool = createPool(url, options.poolSize, options.log);
  return {
    pool,
    url,
    isEmbedded: embedded !== null,
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
}

/** Creates a pool whose connections are watched for a silent loss (`ConnectionWatch`). */
export function createPool(
  url: string,
  size: number,
  log: (message: string) => void = () => {},
): Pool {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: 3000,
    statement_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  };
  const watch = new ConnectionWatch(config, log);
  const pool = new pg.Pool({
    ...config,
    max: size,
    application_name: "tropa-api",
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: (client) => watch.add(client),
  });
  // Without these two listeners, a restart of the database would end the process.
  pool.on("error", (error) => log(`database: ${error.message}`));
  pool.on("connect", (client) => {
    client.on("error", (error) => log(`database: ${error.message}`));
  });
  return pool;
}

/** Runs `work` in a transaction: committed when it resolves, rolled back when it throws. */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    // Destroy a connection that could not roll back.
    client.release(broken);
  }
}
