import { chmod, mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { measureBytes } from "./bytes.ts";
import { measurePages } from "./pages.ts";
import { measureReads } from "./reads.ts";
import { measureSearch } from "./search.ts";
import { measureStarts } from "./starts.ts";
import { startApi, startStorefront, storefronts } from "./stack.ts";

/** Sizes of the catalogue at which search is measured; `--tours 1000,10000` names others. */
const defaultSizes = [1000, 10_000, 100_000];

function sizesFromArguments(): number[] {
  const at = process.argv.indexOf("--tours");
  const given = at === -1 ? undefined : process.argv[at + 1];
  return given ? given.split(",").map(Number) : defaultSizes;
}

const folder = await mkdtemp(join(tmpdir(), "tropa-bench-"));
// The embedded database runs under an account of its own when we are root.
await chmod(folder, 0o755);
const [cpu] = cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);
try {
  console.log(`## Start\n\n${await measureStarts(join(folder, "starts"))}\n`);

  const api = await startApi(join(folder, "pages"), 1200);
  try {
    console.log(`## Pages\n\n${await measurePages()}\n`);
    const running = await Promise.all(storefronts.map(({ id }) => startStorefront(id)));
    console.log(`## First load\n\n${await measureBytes()}\n`);
    for (const storefront of running) await storefront.stop();
    console.log(`## Reads\n\n${await measureReads()}\n`);
  } finally {
    await api.stop();
  }
  console.log(`## Search\n\n${await measureSearch(folder, sizesFromArguments())}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
