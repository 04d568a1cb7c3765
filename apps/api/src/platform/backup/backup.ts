import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { z } from "zod";
import { clusterPlace, runningCluster, startEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { filesFolder } from "../files/uploads.ts";
import { copyFolder } from "./copy-folder.ts";

/** Describes a backup. Written last, so that an incomplete backup has none. */
export const manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Major version; the files work only with the same one. */
  postgres: z.number().int(),
  databaseFiles: z.number().int(),
  uploadedFiles: z.number().int(),
});
export type Manifest = z.infer<typeof manifest>;

/** Files of the running server, or recreated at its start (PostgreSQL's manual, 25.3.4). */
const leftOut =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|postmaster\.(pid|opts)|.*pgsql_tmp.*|.*\/?pg_internal\.init)$/;

/**
 * Copies the embedded database and uploaded files while the shop runs; the state is that at the end of the database's
 * copy. Files are copied afterwards, because a file is stored before its row. Returns what was copied.
 */
export async function backUp(dataDir: string, target: string): Promise<Manifest> {
  if (existsSync(target)) throw new Error(`${target} is there already: name another folder`);
  const { folder } = await clusterPlace(dataDir);
  if (!existsSync(join(folder, "PG_VERSION")))
    throw new Error(`there is no embedded database in ${dataDir}`);
  const running = await runningCluster(dataDir);
  const own = running === null ? await startEmbeddedPostgres(dataDir) : null;
  const partial = `${target}.partial`;
  try {
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true, mode: 0o700 });
    const database = await copyDatabase(
      running ?? own?.url ?? "",
      folder,
      join(partial, "postgres"),
    );
    const files = filesFolder(dataDir);
    const uploadedFiles = existsSync(files) ? await copyFolder(files, join(partial, "files")) : 0;
    const written: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      ...database,
      uploadedFiles,
    };
    await writeFile(join(partial, "manifest.json"), JSON.stringify(written, null, 2));
    await mkdir(dirname(target), { recursive: true });
    await rename(partial, target);
    return written;
  } finally {
    await own?.stop();
  }
}

/**
 * Makes a base backup: the files as found, and the log of changes during the copy, from which the server restores a
 * consistent state at its first start.
 */
async function copyDatabase(
  url: string,
  from: string,
  to: string,
): Promise<Pick<Manifest, "postgres" | "databaseFiles">> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows: versions } = await client.query<{ major: number }>(
      "SELECT current_setting('server_version_num')::integer / 10000 AS major",
    );
    // Keeps the server from deleting the log; ends with the connection.
    await client.query("SELECT pg_create_physical_replication_slot('tropa_backup', true, true)");
    const { rows: starts } = await client.query<{ segment: string }>(
      "SELECT pg_walfile_name(pg_backup_start('tropa', true)) AS segment",
    );
    const databaseFiles = await copyFolder(from, to, { isLeftOut: (path) => leftOut.test(path) });
    const { rows: ends } = await client.query<{ segment: string; labelfile: string }>(
      "SELECT pg_walfile_name(lsn) AS segment, labelfile FROM pg_backup_stop(false)",
    );
    const [start, end] = [starts[0]?.segment ?? "", ends[0]?.segment ?? ""];
    await writeFile(join(to, "backup_label"), ends[0]?.labelfile ?? "");
    const segments = (await readdir(join(from, "pg_wal"))).filter(
      (name) => /^[\dA-F]{24}$/.test(name) && name >= start && name <= end,
    );
    if (!segments.includes(start) || !segments.includes(end))
      throw new Error("the write-ahead log of the backup is incomplete");
    for (const name of segments)
      await copyFile(join(from, "pg_wal", name), join(to, "pg_wal", name));
    return { postgres: versions[0]?.major ?? 0, databaseFiles: databaseFiles + segments.length };
  } finally {
    await client.end();
  }
}
