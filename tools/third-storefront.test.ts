import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyProject, followPage, freePort } from "./followed-pages/followed-page.ts";
import { untilAnswering } from "./until-answering.mjs";

/**
 * Follows docs/adding-a-variant.md in a copy of the project, starts all of it, and books a tour in the third storefront.
 */
const root = join(import.meta.dirname, "..");
const patienceMs = 1_500_000;

let project: string;
/** Files of the project that following the page has made or changed. */
let changed: string[] = [];
let shop: string;
let api: string;
let children: ReturnType<typeof spawn> | null = null;
let ended: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  project = await copyProject();
  changed = await followPage(project, "docs/adding-a-variant.md");
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [apiPort = 0, kz = 0, ru = 0, intl = 0, sandbox = 0] = ports;
  shop = `http://localhost:${kz}`;
  api = `http://localhost:${apiPort}`;
  children = spawn(process.execPath, ["tools/run.mjs", "start"], {
    cwd: project,
    env: {
      ...process.env,
      PORT_API: String(apiPort),
      PORT_KZ: String(kz),
      PORT_RU: String(ru),
      PORT_INTL: String(intl),
      PORT_SANDBOX: String(sandbox),
      DEMO_TOURS: "150",
      CAPTCHA_PROVIDER: "off",
      RATE_LIMIT: "10000",
      UNVERIFIED_ORDERS_OF_ADDRESS: "1000",
      UNVERIFIED_ORDERS_OF_EMAIL: "1000",
      NODE_ENV: "",
      DATABASE_URL: "",
      // What did not change is not built twice.
      TURBO_CACHE_DIR: join(root, ".turbo/cache"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  for (const stream of [children.stdout, children.stderr])
    stream?.on("data", (bytes) => (words = `${words}${String(bytes)}`.slice(-4000)));
  let problem: string | null = null;
  ended = new Promise((resolve) => {
    children?.once("exit", (code) => {
      problem = `the third storefront's project ended with code ${code}: ${words}`;
      resolve(code);
    });
  });
  await untilAnswering([`${shop}/healthz`, `${api}/readyz`, `http://localhost:${sandbox}/readyz`], {
    patienceMs,
    problem: () => problem,
  });
}, patienceMs);

afterAll(async () => {
  children?.kill("SIGTERM");
  await ended;
  await rm(project, { recursive: true, force: true });
});

const page = async (path: string) => (await fetch(`${shop}${path}`)).text();
const headers = { "x-localization": "kz", "x-language": "ru", "x-currency": "KZT" };

/** What the API answers through the storefront; its shape is the caller's to know. */
async function call(path: string, body?: object, given: Record<string, string> = headers) {
  const answer = await fetch(`${shop}${path}`, {
    method: body ? "POST" : "GET",
    headers: { ...given, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, answer: (await answer.json()) as unknown };
}

/** The style sheets of a page, in it and beside it. */
async function stylesOf(html: string): Promise<string> {
  const links = Array.from(html.matchAll(/href="([^"]+\.css)"/g), ([, href = ""]) => href);
  return [html, ...(await Promise.all(links.map(page)))].join("\n");
}

it("has its own name, languages, colours and currency and no excursions", async () => {
  const home = await page("/");
  expect(home).toContain('lang="ru"');
  expect(home).toContain("Жол");
  expect(home).not.toContain("Тропа");
  expect(await page("/en")).toContain("Jol");
  expect((await fetch(`${shop}/de`)).status).toBe(404);
  expect(await page("/tours")).toContain("₸");
  const styles = await stylesOf(home);
  expect(styles).toContain("#5b2a86");
  for (const others of ["#17503a", "#0b4a75, #8cc8f2"]) expect(styles).not.toContain(others);
  const excursions = await fetch(`${shop}/tours?type=excursion`, { redirect: "manual" });
  expect(excursions.status).not.toBe(200);
});

interface TourPage {
  id: number;
  variants: { id: number; is_busy: boolean; times: string[]; charge_price: number }[];
}

interface Booking {
  uuid: string;
  status: number;
  currency: string;
  paid: number;
  prepayment: number;
}

const bookingOf = (uuid: string) =>
  call(`/crm/api/request/get-by-uuid?uuid=${uuid}`).then(({ answer }) => answer as Booking);

/** Books until an organizer sells directly: then the booking waits to be paid. */
async function book(email: string): Promise<Booking> {
  const { answer: list } = await call("/spa/tours");
  for (const { slug } of (list as { items: { slug: string }[] }).items) {
    const { answer: shown } = await call(`/spa/tour?slug=${slug}`);
    const tour = shown as TourPage;
    const date = tour.variants.find(({ is_busy: isBusy }) => !isBusy);
    if (!date) continue;
    const order = { tour_id: tour.id, variant_id: date.id, first_name: "Айгуль", email };
    const contact = { phone: "+77015550143", adults: 1, agree: true };
    const { status, answer: ordered } = await call("/spa/submit-order", {
      ...order,
      ...contact,
      ...(date.times[0] && { time_start: date.times[0] }),
      seen: { amount: date.charge_price, currency: "KZT" },
    });
    if (status !== 200) throw new Error(JSON.stringify(ordered));
    const booked = ordered as Booking;
    if (booked.status === 2) return bookingOf(booked.uuid);
  }
  throw new Error("no organizer sells directly");
}

it("sells a tour, accepts the payment and sends the letter", async () => {
  const email = "aigul@example.com";
  const { uuid, currency, prepayment } = await book(email);
  expect(currency).toBe("KZT");

  const home = `${shop}/sapar/uuid/${uuid}`;
  const seen = { amount: prepayment, currency };
  const ask = { uuid, kind: "prepayment", method: "card", return_url: home, fail_url: home, seen };
  expect((await call("/spa/create-payment", { ...ask, provider: "tinkoff" })).status).toBe(422);
  const started = await call("/spa/create-payment", {
    ...ask,
    provider: "stripe",
  });
  expect(started.status).toBe(200);
  const { url } = started.answer as { url: string };
  const paid = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams({ outcome: "pay" }),
  });
  expect(paid.status).toBeLessThan(400);
  await expect.poll(() => bookingOf(uuid)).toMatchObject({ status: 3 });

  // Its bookings stand where its configuration says, with all that leads to them; nowhere else, and in no cache.
  const shown = await fetch(home);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("cache-control")).toContain("no-store");
  const html = await shown.text();
  expect(html).toContain(`href="/sapar/qr/uuid/${uuid}"`);
  expect(html).not.toContain('href="/booking');
  for (const path of [`/sapar/pay/uuid/${uuid}`, `/sapar/qr/uuid/${uuid}`, "/sapar", "/sapar/12"])
    expect([path, (await fetch(`${shop}${path}`)).status]).toEqual([path, 200]);
  expect((await fetch(`${shop}/booking/uuid/${uuid}`)).status).toBe(404);

  const inbox = await (await fetch(`${api}/dev/inbox?to=${encodeURIComponent(email)}`)).text();
  expect(inbox).toContain(home);
  for (const other of ["Тропа", "Tropa:"]) expect(inbox.split("<main")[1]).not.toContain(other);
});

it("refuses calls of a storefront that the API does not know", async () => {
  const { status } = await call("/spa/tours", undefined, { ...headers, "x-localization": "uz" });
  expect(status).toBe(400);
});

it("requires no edit outside its folder", () => {
  const strange = changed.filter((path) => !path.startsWith("apps/storefront-kz/"));
  // The package manager notes that there is one more package.
  expect(strange).toEqual(["pnpm-lock.yaml"]);
  expect(changed.length).toBeGreaterThan(strange.length);
});
