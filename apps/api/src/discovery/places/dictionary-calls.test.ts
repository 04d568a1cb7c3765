import * as dictionaryCalls from "@tropa/api-contract/discovery/calls-dictionaries";
import * as siteCalls from "@tropa/api-contract/editorial/calls-site";
import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { sitemapCall } from "@tropa/api-contract/discovery/calls-home";
import { createApiClient } from "@tropa/api-client/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "../catalogue/catalogue.ts";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";
import { loadDemoContent } from "../../../testing/discovery/demo-content.ts";

const {
  allCollectionsCall,
  allRestKindsCall,
  allSeasonsCall,
  calendarPeriodsCall,
  citiesByQueryCall,
  destinationsCall,
  languagesCall,
  tourAccommodationsCall,
  validateSlugCall,
  worldPartGroupsCall,
} = dictionaryCalls;
const {
  contactsCall,
  countryByIpCall,
  redirectCall,
  siteTokensCall,
  socialGroupsCall,
  workTimeCall,
} = siteCalls;

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(250, (pool) => loadDemoContent(pool));
});
afterAll(() => api.close());

/** A client of the Russian storefront. */
const ru = () =>
  createApiClient({
    baseUrl: api.url,
    headers: () => ({ language: "ru", localization: "ru", currency: "RUB" }),
  });
const en = () => api.client("en");

const total = async (query: Record<string, string>) =>
  (await en().call(toursCall, { query })).total;
const cityId = async (slug: string) =>
  (await api.pool.query<{ id: number }>("SELECT id FROM city WHERE slug = $1", [slug])).rows[0]?.id;

test("accepts only slugs of listings", async () => {
  const check = async (slug: string) => en().call(validateSlugCall, { query: { slug } });
  expect(await check("hiking/baikal")).toEqual({ result: true, canonical_slug: "baikal/hiking" });
  expect(await check("/russia/")).toEqual({ result: true, canonical_slug: "russia" });
  for (const slug of ["", "/", "no-such-place", "russia/georgia", "hiking/rafting", "../etc"])
    expect({ slug, ...(await check(slug)) }).toEqual({ slug, result: false, canonical_slug: null });
  const long = check("a".repeat(301));
  await expect(long).rejects.toMatchObject({ code: "validation" });
});

test("finds cities by the beginning of a name in any alphabet, also with a typo", async () => {
  const names = async (query: string, client = ru()) =>
    (await client.call(citiesByQueryCall, { query: { query } })).items.map((city) => city.name);
  expect((await names("Казан"))[0]).toBe("Казань");
  expect((await names("kazan"))[0]).toBe("Казань");
  expect((await names("мурманкс"))[0]).toBe("Мурманск и Териберка");
  expect((await names("Istanbul", en()))[0]).toBe("Istanbul");
  expect(await names("ъъъъъъъъъъ")).toEqual([]);
  expect(await names("")).toEqual([]);
  const { items } = await ru().call(citiesByQueryCall, { query: { query: "Тбилиси" } });
  expect(items[0]).toMatchObject({ slug: "tbilisi", lat: 41.693 });
});

test("lists months from the current one with the tours of their listing", async () => {
  const { items } = await en().call(calendarPeriodsCall);
  expect(items.length).toBeGreaterThan(6);
  expect(items.map((item) => item.value)).toEqual(items.map((item) => item.value).toSorted());
  for (const { start, end, value, tours_count } of items.slice(1, 4)) {
    expect(start).toBe(`${value}-01`);
    expect(new Date(`${end}T24:00:00Z`).getUTCDate()).toBe(1);
    // The months count tours of every type, the listing only tours of days.
    const listed = await total({ dateFrom: start, dateTo: end });
    expect(listed).toBeGreaterThan(0);
    expect(tours_count).toBeGreaterThanOrEqual(listed);
  }
});

test("lists all kinds of accommodation, including those without tours", async () => {
  const { items } = await en().call(tourAccommodationsCall);
  expect(items.map((item) => item.value).toSorted()).toEqual(
    ["cabin", "camp-site", "flat", "guest-house", "hotel", "not-set", "tent", "train"].toSorted(),
  );
  expect(items.every((item) => item.name !== "" && item.name !== item.value)).toBe(true);
});

