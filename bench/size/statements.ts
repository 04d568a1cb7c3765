import { readFile, stat } from "node:fs/promises";
import type { Pool } from "../../apps/api/src/platform/db/database.ts";
import { quantile } from "../statistics.ts";

/** Rows above which a table is too big to be read through while somebody waits. */
const bigTable = 100_000;
const shown = 20;

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
}

function* nodesOf(plan: Plan): Iterable<Plan> {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}

/** Indexes that a plan uses, and tables that it reads through, in bold if they are big. */
function describe(plan: Plan, sizes: ReadonlyMap<string, number>): string {
  const parts = [...nodesOf(plan)].flatMap((node) => {
    if (node["Index Name"]) return [node["Index Name"]];
    if (node["Node Type"] !== "Seq Scan") return [];
    const name = node["Relation Name"]!;
    return [(sizes.get(name) ?? 0) > bigTable ? `**reads ${name}**` : `reads ${name}`];
  });
  return [...new Set(parts)].join(", ");
}

const settings = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_format": "json",
};

/** Has the server log each statement of connections that are opened from now on with its plan. */
export async function logStatements(pool: Pool) {
  const { rows: names } = await pool.query<{ name: string; file: string }>(
    `SELECT quote_ident(current_database()) AS name,
            current_setting('data_directory') || '/' || pg_current_logfile('jsonlog') AS file`,
  );
  const { name, file } = names[0]!;
  for (const [setting, value] of Object.entries(settings))
    await pool.query(`ALTER DATABASE ${name} SET ${setting} = '${value}'`);
  let from = 0;
  return {
    async skip() {
      from = (await stat(file)).size;
    },
    async stop() {
      for (const setting of Object.keys(settings))
        await pool.query(`ALTER DATABASE ${name} RESET ${setting}`);
    },
    read: () => summarize(pool, file, from),
  };
}

/** Returns rows for the statements with the most calls, and for all that took 200 ms once or read through a big table. */
async function summarize(pool: Pool, file: string, from: number) {
  const { rows } = await pool.query<{ name: string; count: number }>(
    "SELECT relname AS name, reltuples::float8 AS count FROM pg_class WHERE relkind = 'r'",
  );
  const sizes = new Map(rows.map((row) => [row.name, row.count]));
  const statements = new Map<string, { times: number[]; plans: Set<string> }>();
  const log = (await readFile(file)).subarray(from).toString();
  for (const line of log.split("\n")) {
    if (!line.includes("plan:")) continue;
    const { message } = JSON.parse(line) as { message: string };
    const [, ms, json] = /^duration: ([\d.]+) ms +plan:\n(.*)$/s.exec(message) ?? [];
    if (!json) continue;
    const { "Query Text": text, Plan: plan } = JSON.parse(json) as {
      "Query Text": string;
      Plan: Plan;
    };
    const short = text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();
    const statement = statements.get(short) ?? { times: [], plans: new Set() };
    statement.times.push(Number(ms));
    statement.plans.add(describe(plan, sizes));
    statements.set(short, statement);
  }
  const all = [...statements].toSorted(([, a], [, b]) => b.times.length - a.times.length);
  const isSlow = ([, { times, plans }]: (typeof all)[number]) =>
    Math.max(...times) >= 200 || [...plans].some((plan) => plan.includes("**"));
  return {
    head: ["statement", "times", "p50, ms", "p99, ms", "longest, ms", "plan"],
    rows: all
      .filter((entry, place) => place < shown || isSlow(entry))
      .map(([text, { times, plans }]) => [
        `\`${text.slice(0, 160)}\``,
        String(times.length),
        quantile(times, 0.5).toFixed(2),
        quantile(times, 0.99).toFixed(2),
        Math.max(...times).toFixed(1),
        [...plans].join("; "),
      ]),
  };
}
