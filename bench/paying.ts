import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { Pool } from "../apps/api/src/platform/db/database.ts";
import { sign } from "../apps/sandbox/src/bank/payment-link.ts";
import { text } from "../e2e/harness/texts.ts";
import type { Currency } from "../packages/domain/src/money.ts";
import { paymentProviders } from "../packages/domain/src/sales/payment.ts";
import type { PaymentKind, PaymentMethod } from "../packages/domain/src/sales/payment.ts";
import { openBrowser } from "./browser.ts";
import { withStack } from "./signed-in.ts";
import { ports, sandbox, storefrontOf, storefronts } from "./stack.ts";
import { quantile, table } from "./statistics.ts";

/** Payments of each way, of one storefront; those before them warm the pages and are not counted. */
const payments = 11;
const warmUps = 1;
/**
 * The bank's notification comes at a random moment, up to slightly longer than the polling interval
 * of a waiting page.
 */
const longestSilenceMs = 3000;
const targetMs = 2000;

const apiUrl = `http://localhost:${ports.api}`;

/**
 * - `before`: the bank has the money, tells us, and sends the payer back.
 * - `after`: the payer is back, and the bank tells us later.
 * - `code`: the payer pays by another device while the storefront's page shows the code.
 */
const ways = ["before", "after", "code"] as const;
type Way = (typeof ways)[number];

interface Due {
  uuid: string;
  status: number;
  prepayment: number;
  rest: number;
  currency: Currency;
}

/** Returns a demo booking with something to pay; the rest after one payment serves for the next. */
async function due(pool: Pool, variant: string): Promise<Due> {
  const { rows } = await pool.query<Due>(
    `SELECT uuid, status, prepayment_minor::int AS prepayment, (total_minor - paid_minor)::int AS rest, currency
       FROM booking
      WHERE storefront = $1 AND status IN (2, 3) AND paid_minor < total_minor ORDER BY status DESC, id LIMIT 1`,
    [variant],
  );
  if (!rows[0]) throw new Error(`the demo has nothing more to pay in ${variant}`);
  return rows[0];
}

interface Started {
  payment: { uuid: string; amount: number; currency: Currency };
  url: string;
}