test("returns the country of the storefront when no country header is trusted", async () => {
  expect(await ru().call(countryByIpCall)).toEqual({ result: "RU" });
  expect(await en().call(countryByIpCall)).toEqual({ result: "US" });
  const answer = await fetch(`${api.url}/spa/country-by-ip`, { headers: { "cf-ipcountry": "DE" } });
  expect(await answer.json()).toEqual({ result: "US" });
  expect(answer.headers.get("cache-control")).toContain("no-store");
});

test("redirects a short link only to its stored address", async () => {
  expect(await en().call(redirectCall, { query: { id: "1" } })).toEqual({
    source_url: "/help-center",
  });
  await expect(en().call(redirectCall, { query: { id: "99999" } })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(en().call(redirectCall, { query: { id: "1x" } })).rejects.toMatchObject({
    code: "validation",
  });
  for (const url of ["javascript:alert(1)", "//evil.example", "data:text/html,x"]) {
    const stored = api.pool.query("INSERT INTO redirect_link (source_url) VALUES ($1)", [url]);
    await expect(stored).rejects.toThrow(/redirect_link_source_url_check/);
  }
});

test("returns the storefront's sign-in method and settings", async () => {
  expect(await ru().call(siteTokensCall)).toMatchObject({
    main_auth_method: "phone",
    analytics: null,
    organizer_login_url: expect.stringMatching(/\/organizer\/login\?from=ru$/),
    maps_provider: "own",
    maps_token: null,
    send_tour_program_in_pdf_via_whatsapp: true,
  });
  expect((await en().call(siteTokensCall)).main_auth_method).toBe("email");
});

test("returns the contacts of the nearest place, otherwise the general ones", async () => {
  const general = await ru().call(contactsCall);
  expect(general).toMatchObject({ email: "hello@tropa.example", has_other_phones: true });
  expect(general.phones[0]).toEqual({ phone: "+78005550199", type: "main", entity: null });
  expect(general.phones.every((phone) => phone.entity === null)).toBe(true);
  const city = await ru().call(contactsCall, {
    query: { city_id: String(await cityId("baikal")) },
  });
  expect(city.phones).toMatchObject([{ entity: { kind: "city", name: "Байкал и Ольхон" } }]);
  // Tbilisi has no phone of its own, its country has.
  const tbilisi = await ru().call(contactsCall, {
    query: { city_id: String(await cityId("tbilisi")) },
  });
  expect(tbilisi.phones).toMatchObject([{ entity: { kind: "country", name: "Грузия" } }]);
  const all = await ru().call(contactsCall, { query: { all: "1" } });
  expect(all.has_other_phones).toBe(false);
  expect(all.phones).toHaveLength(6);
  const elsewhere = await en().call(contactsCall, { query: { city_id: "2000000000" } });
  expect(elsewhere.phones[0]?.phone).toBe("+15550100199");
});

test("returns working hours in the time zone of the place", async () => {
  expect(await ru().call(workTimeCall)).toMatchObject({ time_zone: "Europe/Moscow" });
  const baikal = await ru().call(workTimeCall, {
    query: { city_id: String(await cityId("baikal")) },
  });
  expect(baikal.time_zone).toBe("Asia/Irkutsk");
  expect(baikal.days).toHaveLength(7);
  expect(baikal.days[6]).toEqual({ weekday: 7, opens: null, closes: null });
  expect(baikal.is_open).toBe(baikal.opens_next === null);
});

test("returns the storefront's social networks", async () => {
  const networks = async (client = en()) =>
    (await client.call(socialGroupsCall)).items.map((group) => group.network);
  expect(await networks(ru())).toEqual(["vk", "telegram", "ok"]);
  expect(await networks()).toEqual(["instagram", "facebook", "youtube"]);
});

test("returns pictures and counts of activities and collections", async () => {
  const kinds = await ru().call(allRestKindsCall);
  expect(kinds.items.length).toBeGreaterThan(10);
  expect(kinds.items.every((kind) => kind.image && kind.emoji && kind.tours_count > 0)).toBe(true);
  const plain = await ru().call(allCollectionsCall);
  expect(plain.items.every((item) => item.seo === undefined && item.image)).toBe(true);
  const { items } = await ru().call(allCollectionsCall, {
    query: { with_individual_seo_params: "1" },
  });
  expect(items[0]?.seo?.title).toContain(items[0]?.name);
  expect(items[0]?.seo?.description).toContain(String(items[0]?.tours_count));
});

test("shows for an activity what its best tour shows", async () => {
  const { items } = await ru().call(allRestKindsCall);
  const { rows } = await api.pool.query<{ id: number; image: string }>(
    `SELECT DISTINCT ON (main_rest_kind_id) main_rest_kind_id AS id, images[1] AS image FROM tour
      WHERE status = 'published' ORDER BY main_rest_kind_id, weight DESC, id`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { id, image } of rows) {
    const shown = items.find((kind) => kind.id === id)?.image;
    expect(`${shown?.image}${shown?.color}`).toBe(image);
  }
});

test("lists the next four seasons with the tours of their listings", async () => {
  const { items } = await en().call(allSeasonsCall);
  expect(items).toHaveLength(5);
  expect(new Set(items.map((item) => item.season)).size).toBe(4);
  expect(items[4]?.season).toBe(items[0]?.season);
  expect(items[0]?.date_from).toBe(today());
  for (const { date_from: dateFrom, date_to: dateTo, tours_count } of items)
    expect(await total({ dateFrom, dateTo })).toBe(tours_count);
});

test("lists every country with tours under its continent", async () => {
  const { continents } = await ru().call(destinationsCall);
  const countries = continents.flatMap((continent) => continent.countries);
  const { rows } = await api.pool.query<{ count: number }>(
    "SELECT count(DISTINCT c) FROM tour, unnest(country_ids) c WHERE status = 'published' AND type = 1",
  );
  expect(countries).toHaveLength(rows[0]?.count ?? 0);
  const russia = countries.find((country) => country.slug === "russia");
  expect(russia).toMatchObject({ name: "Россия", iso_code: "RU" });
  expect(russia?.tours_count).toBe(await total({ slug: "russia" }));
  expect(russia?.places).not.toEqual([]);
  for (const place of russia?.places.slice(0, 3) ?? [])
    expect(await total({ slug: place.slug })).toBe(place.tours_count);
  const parts = await ru().call(worldPartGroupsCall);
  expect(parts.items.map((part) => part.slug)).toEqual(continents.map(({ slug }) => slug));
  expect(parts.items.every((part) => part.countries === undefined)).toBe(true);
  const full = await ru().call(worldPartGroupsCall, {
    query: { show_countries_with_world_parts: "1" },
  });
  expect(full.items[0]?.countries).toHaveLength(continents[0]?.countries.length ?? 0);
});

test("names languages in the reader's language", async () => {
  const all = await ru().call(languagesCall);
  const led = await ru().call(languagesCall, { query: { only_with_published_tours: "1" } });
  expect(all.items.length).toBeGreaterThanOrEqual(led.items.length);
  expect(led.items.every((language) => language.tours_count > 0)).toBe(true);
  const nameIn = async (client: ReturnType<typeof ru>) =>
    (await client.call(languagesCall)).items.find(({ code }) => code === "ru")?.name;
  expect(await Promise.all([ru(), en(), api.client("de")].map(nameIn))).toEqual([
    "русский",
    "Russian",
    "Russisch",
  ]);
});

test("lists articles, showplaces, help and legal pages in the sitemap", async () => {
  const pathsOf = async (client = ru()) => {
    const { paths } = await client.call(sitemapCall);
    expect(new Set(paths.map(({ path }) => path)).size).toBe(paths.length);
    return paths.map(({ path }) => path);
  };
  const paths = await pathsOf();
  const below = (prefix: string, of = paths) => of.filter((path) => path.startsWith(prefix));
  expect(below("/journal/").filter((path) => /-\d+$/.test(path))).toHaveLength(60);
  expect(below("/dostoprimechatelnosti/").filter((path) => /-\d+$/.test(path))).toHaveLength(80);
  expect(below("/help-center/").length).toBeGreaterThanOrEqual(30);
  for (const path of [
    "/journal",
    "/dostoprimechatelnosti",
    "/privacy",
    "/agreement",
    "/safety-rules",
    "/certificate-terms",
  ])
    expect(paths).toContain(path);
  const abroad = below("/journal/", await pathsOf(en())).filter((path) => /-\d+$/.test(path));
  expect(abroad.length).toBeLessThan(60);
  expect(abroad.length).toBeGreaterThanOrEqual(30);
});
