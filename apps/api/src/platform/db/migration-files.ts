import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A step of the schema. */
export interface Migration {
  name: string;
  /** Its files, to be run in this order. */
  paths: readonly string[];
  /** Names of the migrations that it stands for: a baseline's. */
  replaces: readonly string[];
  /** The release that has all of those, for databases that have only some. */
  lastRelease: string;
}

const sqlFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();

/** Reads the folder of a baseline: SQL files, and `replaces.txt` with a release and names. */
async function readBaseline(folder: string, name: string): Promise<Migration> {
  const home = join(folder, name);
  const [release = "", ...replaces] = (await readFile(join(home, "replaces.txt"), "utf8"))
    .trim()
    .split("\n");
  const paths = (await sqlFiles(home)).map((file) => join(home, file));
  return { name, paths, replaces, lastRelease: release.replace(/^release /, "") };
}

/** Lists the migrations of a folder in order: a file is one, and so is a folder, a baseline. */
export async function listMigrations(folder: string): Promise<Migration[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() || entry.name.endsWith(".sql"),
  );
  const migrations = await Promise.all(
    entries.map(async (entry) =>
      entry.isDirectory()
        ? readBaseline(folder, entry.name)
        : { name: entry.name, paths: [join(folder, entry.name)], replaces: [], lastRelease: "" },
    ),
  );
  return migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** First line of a file whose statements cannot or should not run in one transaction. */
const outsideMark = /^-- without a transaction\b/;
export const isOutsideTransaction = (sql: string): boolean => outsideMark.test(sql);

/** What a semicolon does not end a statement in: dollar quotes, strings, names, comments. */
const quoted = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\//.source;

/** Splits SQL into its statements. */
export function statementsOf(sql: string): string[] {
  const whole = new RegExp(`(?:${quoted}|[^;])+`, "g");
  return (sql.match(whole) ?? []).map((part) => part.trim()).filter((part) => !isComment(part));
}

const isComment = (text: string): boolean =>
  text.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() === "";
