import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { todayIn } from "@tropa/domain/time/local-date";
import { readSettings } from "../../config/config.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { requireSchema } from "../../platform/db/migrate.ts";
import { importCatalogue, type ImportReport } from "./import-catalogue.ts";
import { reportText } from "./report-text.ts";

/** `npm run import -- catalogue.json [--strict]`: exit code 0 when every row was taken, else 1. */

const usage = "usage: npm run import -- catalogue.json [--strict]";

async function run(path: string, strict: boolean): Promise<ImportReport> {
  const json: unknown = JSON.parse(await readFile(path, "utf8"));
  const config = readSettings(process.env);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: 2,
  });
  try {
    await requireSchema(database);
    return await importCatalogue(database.pool, json, {
      strict,
      today: todayIn("UTC"),
      source: basename(path),
    });
  } finally {
    await database.close();
  }
}

/** Ends the process itself, because the embedded database's package would exit with code 0. */
function end(stream: NodeJS.WriteStream, message: string, exitCode: number): void {
  stream.write(message, () => process.exit(exitCode));
}

try {
  const { values, positionals } = parseArgs({
    options: { strict: { type: "boolean" } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Error(usage);
  const report = await run(path, values.strict === true);
  end(process.stdout, reportText(report), report.refused.length > 0 ? 1 : 0);
} catch (error) {
  end(process.stderr, `import: ${error instanceof Error ? error.message : String(error)}\n`, 1);
}
