import { isApiClientError } from "@tropa/api-client/api-client-error";
import { individualTourCall } from "@tropa/api-contract/discovery/calls-tours";
import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { generateProgramPdfCall, programPdfCall } from "@tropa/api-contract/staff/calls-staff";
import { formatMoney } from "@tropa/domain/money";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { roles } from "../../../testing/platform.ts";
import type { Person, Platform, Role } from "../../../testing/platform.ts";
import { closeTours, failureOf, openTours } from "../../../testing/discovery/test-tours.ts";
import { programmeLink } from "./programme-token.ts";
import { readPdf } from "../../../testing/test-pdf.ts";

let platform: Platform;
const people = new Map<Role, Person>();
let tour = { id: 0, slug: "" };

beforeAll(async () => {
  platform = await openTours();
  for (const role of roles) people.set(role, await platform.person(role));
  const [found] = await platform.rows<{ id: number; slug: string }>(
    `UPDATE tour SET organizer_id = 1 WHERE id = (
       SELECT id FROM tour WHERE type = 1 AND NOT is_individual AND duration_days BETWEEN 5 AND 9 AND request_period_start IS NULL
        ORDER BY id LIMIT 1) RETURNING id, slug || '-' || id AS slug`,
  );
  if (found) tour = found;
});
afterAll(() => closeTours(platform));

const as = (role: Role, language = "ru") => platform.client(people.get(role), language);

async function linkFor(role: Role, id = tour.id, more: object = {}, language = "ru") {
  const query = { id: String(id), ...more };
  const { url, expires_at } = await as(role, language).call(generateProgramPdfCall, { query });
  expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
  const { searchParams } = new URL(url);
  return { id: searchParams.get("id") ?? "", token: searchParams.get("token") ?? "" };
}

type FileQuery = Parameters<typeof open>[0];

/** Repeats the call as a browser does while a slow machine answers 503 and prints on. */
async function fetchFile(query: FileQuery, role: Role, language = "ru"): Promise<Blob> {
  for (;;) {
    try {
      return await as(role, language).call(programPdfCall, { query });
    } catch (error) {
      if (!(isApiClientError(error) && error.status === 503)) throw error;
    }
  }
}

async function open(
  query: { id: string; token?: string },
  role: Role = "visitor",
  language = "ru",
) {
  const blob = await fetchFile(query, role, language);
  expect(blob.type).toBe("application/pdf");
  return readPdf(Buffer.from(await blob.arrayBuffer()));
}

describe("access to the programme", () => {
  test.each([
    ["visitor", 401],
    ["tourist", 403],
    ["otherOrganizer", 403],
    ["staff", 403],
  ] as const)("refuses a %s both a link and the file itself", async (role, status) => {
    const query = { id: String(tour.id) };
    expect(await failureOf(as(role).call(generateProgramPdfCall, { query }))).toMatchObject({
      status,
    });
    expect(await failureOf(as(role).call(programPdfCall, { query }))).toMatchObject({ status });
  });

  test.each(["organizer", "knowledgeStaff"] as const)(
    "gives %s a link, and the file itself without a link",
    async (role) => {
      const query = await linkFor(role);
      const pdf = await open(query);
      expect(pdf.pages).toBeGreaterThan(2);
      expect((await open({ id: query.id }, role)).pages).toBe(pdf.pages);
    },
  );

  test("opens only the link's own tour, while the link is valid", async () => {
    const { id, token } = await linkFor("knowledgeStaff");
    const [other] = await platform.rows<{ id: number }>(
      "SELECT id FROM tour WHERE id <> $1 AND NOT is_individual LIMIT 1",
      tour.id,
    );
    const old = await programmeLink(
      platform.context,
      {
        tourId: tour.id,
        locale: "ru",
        currency: "RUB",
        storefront: testStorefronts.of("ru"),
        isIndividual: false,
      },
      new Date(Date.now() - 31 * 86_400_000),
    );
    const forged = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
    for (const query of [
      { id: String(other?.id), token },
      { id, token: forged },
      { id, token: "a.b.c" },
      { id, token: new URL(old.url).searchParams.get("token") ?? "" },
      { id, token: people.get("knowledgeStaff")?.token ?? "" },
    ])
      expect(await failureOf(as("visitor").call(programPdfCall, { query }))).toMatchObject({
        status: 403,
      });
  });

  test("requires is_individual for an individual tour, and links to its own page", async () => {
    const [made] = await platform.rows<{ uuid: string; tour_id: number }>(
      "SELECT uuid, tour_id FROM individual_tour LIMIT 1",
    );
    const id = made?.tour_id ?? 0;
    const query = { id: String(id) };
    expect(
      await failureOf(as("knowledgeStaff").call(generateProgramPdfCall, { query })),
    ).toMatchObject({
      status: 404,
    });
    const pdf = await open(await linkFor("knowledgeStaff", id, { is_individual: "1" }));
    expect(pdf.links).toContain(`http://localhost:3000/order/${made?.uuid}/individual-tour`);
    const page = await as("visitor").call(individualTourCall, {
      query: { uuid: made?.uuid ?? "" },
    });
    expect(pdf.text.replace(/\s+/g, "")).toContain(page.title.replace(/\s+/g, ""));
  });

  test.each([
    [{ id: "999999" }, 404],
    [{ id: "0" }, 422],
    [{ id: "1", is_individual: "yes" }, 422],
  ])("answers %o with %s", async (query, status) => {
    const url = `${platform.url}/spa/private-generate-tour-program-pdf?${new URLSearchParams(query)}`;
    const headers = { "x-authorization": `Bearer ${people.get("knowledgeStaff")?.token}` };
    expect((await fetch(url, { headers })).status).toBe(status);
  });
});

