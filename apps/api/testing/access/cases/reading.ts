import { callsWithoutOwner } from "./cases.ts";
import type { AccessCase } from "./cases.ts";

const journalPath = `SELECT slug || '-' || id AS slug FROM journal_post ORDER BY id LIMIT 1`;

/** Calls that anybody may make. */
export const readingCases: readonly AccessCase[] = [
  ...callsWithoutOwner(
    "collections",
    "home",
    "info",
    "restKinds",
    "seoPagesSitemap",
    "tours",
    "toursCount",
    "toursMap",
    "filterChoices",
    "toursPage",
    "toursByRequest",
    "blogPosts",
    "helpCenter",
    "journalCategories",
    "reviews",
    "showplaces",
    "allCollections",
    "allRestKinds",
    "allSeasons",
    "calendarPeriods",
    "contacts",
    "dropdownCountry",
    "countryByIp",
    "destinations",
    "dropdownLanguage",
    "siteTokens",
    "indexNowKey",
    "groupsInSocialNetwork",
    "tourAccommodations",
    "workTime",
    "worldPartGroups",
    "chatSources",
  ),
  { call: "toursFilterCompletion", input: () => ({ query: { phrase: "Ал" } }) },
  {
    call: "convertPrice",
    input: () => ({ query: { from_currency: "USD", to_currency: "RUB", amount: "1000" } }),
  },
  { call: "citiesByQuery", input: () => ({ query: { query: "Ка" } }) },
  { call: "homeCities", input: () => ({ query: { query: "Ка" } }) },
  { call: "siteCompletion", input: () => ({ query: { phrase: "Ка" } }) },
  { call: "helpSearch", input: () => ({ query: { query: "оплата" } }) },
  { call: "markHelpArticle", input: () => ({ body: { slug: "insurance", is_helpful: true } }) },
  { call: "validateSlug", input: () => ({ query: { slug: "russia" } }) },
  { call: "legalDocument", input: () => ({ query: { kind: "privacy" } }) },
  { call: "tour", input: async (world) => ({ query: { slug: (await world.demoTour()).slug } }) },
  ...["tourReviews", "tourForRequest", "tourProgramFile"].map((call): AccessCase => ({
    call,
    input: async (world) => ({ query: { id: String((await world.demoTour()).id) } }),
  })),
  ...["tourProgram", "ticketTourCities", "toursCities", "tourWeather"].map((call): AccessCase => ({
    call,
    input: async (world) => ({ query: { tour_id: String((await world.demoTour()).id) } }),
  })),
  {
    call: "toursByIds",
    input: async (world) => ({ query: { ids: String((await world.demoTour()).id) } }),
  },
  {
    call: "tourPhotos",
    input: async (world) => ({ query: { id: String((await world.demoTour()).id) } }),
  },
  {
    call: "tourDateCalendar",
    input: async (world) => ({
      query: await world.row(
        `SELECT d.id::text AS variant_id, d.tour_id::text FROM tour_date d JOIN tour t ON t.id = d.tour_id
          WHERE t.status = 'published' AND NOT t.is_individual AND d.starts_on > current_date + 1
          ORDER BY d.id LIMIT 1`,
      ),
    }),
  },
  {
    call: "shareFavourites",
    input: async (world) => ({ body: { tour_ids: [(await world.demoTour()).id] } }),
  },
  {
    call: "sharedFavourites",
    input: async (world) => ({
      query: await world.row(
        `INSERT INTO shared_favourites (token, tour_ids) SELECT 'access', array_agg(id) FROM
           (SELECT id FROM tour ORDER BY id LIMIT 3) few
         ON CONFLICT (token) DO UPDATE SET read_on = current_date RETURNING token`,
      ),
    }),
  },
  {
    call: "excursionDates",
    input: async (world) => ({
      query: {
        id: String(
          await world.id("SELECT id FROM tour WHERE type = 2 AND status = 'published' LIMIT 1"),
        ),
      },
    }),
  },
  {
    call: "individualTour",
    input: async (world) => ({
      query: { uuid: await world.uuid("SELECT uuid FROM individual_tour LIMIT 1") },
    }),
  },
  {
    call: "tourQuestion",
    input: async (world) => {
      const { id } = await world.demoTour();
      const question = await world.id(
        "SELECT id FROM tour_question WHERE tour_id = $1 ORDER BY id LIMIT 1",
        id,
      );
      return { query: { tour_id: String(id), question_id: String(question) } };
    },
  },
  {
    call: "blogPost",
    input: async (world) => ({ query: await world.row(journalPath) }),
  },
  {
    call: "showplace",
    input: async (world) => ({
      query: await world.row("SELECT slug || '-' || id AS slug FROM showplace LIMIT 1"),
    }),
  },
  {
    call: "helpArticle",
    input: async (world) => ({ query: await world.row("SELECT slug FROM help_article LIMIT 1") }),
  },
  {
    call: "review",
    input: async (world) => ({
      query: { uuid: await world.uuid("SELECT uuid FROM review WHERE id < 100 LIMIT 1") },
    }),
  },
  {
    call: "redirect",
    input: async (world) => ({
      query: { id: String(await world.id("SELECT id FROM redirect_link LIMIT 1")) },
    }),
  },
];
