import { parseArgs } from "node:util";
import { insertTour } from "../fixtures.ts";
import { Platform } from "../platform.ts";
import { startSharedPostgres } from "../database/shared-postgres.ts";
import { fuzz } from "./fuzz.ts";

/** `npm run fuzz -- --requests 1000 --seed tropa`: runs the fuzzer for any number of requests and prints a report. */
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "1000" },
    seed: { type: "string", default: "tropa" },
  },
});
const stopDatabase = await startSharedPostgres();
const platform = await Platform.open();
try {
  await insertTour(platform.context.pool);
  const people = await Promise.all(
    (["tourist", "organizer", "staff"] as const).map((role) => platform.person(role)),
  );
  const { findings, requests, statuses } = await fuzz(platform.app.server, {
    seed: values.seed,
    requestsPerCall: Number(values.requests),
    tokens: [null, ...people.map(({ token }) => token)],
  });
  const seen = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  const report = [
    `${requests} requests, seed ${values.seed}; statuses ${seen.join(", ")}`,
    ...findings.map(({ call, index, status, what }) => `${call} #${index}: ${status}, ${what}`),
    `${findings.length} findings`,
  ];
  process.stdout.write(`${report.join("\n")}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await platform.close();
  await stopDatabase();
}
