import { existsSync } from "node:fs";
import { chown, mkdir, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { clusterPlace, runningCluster, startEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { filesFolder } from "../files/uploads.ts";
import { manifest } from "./backup.ts";
import type { Manifest } from "./backup.ts";
import { copyFolder } from "./copy-folder.ts";

async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, "manifest.json"), "utf8").catch(() => null);
  if (text === null) throw new Error(`${backup} is no backup: it has no manifest.json`);
  return manifest.parse(JSON.parse(text));
}

export interface RestoreReport {
  manifest: Manifest;
  /** Places to which the previous data was moved. */
  setAside: string[];
}

/**
 * Replaces the embedded database and uploaded files of an unused data folder by a backup. The previous data is moved
 * aside, never deleted, and moved back if anything fails.
 */
export async function restore(
  backup: string,
  dataDir: string,
  now = new Date(),
): Promise<RestoreReport> {
  const found = await readManifest(backup);
  if ((await runningCluster(dataDir)) !== null)
    throw new Error(`the database in ${dataDir} is running: stop Tropa first`);
  const { folder } = await clusterPlace(dataDir);
  const files = filesFolder(dataDir);
  const suffix = `.before-${now.toISOString().replaceAll(":", "-")}`;
  const aside: string[] = [];
  for (const path of [folder, files]) {
    if (!existsSync(path)) continue;
    await rename(path, path + suffix);
    aside.push(path);
  }
  try {
    await restoreDatabase(found, join(backup, "postgres"), dataDir);
    if (existsSync(join(backup, "files"))) await copyFolder(join(backup, "files"), files);
    return { manifest: found, setAside: aside.map((path) => path + suffix) };
  } catch (error) {
    for (const path of [folder, files]) await rm(path, { recursive: true, force: true });
    for (const path of aside) await rename(path + suffix, path);
    throw error;
  }
}

/** Creates a new cluster first, which sets up the server's account and its rights on the folder. */
async function restoreDatabase(found: Manifest, from: string, dataDir: string): Promise<void> {
  const { folder } = await clusterPlace(dataDir);
  const fresh = await startEmbeddedPostgres(dataDir);
  const major = await valueOf(
    fresh.url,
    "SELECT current_setting('server_version_num')::integer / 10000 AS value",
  );
  await fresh.stop();
  if (major !== found.postgres)
    throw new Error(`the backup is of PostgreSQL ${found.postgres}, and this is ${major}`);
  const { uid, gid } = await stat(folder);
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, uid, gid);
  await copyFolder(from, folder, { owner: { uid, gid } });
  // The first start replays the log to a consistent state, or fails with the reason.
  const restored = await startEmbeddedPostgres(dataDir);
  try {
    await valueOf(restored.url, "SELECT count(*)::integer AS value FROM migration");
  } finally {
    await restored.stop();
  }
}

async function valueOf(url: string, sql: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: number }>(sql);
    return rows[0]?.value ?? 0;
  } finally {
    await client.end();
  }
}