async function startPaying(
  variant: string,
  { uuid, status, prepayment, rest, currency }: Due,
  method: PaymentMethod,
): Promise<Started> {
  const { port, config } = storefrontOf(variant);
  const kind: PaymentKind = status === 2 ? "prepayment" : "payment";
  const back = (path: string) => `http://localhost:${port}${path}?uuid=${uuid}`;
  const answer = await fetch(`${apiUrl}/spa/create-payment`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-localization": variant,
      "x-language": config.locales[0],
      "x-currency": config.currencies[0],
    },
    body: JSON.stringify({
      uuid,
      kind,
      method,
      provider: config.paymentSystems[0],
      return_url: back("/success"),
      fail_url: back("/fail"),
      seen: { amount: kind === "prepayment" ? prepayment : rest, currency },
    }),
  });
  if (!answer.ok) throw new Error(`no payment: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Started;
}

/** Sends the bank's notification; returns when it was sent. */
async function sayPaid({ uuid, amount, currency }: Started["payment"]): Promise<number> {
  const word = { payment: uuid, reference: `sandbox-${uuid}`, outcome: "paid", amount, currency };
  const body = JSON.stringify(word);
  const headers = {
    "content-type": "application/json",
    "x-sandbox-signature": sign(sandbox.SANDBOX_BANK_SECRET ?? "", body),
  };
  const said = Date.now();
  const url = `${apiUrl}/payments/sandbox/notify`;
  const answer = await fetch(url, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`not taken: ${answer.status} ${await answer.text()}`);
  return said;
}

/** Runs in each page: records when one of the titles was painted. */
function watchTitle(titles: readonly string[]): void {
  const marks = { settled: 0 };
  Object.assign(globalThis, { marks });
  const look = () => {
    const title = document.querySelector("main h1")?.textContent ?? "";
    if (marks.settled > 0 || !titles.includes(title)) return;
    marks.settled = Number.MAX_SAFE_INTEGER;
    requestAnimationFrame(() =>
      setTimeout(() => (marks.settled = performance.timeOrigin + performance.now())),
    );
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

const settledAt = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(() => {
    const { settled } = (globalThis as unknown as { marks: { settled: number } }).marks;
    return settled > 0 && settled < Number.MAX_SAFE_INTEGER ? settled : undefined;
  });
  return Number(await handle.jsonValue());
};

/** Pays once; returns the time from the bank's notification to the page that shows it, ms. */
async function payOnce(
  page: Page,
  pool: Pool,
  { variant, way, silenceMs }: { variant: string; way: Way; silenceMs: number },
): Promise<number> {
  const origin = `http://localhost:${storefrontOf(variant).port}`;
  const owed = await due(pool, variant);
  if (way === "code") {
    await page.goto(`${origin}/booking/pay/uuid/${owed.uuid}`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.locator('main button[type="submit"]').click();
    await page.locator('section[aria-labelledby="sbp"]').waitFor();
    // The same payment as the page's own.
    const { payment } = await startPaying(variant, owed, "sbp");
    await pause(silenceMs);
    const said = await sayPaid(payment);
    return (await settledAt(page)) - said;
  }
  const { payment, url } = await startPaying(variant, owed, "card");
  await page.goto(url);
  if (way === "before") {
    const said = Date.now();
    await page.locator('button[value="pay"]').click();
    await page.waitForURL(/\/success\?/);
    return (await settledAt(page)) - said;
  }
  await page.locator('button[value="hang"]').click();
  await page.waitForURL(/\/success\?/);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await pause(silenceMs);
  const said = await sayPaid(payment);
  return (await settledAt(page)) - said;
}

/** Whether the first way to pay is a code on the storefront's own page. */
const hasCodes = (variant: string) =>
  storefrontOf(variant)
    .config.paymentSystems.slice(0, 1)
    .some((system) => paymentProviders[system].methods[0] === "sbp");

async function measureStorefront(browser: Browser, pool: Pool, variant: string) {
  const rows: { way: Way; samples: number[] }[] = [];
  // A page that shows a code may see the booking before its payment, and says so where it stands.
  const titles = [
    "booking:success.title",
    "booking:success.titleGathering",
    "booking:pay.paid.title",
  ];
  for (const way of ways.filter((one) => one !== "code" || hasCodes(variant))) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.addInitScript(
      watchTitle,
      titles.map((title) => text(variant, title)),
    );
    const samples: number[] = [];
    for (let round = -warmUps; round < payments; round += 1) {
      const silenceMs = ((round + warmUps + 0.5) / (payments + warmUps)) * longestSilenceMs;
      const took = await payOnce(page, pool, { variant, way, silenceMs });
      if (round >= 0) samples.push(took);
    }
    await context.close();
    rows.push({ way, samples });
  }
  return rows;
}

const words: Record<Way, string> = {
  before: "by card, told before the payer is back",
  after: "by card, told when the payer is back",
  code: "by a code on the storefront's page",
};

/**
 * Measures the time from the bank's notification to the page that shows the booking as paid, on a
 * phone. `only` names storefronts; empty for all.
 */
async function measurePaying(only: readonly string[]): Promise<boolean> {
  const rows: string[][] = [];
  const all: number[] = [];
  const browser = await openBrowser();
  try {
    await withStack(async (pool) => {
      // Those of the demo would lead back elsewhere.
      await pool.query("UPDATE payment SET status = 3 WHERE status = 1");
      const measured = storefronts.filter(({ id }) => only.length === 0 || only.includes(id));
      for (const { id } of measured)
        for (const { way, samples } of await measureStorefront(browser, pool, id)) {
          const figures = [0.5, 0.95, 1].map((share) => quantile(samples, share));
          rows.push([id, words[way], ...figures.map((figure) => `${Math.round(figure)} ms`)]);
          console.log(rows.at(-1)?.join("  "));
          all.push(figures[0] ?? Number.NaN);
        }
    });
  } finally {
    await browser.close();
  }
  console.log(table(["storefront", "payment", "p50", "p95", "longest"], rows));
  return all.every((figure) => figure <= targetMs);
}

if (!(await measurePaying(process.argv.slice(2)))) process.exitCode = 1;
