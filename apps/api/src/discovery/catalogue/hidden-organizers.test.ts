import { tourCall, toursByIdsCall, toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { homeCall } from "@tropa/api-contract/discovery/calls-home";
import { filterChoicesCall, toursCountCall } from "@tropa/api-contract/discovery/calls-discovery";
import { toursPageCall } from "@tropa/api-contract/discovery/calls-tours";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
/** The organizer of most tours. */
let organizer: { id: number; title: string; tours: number };

beforeAll(async () => {
  api = await startTestApi(120);
  const { rows } = await api.pool.query<typeof organizer>(
    `SELECT o.id, o.title, count(*)::int AS tours FROM organizer o JOIN tour t ON t.organizer_id = o.id
      WHERE t.status = 'published' AND NOT t.is_individual GROUP BY o.id ORDER BY 3 DESC, 1 LIMIT 1`,
  );
  organizer = rows[0]!;
});
afterAll(() => api.close());

/** All that an answer says where a card or a page names an organizer. */
function namesIn(answer: unknown): string[] {
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]: [string, unknown]) =>
    key === "organizer" ? tellingOf(value) : namesIn(value),
  );
}

const telling = ["name", "first_name", "last_name", "photo", "about"];
function tellingOf(shown: unknown): string[] {
  return Object.entries(shown as object).flatMap(([key, value]: [string, unknown]) =>
    key === "expert" ? tellingOf(value) : telling.includes(key) ? [String(value)] : [],
  );
}

/** Answers with cards and pages, asked as a reader of a storefront does, one storefront right after the other. */
async function answersAt(storefront: string) {
  const client = api.client("en", "USD", storefront);
  const { items } = await client.call(toursCall, { query: {} });
  const ids = items.slice(0, 3).map(({ id }) => id);
  return {
    tours: items,
    tour: await client.call(tourCall, { query: { slug: `x-${ids[0]}` } }),
    ids: await client.call(toursByIdsCall, { query: { ids: ids.join(",") } }),
    page: await client.call(toursPageCall, { query: {} }),
    home: await client.call(homeCall, { query: {} }),
  };
}

test("omits organizers' names from cards and pages on storefronts that hide organizers", async () => {
  for (const storefront of ["ru", "intl", "ru"] as const) {
    for (const [call, answer] of Object.entries(await answersAt(storefront))) {
      const names = namesIn(answer);
      expect(names.length).toBeGreaterThan(2);
      const shownNames = names.filter((name) => name !== "");
      expect({ call, said: shownNames }).toEqual({
        call,
        said: storefront === "intl" ? [] : names,
      });
    }
  }
  const { tour } = await answersAt("intl");
  // What a booking and a chat go by is there.
  expect(tour.organizer.id).toBeGreaterThan(0);
  expect(tour.organizer.has_direct_sale).toBeTypeOf("boolean");
});

test("offers no filter by organizer on storefronts that hide organizers", async () => {
  const at = async (storefront: string) => {
    const client = api.client("en", "USD", storefront);
    const chosen = { organizer: String(organizer.id) };
    const { filters, total } = await client.call(toursCall, {
      query: { ...chosen, expand: "filters" },
    });
    const count = await client.call(toursCountCall, { query: chosen });
    const choices = (phrase: string) =>
      client.call(filterChoicesCall, { query: { field: "organizer", phrase } });
    return {
      named: filters!.organizers.map(({ name }) => name),
      total,
      count: count.total,
      offered: (await choices("")).items.length > 0,
      found: (await choices(organizer.title)).items.some(({ name }) => name === organizer.title),
    };
  };
  const all = (await api.client().call(toursCountCall, { query: {} })).total;
  const { title, tours } = organizer;
  expect(tours).toBeLessThan(all);
  expect(await at("ru")).toEqual({
    named: [title],
    total: tours,
    count: tours,
    offered: true,
    found: true,
  });
  expect(await at("intl")).toEqual({
    named: [],
    total: all,
    count: all,
    offered: false,
    found: false,
  });
});
