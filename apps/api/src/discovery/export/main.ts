import { createWriteStream } from "node:fs";
import { join, parse } from "node:path";
import { parseArgs } from "node:util";
import { readSettings } from "../../config/config.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { requireSchema } from "../../platform/db/migrate.ts";
import { refusalText } from "../import/import.ts";
import { exportCatalogue, type ExportReport } from "./export-catalogue.ts";

/** `npm run export -- catalogue.json`: exit code 0 when every published tour is in the file, else 1. */

async function run(path: string): Promise<ExportReport> {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2 });
  try {
    await requireSchema(database);
    const { dir, name, ext } = parse(path);
    return await exportCatalogue(database.pool, (number) => {
      const file = number === 1 ? path : join(dir, `${name}-${number}${ext}`);
      // Organizers' addresses and telephones are in it.
      return createWriteStream(file, { mode: 0o600 });
    });
  } finally {
    await database.close();
  }
}

function reportText({ exported, files, leftOut }: ExportReport): string {
  const { organizers, tours, climates } = exported;
  const summary = `exported: ${organizers} organizers, ${tours} tours, ${climates} climates, ${files} files`;
  return leftOut.length === 0
    ? `${summary}; nothing was left out\n`
    : `${summary}; left out: ${refusalText(leftOut)}`;
}

/** Ends the process itself, because the embedded database's package would exit with code 0. */
function end(stream: NodeJS.WriteStream, message: string, exitCode: number): void {
  stream.write(message, () => process.exit(exitCode));
}

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1)
    throw new Error("usage: npm run export -- catalogue.json");
  const report = await run(path);
  end(process.stdout, reportText(report), report.leftOut.length > 0 ? 1 : 0);
} catch (error) {
  end(process.stderr, `export: ${error instanceof Error ? error.message : String(error)}\n`, 1);
}
