import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import type { Result } from "lighthouse";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../tools/chromium.mjs";
import { publicPages, readingPages, warm } from "./public-pages.ts";
import { root, startApi, startStorefront, storefronts } from "./stack.ts";
import { median, table } from "./statistics.ts";

const folder = join(root, "lighthouse");
const debuggingPort = 4913;
/** Visits to each page; their medians count, since a good best run is luck. */
const visits = Number(process.env.LIGHTHOUSE_VISITS ?? 5);
/** `npm run lighthouse -- article help` looks at these pages alone. */
const wanted = process.argv.slice(2);
/** Retries if the browser has not recorded the start of a page's trace: such a run is invalid. */
const maxTraceAttempts = 3;
const noTrace = "NO_NAVSTART";

interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse's mark for the processor while it ran; a desktop has 1,500 to 2,000. */
  processor: number;
}

/**
 * Figures that do not depend on the machine's load must hold in every run, the others in the
 * median.
 */
const steady: readonly [keyof Figures, (value: number) => boolean][] = [
  ["accessibility", (value) => value >= 100],
  ["bestPractices", (value) => value >= 100],
  ["seo", (value) => value >= 100],
  ["cls", (value) => value === 0],
];
const timed: readonly [keyof Figures, (value: number) => boolean][] = [
  ["performance", (value) => value >= 98],
  ["lcp", (value) => value <= 1500],
  ["tbt", (value) => value <= 100],
];
const failing = (figures: Figures, rules: typeof steady) =>
  rules.filter(([name, isFine]) => !isFine(figures[name])).map(([name]) => name);

function figuresOf({ categories, audits, environment }: Result): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: Math.round(number("cumulative-layout-shift") * 1000) / 1000,
    processor: Math.round(environment.benchmarkIndex),
  };
}

/** One visit in a browser of its own: on a phone, over slow 4G, with a processor four times slower. */
async function visit(url: string) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  try {
    return await lighthouse(url, { port: debuggingPort, output: "html", logLevel: "error" });
  } finally {
    await browser.close();
  }
}

async function measure(url: string, file: string): Promise<Figures> {
  for (let traces = 1; ; traces += 1) {
    const run = await visit(url);
    const error = run?.lhr.runtimeError;
    if (run && !error) {
      await writeFile(file, String(run.report));
      return figuresOf(run.lhr);
    }
    if (error?.code !== noTrace || traces === maxTraceAttempts)
      throw new Error(`${url}: ${error?.message}`);
  }
}

function mediansOf(runs: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(runs.map((figures) => figures[name]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
    processor: of("processor"),
  };
}

async function measurePage(variant: string, page: { name: string; url: string }) {
  await warm(page.url);
  const runs: Figures[] = [];
  while (runs.length < visits) {
    const file = join(folder, `${variant}-${page.name}-${runs.length + 1}.html`);
    runs.push(await measure(page.url, file));
  }
  const medians = mediansOf(runs);
  const faults = [
    ...new Set(runs.flatMap((figures) => failing(figures, steady))),
    ...failing(medians, timed),
  ];
  return { medians, runs, faults };
}

const range = (values: readonly number[]) =>
  `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const data = await mkdtemp(join(tmpdir(), "tropa-lighthouse-"));
// The embedded database runs under an account of its own when we are root.
await chmod(data, 0o755);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const api = await startApi(data, 1200);
const rows: string[][] = [];
try {
  for (const { id: variant } of storefronts) {
    const storefront = await startStorefront(variant);
    try {
      const pages = [...(await publicPages(variant)), ...(await readingPages(variant))];
      for (const page of pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
        const { medians, runs, faults } = await measurePage(variant, page);
        rows.push([
          variant,
          page.name,
          `${medians.performance}`,
          `${medians.accessibility} / ${medians.bestPractices} / ${medians.seo}`,
          seconds(medians.lcp),
          `${Math.round(medians.tbt)} ms`,
          `${medians.cls}`,
          `${medians.processor}`,
          `${range(runs.map(({ lcp }) => lcp))} ms, ${range(runs.map(({ tbt }) => tbt))} ms`,
          faults.length === 0 ? "passes" : `fails: ${faults.join(", ")}`,
        ]);
        console.log(rows.at(-1)?.join("  "));
      }
    } finally {
      await storefront.stop();
    }
  }
} finally {
  await api.stop();
  await rm(data, { recursive: true, force: true });
}
console.log(
  `\n${table(["storefront", "page", "performance", "accessibility / best practices / SEO", "LCP", "TBT", "CLS", "processor", "LCP and TBT of all runs", ""], rows)}\n\nReports: ${folder}`,
);
if (rows.some((row) => row.at(-1) !== "passes")) process.exitCode = 1;
