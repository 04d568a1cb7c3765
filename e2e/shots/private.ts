import type { Page } from "@playwright/test";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openBrowser } from "../../bench/browser.ts";
import { signIn, withStack } from "../../bench/signed-in.ts";
import { storefronts } from "../../bench/stack.ts";
import type { Pool } from "../../apps/api/src/platform/db/database.ts";
import { privateScreens, readers } from "../harness/private-screens.ts";
import type { PrivateScreen, Reader } from "../harness/private-screens.ts";
import { openedScreens } from "./opened.ts";
import type { OpenedScreen } from "./opened.ts";
import { folder, inEveryLook, isWanted, shoot, wanted } from "./shoot.ts";

/** A booking in each state that somebody has one in, with what is done about it. */
async function bookingScreens(pool: Pool, variant: string): Promise<PrivateScreen[]> {
  const { rows } = await pool.query<{ uuid: string; status: number; reason: string }>(
    `SELECT DISTINCT ON (status, reason) booking.uuid, status, reason
       FROM booking
       JOIN LATERAL (SELECT reason FROM booking_event WHERE booking_id = booking.id
                     ORDER BY id DESC LIMIT 1) AS last ON true
      WHERE storefront = $1 ORDER BY status, reason, (paid_minor > 0) DESC, booking.id`,
    [variant],
  );
  return rows.flatMap(({ uuid, status, reason }) => [
    { name: `booking ${status} ${reason}`, path: `/booking/uuid/${uuid}` },
    ...(status === 2 ? [{ name: "pay", path: `/booking/pay/uuid/${uuid}` }] : []),
    ...(status === 3
      ? [
          { name: "qr", path: `/booking/qr/uuid/${uuid}` },
          { name: "arrival", path: `/arrival/${uuid}` },
        ]
      : []),
  ]);
}

/** Requests to confirm, which the demo's organizer has none of: bookings that ran out of time wait again. */
async function waitAgain(pool: Pool, accountId: number): Promise<void> {
  await pool.query(
    `UPDATE booking SET status = 1, hold_until = now() + interval '20 hours'
      WHERE status = 7 AND tour_id IN (SELECT tour.id FROM tour JOIN account USING (organizer_id)
                                       WHERE account.id = $1)`,
    [accountId],
  );
}

/** Where the first link of a page leads whose address has a form. */
async function firstLink(page: Page, from: string, form: RegExp): Promise<string[]> {
  await page.goto(from, { waitUntil: "networkidle" });
  const links = await page
    .locator("main a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return links.filter((link) => form.test(link)).slice(0, 1);
}

/** Pages that stand below those of the organizer's desk. */
async function belowTheDesk(page: Page, origin: string): Promise<PrivateScreen[]> {
  const found = async (name: string, from: string, form: RegExp) =>
    (await firstLink(page, `${origin}${from}`, form)).map((path) => ({ name, path }));
  const [tour] = await found("desk: a tour", "/organizer/tours", /\/organizer\/tours\/\d+$/);
  const [record] = await found("", "/organizer/records", /\/organizer\/records\/\d+$/);
  const [departures] = tour
    ? await found("desk: departures of a tour", tour.path, /departures\?tour=/)
    : [];
  return [
    ...(tour
      ? [
          tour,
          { name: "desk: a tour as tourists see it", path: `${tour.path}/preview` },
          { name: "desk: versions of a tour", path: `${tour.path}/versions` },
        ]
      : []),
    ...(departures ? [departures] : []),
    ...(record ? await found("desk: a contract", record.path, /\/contracts\/\d+$/) : []),
    ...(record ? await found("desk: verification", record.path, /\/verification$/) : []),
    { name: "desk: board", path: "/organizer/bookings?view=board" },
    { name: "desk: scanner", path: "/organizer/scanner" },
  ];
}

/** Lists of the staff's desk beside the first of each part, and what is opened from them. */
async function belowTheStaffDesk(page: Page, origin: string): Promise<PrivateScreen[]> {
  const opened = async (name: string, from: string, form: RegExp) =>
    (await firstLink(page, `${origin}${from}`, form)).map((path) => ({ name, path }));
  return [
    { name: "staff: applications", path: "/staff/organizers?view=applications" },
    { name: "staff: tours", path: "/staff/organizers?view=tours" },
    { name: "staff: records", path: "/staff/organizers?view=records" },
    { name: "staff: shown reviews", path: "/staff/reviews?status=published" },
    { name: "staff: questions", path: "/staff/reviews?of=questions" },
    { name: "staff: frozen chats", path: "/staff/messages?view=frozen" },
    { name: "staff: pay-outs", path: "/staff/payments?view=payouts" },
    ...(await opened("staff: a chat", "/staff/support", /[?&]chat=\d+/)),
    ...(await opened("staff: a tour", "/staff/organizers?view=tours", /[?&]tour=\d+/)),
    ...(await opened("staff: a record", "/staff/organizers?view=records", /[?&]record=\d+/)),
  ];
}

const isReader = (name: string): name is Reader => readers.some((reader) => reader === name);
const wantedReaders = wanted.some(isReader) ? wanted.filter(isReader) : readers;
const wantedNames = wanted.filter((name) => !isReader(name));
const isNameWanted = (name: string) =>
  wantedNames.length === 0 || wantedNames.some((part) => name.includes(part));

async function screensOf(
  page: Page,
  pool: Pool,
  { id, port, reader, accountId }: { id: string; port: number; reader: Reader; accountId: number },
): Promise<PrivateScreen[]> {
  const screens = [...(await privateScreens(page, id, reader))];
  if (reader === "tourist") screens.push(...(await bookingScreens(pool, id)));
  const origin = `http://localhost:${port}`;
  if (reader === "organizer") {
    await waitAgain(pool, accountId);
    screens.push(...(await belowTheDesk(page, origin)));
  }
  if (reader === "staff") screens.push(...(await belowTheStaffDesk(page, origin)));
  return screens.filter(({ name }) => isNameWanted(name));
}

const browser = await openBrowser();
try {
  await withStack(async (pool) => {
    for (const { id, port, config } of storefronts.filter((one) => isWanted(one.id)))
      for (const reader of wantedReaders) {
        let screens: PrivateScreen[] | undefined;
        const { locales } = config;
        await inEveryLook(browser, { port, locales }, async ({ locale, start, name, page }) => {
          const target = join(id, reader, name);
          if (wantedNames.length === 0)
            await rm(join(folder, target), { recursive: true, force: true });
          const accountId = await signIn(page, pool, { variant: id, reader });
          screens ??= await screensOf(page, pool, { id, port, reader, accountId });
          const opened = openedScreens[reader]?.filter((screen) => isNameWanted(screen.name)) ?? [];
          for (const screen of [...screens, ...opened] as (PrivateScreen | OpenedScreen)[]) {
            const file = join(target, screen.name.replaceAll(/\W+/g, "-"));
            const open =
              "open" in screen
                ? { press: () => screen.open(page, locale), isWithin: false }
                : undefined;
            // A demo without one of them is no reason to take no pictures of the others.
            await shoot(page, `${start}${screen.path}`, file, open).catch((error: unknown) =>
              console.warn(`${screen.name}:`, error),
            );
          }
          console.log(`${target}: ${screens.length} pages`);
        });
      }
  });
} finally {
  await browser.close();
}