const pressed = (text: string) => text.replace(/[\s\u00a0]+/g, "");

describe("the contents of the programme", () => {
  test.each(["ru", "en", "de", "zh"] as const)("match the tour's page in %s", async (locale) => {
    const page = await as("visitor", locale).call(tourCall, {
      query: { slug: tour.slug, expand_program: "1" },
    });
    const pdf = await open(await linkFor("knowledgeStaff", tour.id, {}, locale));
    const text = pressed(pdf.text);
    const expectText = (words: string) => expect(text).toContain(pressed(words));
    expectText(page.title);
    expectText(page.summary);
    for (const day of page.programme) {
      expectText(day.title);
      expectText(day.text);
    }
    for (const line of [...page.included, ...page.excluded, ...page.what_to_bring])
      expectText(line);
    expectText(page.accommodation_text);
    expectText(page.meeting_point.text);
    expectText(formatMoney({ minor: page.price, currency: page.currency }, locale));
    for (const date of page.variants)
      expectText(formatMoney({ minor: date.price, currency: date.currency }, locale));
    // The storefront of this client shows its organizers.
    expectText(page.organizer.name);
    expectText(`${page.prepayment_percent}`);
    expect(pdf.links).toContain(`http://localhost:3000/${tour.slug}`);
    expect(pdf.source).toContain(`/Lang (${locale})`);
    expect(pdf.source).toContain("/StructTreeRoot");
    expect(pdf.source).toContain("/Outlines");
    const pages = { ru: "из", en: "of", de: "von", zh: "页" }[locale];
    expect(pdf.text).toContain(pages);
  });

  test("omit the organizer on a storefront that hides organizers", async () => {
    const grant = { tourId: tour.id, locale: "en", currency: "USD", isIndividual: false } as const;
    const link = await programmeLink(platform.context, {
      ...grant,
      storefront: testStorefronts.of("intl"),
    });
    expect(link.url).toMatch(/^http:\/\/localhost:3001\/spa\//);
    const token = new URL(link.url).searchParams.get("token") ?? "";
    const page = await as("visitor", "en").call(tourCall, { query: { slug: tour.slug } });
    const pdf = await open({ id: String(tour.id), token });
    expect(pressed(pdf.text)).toContain(pressed(page.title));
    expect(pressed(pdf.text)).not.toContain(pressed(page.organizer.name));
    expect(pdf.text).toContain("$");
  });
});

test("are printed off the main thread, once for concurrent requests and once per version of the tour", async () => {
  const [other] = await platform.rows<{ id: number }>(
    "SELECT id FROM tour WHERE type = 1 AND NOT is_individual AND id <> $1 ORDER BY duration_days DESC LIMIT 1",
    tour.id,
  );
  const query = { id: String(other?.id) };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  const blobs = await Promise.all(
    Array.from({ length: 6 }, () => fetchFile(query, "knowledgeStaff")),
  );
  delay.disable();
  const took = performance.now() - started;
  const contents = await Promise.all(
    blobs.map(async (blob) => Buffer.from(await blob.arrayBuffer())),
  );
  expect(new Set(contents.map((bytes) => bytes.toString("base64"))).size).toBe(1);
  // Nearly all of it is work for a processor, and none of it is this thread's.
  expect(delay.max / 1e6).toBeLessThan(took / 3);
  const folder = join(platform.context.config.dataDir, "programmes/v1", query.id);
  expect(await readdir(folder)).toHaveLength(1);
  await platform.rows(
    `UPDATE tour_content SET body = jsonb_set(body, '{ru,accommodation_text}', '"В юртах у реки"')
      WHERE id = (SELECT content_id FROM tour WHERE id = $1)`,
    other?.id,
  );
  await platform.rows("UPDATE tour SET emoji = emoji WHERE id = $1", other?.id);
  await expect
    .poll(async () => (await open(query, "knowledgeStaff")).text)
    .toContain("В юртах у реки");
});
