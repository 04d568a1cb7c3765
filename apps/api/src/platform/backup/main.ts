import { resolve } from "node:path";
import { readSettings } from "../../config/config.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";

/** `npm run backup -- [folder]` and `npm run restore -- folder`, for the embedded database. */

const say = (message: string): void => void process.stdout.write(`tropa: ${message}\n`);
const [command, given] = process.argv.slice(2);

/** `backups/2026-11-22T21-05-00`, in UTC. */
const folderOfNow = () => `backups/${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;

async function run(): Promise<void> {
  const config = readSettings(process.env);
  if (config.databaseUrl)
    throw new Error("DATABASE_URL names a database of your own: use its pg_dump and pg_restore");
  if (config.s3) say("uploaded files lie in S3 and are no part of this");
  if (command === "restore") {
    if (given === undefined) throw new Error("name the folder of a backup");
    const { manifest, setAside } = await restore(resolve(given), config.dataDir);
    say(`restored the state of ${manifest.madeAt}`);
    for (const path of setAside) say(`what was there before is in ${path}`);
    return;
  }
  const target = resolve(given ?? folderOfNow());
  const { databaseFiles, uploadedFiles } = await backUp(config.dataDir, target);
  say(`${target}: ${databaseFiles} files of the database, ${uploadedFiles} uploaded ones`);
}

try {
  await run();
  process.exit(0);
} catch (error) {
  process.stderr.write(`tropa: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
