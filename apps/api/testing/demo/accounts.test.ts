import { hashPassword } from "../../src/people/passwords/passwords.ts";
import { authCall } from "@tropa/api-contract/people/calls-accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../src/platform/db/database.ts";
import { insertPlaces, insertTour, organizers, testStorefronts } from "../fixtures.ts";
import { Platform } from "../platform.ts";
import {
  demoEmails,
  demoPassword,
  demoTourists,
  loadDemoAccounts,
} from "@tropa/demo/records/accounts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open({
    async fill({ pool }) {
      await insertPlaces(pool);
      for (let tour = 0; tour < 5; tour += 1) await insertTour(pool);
      await inTransaction(pool, (client) =>
        loadDemoAccounts(client, {
          seed: "test",
          today: "2026-05-01",
          now: new Date("2026-05-01T12:00:00Z"),
          storefronts: testStorefronts,
          hashPassword,
        }),
      );
    },
  });
});
afterAll(() => platform.close());

test("has tourists with favourites who sign in with the demo password", async () => {
  for (const [number, storefront] of [
    [1, "ru"],
    [demoTourists, "intl"],
  ] as const) {
    const { profile } = await platform.client().call(authCall, {
      body: { login: demoEmails.tourist(number), password: demoPassword },
    });
    expect(profile).toMatchObject({ is_email_confirmed: true, is_phone_confirmed: true });
    const [row] = await platform.rows("SELECT storefront FROM account WHERE id = $1", profile.id);
    expect(row).toEqual({ storefront });
  }
  const favourites = await platform.rows("SELECT DISTINCT account_id FROM favourite_tour");
  expect(favourites.length).toBeGreaterThan(20);
});

test("has an account for every organizer, and staff with parts of the desk and commissions", async () => {
  const members = await platform.rows(
    "SELECT email FROM account WHERE organizer_id IS NOT NULL ORDER BY organizer_id",
  );
  expect(members).toEqual(
    Object.values(organizers).map((id) => ({ email: demoEmails.organizer(id) })),
  );
  const staff = await platform.rows(
    "SELECT email, can_view_commission, cardinality(desk_parts) AS parts FROM account WHERE is_staff ORDER BY length(email), email",
  );
  expect(staff).toEqual(
    [11, 5, 0, 2, 1, 1, 0, 1, 11, 1, 11, 1, 11, 1, 1, 1, 1, 1, 1, 2].map((parts, index) => ({
      email: demoEmails.staff(index + 1),
      can_view_commission: [0, 6, 8].includes(index),
      parts,
    })),
  );
});
