import type { Language } from "@tropa/geography/notation/place-seed";
import { addDays } from "@tropa/domain/time/local-date";
import { deskParts } from "@tropa/domain/people/desk-part";
import type { DeskPart } from "@tropa/domain/people/desk-part";
import { levelsOfPart, rightsUpTo } from "@tropa/domain/people/desk-right";
import type { PoolClient } from "pg";
import { createRandom } from "../random.ts";
import type { Random } from "../random.ts";
import { createPerson } from "../catalogue/people.ts";
import type { DemoOptions } from "./demo-options.ts";
import { pickFrom } from "../text/deck.ts";

/** Password of all demo accounts. Real shops never load them. */
export const demoPassword = "tropa-demo";

/** Fixed e-mail addresses of the accounts. */
export const demoEmails = {
  /** From 1 to `demoTourists`; the first 24 belong to the Russian storefront. */
  tourist: (number: number) => `tourist${number}@tropa.example`,
  organizer: (organizerId: number) => `organizer${organizerId}@tropa.example`,
  /** 1 sees everything, 2 moderates, decides on organizers and passes programmes on, 3 has no permissions. */
  staff: (number: number) => `staff${number}@tropa.example`,
} as const;
/** Number of tourist accounts. */
export const demoTourists = 40;
const demoRussianTourists = 24;

interface AccountRow {
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  language: Language;
  currency: string;
  timezone: string;
  country: string | null;
  organizer_id?: number;
  is_staff?: boolean;
  can_view_commission?: boolean;
  can_use_knowledge?: boolean;
  created_on: string;
}

const words = (text: string) => text.split(" ");
const abroad = {
  first: words("Emma James Olivia Noah Sophie Liam Hannah Lukas Grace Daniel Chloe Max"),
  last: words("Carter Miller Bennett Schneider Hughes Weber Foster Brooks Fischer Reed"),
  homes: [
    { country: "US", language: "en", currency: "USD", timezone: "America/New_York" },
    { country: "GB", language: "en", currency: "USD", timezone: "Europe/London" },
    { country: "DE", language: "de", currency: "EUR", timezone: "Europe/Berlin" },
    { country: "CN", language: "zh", currency: "CNY", timezone: "Asia/Shanghai" },
  ],
} as const;
const home = {
  language: "ru",
  currency: "RUB",
  timezone: "Europe/Moscow",
  country: "RU",
} as const;

function tourist(number: number, random: Random, today: string): AccountRow {
  const common = {
    email: demoEmails.tourist(number),
    created_on: addDays(today, -random.int(5, 900)),
  };
  if (number <= demoRussianTourists) {
    const { first, last } = createPerson(random, "russia");
    // This range of phone numbers is unassigned.
    const phone = `+7900444${String(number).padStart(4, "0")}`;
    return { ...home, ...common, first_name: first.ru, last_name: last.ru, phone };
  }
  return {
    ...pickFrom(random, [...abroad.homes]),
    ...common,
    first_name: pickFrom(random, abroad.first),
    last_name: pickFrom(random, abroad.last),
    // This range is reserved for fiction.
    phone: `+120255501${String(number).padStart(2, "0")}`,
  };
}

/** Roles of the staff: the parts of the desk where each may do everything, and the numbers of those who hold it. */
const staffRoles: Readonly<Record<string, { parts: readonly DeskPart[]; holders: number[] }>> = {
  Администратор: { parts: deskParts, holders: [1, 9, 11, 13] },
  Модератор: {
    parts: ["bookings", "support", "reviews", "messages", "organizers"],
    holders: [2],
  },
  "Забота о туристах": { parts: ["bookings", "support"], holders: [4] },
  "Работа с организаторами": { parts: ["organizers"], holders: [5, 6, 8] },
  Чаты: { parts: ["support"], holders: [10] },
  Бронирования: { parts: ["bookings"], holders: [12] },
  Бухгалтерия: { parts: ["payments"], holders: [14, 15, 19] },
  Заявки: { parts: ["tasks"], holders: [16, 17] },
  Споры: { parts: ["payments", "bookings"], holders: [20] },
  Аналитика: { parts: ["numbers"], holders: [18] },
};
/** Numbers of staff who see commissions. */
const withCommissions: readonly number[] = [1, 7, 9];

const demoStaff = 20;

function staff(number: number, random: Random, today: string): AccountRow {
  const { first, last } = createPerson(random, "russia");
  return {
    ...home,
    first_name: first.ru,
    last_name: last.ru,
    email: demoEmails.staff(number),
    // The same range as the tourists', further on.
    phone: `+790044409${String(number).padStart(2, "0")}`,
    is_staff: true,
    can_view_commission: withCommissions.includes(number),
    can_use_knowledge: number <= 2,
    created_on: addDays(today, -1000),
  };
}

async function organizers(client: PoolClient, today: string): Promise<AccountRow[]> {
  const { rows } = await client.query<{ id: number; first_name: string; last_name: string }>(
    "SELECT id, first_name ->> 'ru' AS first_name, last_name ->> 'ru' AS last_name FROM organizer ORDER BY id",
  );
  return rows.map(({ id, ...name }) => ({
    ...home,
    ...name,
    email: demoEmails.organizer(id),
    phone: null,
    organizer_id: id,
    created_on: addDays(today, -1000),
  }));
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Loads tourists, staff and an account for each organizer, with favourites. */
export async function loadDemoAccounts(
  client: PoolClient,
  { seed, today, storefronts, hashPassword }: DemoOptions,
): Promise<void> {
  const randomOf = (email: string) => createRandom(`${seed}/account/${email}`);
  const rows = [
    ...numbers(demoTourists).map((number) =>
      tourist(number, randomOf(demoEmails.tourist(number)), today),
    ),
    ...numbers(demoStaff).map((number) => staff(number, randomOf(demoEmails.staff(number)), today)),
    ...(await organizers(client, today)),
  ];
  const accounts = rows.map((row) => ({
    ...row,
    storefront: storefronts.speaking(row.language).id,
  }));
  await client.query(
    `INSERT INTO account (first_name, last_name, email, email_confirmed_at, phone, phone_confirmed_at, password_hash,
                          country_code, language, currency, timezone, storefront, organizer_id, is_staff,
                          can_view_commission, can_use_knowledge, created_at)
     SELECT first_name, last_name, email, created_on, phone, CASE WHEN phone IS NOT NULL THEN created_on END, $2,
            country, language, currency, timezone, storefront, organizer_id, coalesce(is_staff, false),
            coalesce(can_view_commission, false), coalesce(can_use_knowledge, false), created_on
       FROM jsonb_to_recordset($1) AS demo (
              first_name text, last_name text, email text, phone text, storefront text, language text,
              currency text, timezone text, country text, organizer_id integer, is_staff boolean,
              can_view_commission boolean, can_use_knowledge boolean, created_on timestamptz)`,
    [JSON.stringify(accounts), await hashPassword(demoPassword)],
  );
  await loadStaffRoles(client);
  await loadFavourites(client, seed, today);
}

async function loadStaffRoles(client: PoolClient): Promise<void> {
  const roles = Object.entries(staffRoles).map(([name, { parts, holders }]) => ({
    name,
    rights: parts.flatMap((part) => rightsUpTo(part, levelsOfPart[part].at(-1) ?? "look")),
    holders: holders.map((number) => demoEmails.staff(number)),
  }));
  await client.query(
    `WITH demo AS (SELECT * FROM jsonb_to_recordset($1) AS demo (name text, rights text[], holders text[])),
     made AS (INSERT INTO staff_role (name, rights) SELECT name, rights FROM demo RETURNING id, name)
     INSERT INTO staff_role_holder (account_id, role_id)
     SELECT account.id, made.id FROM made JOIN demo USING (name) JOIN account ON account.email = ANY (demo.holders)`,
    [JSON.stringify(roles)],
  );
}

/** Gives some accounts up to a dozen favourites. */
async function loadFavourites(client: PoolClient, seed: string, today: string): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM tour WHERE status = 'published' ORDER BY rating DESC, id LIMIT 300",
  );
  if (rows.length === 0) return;
  const favourites = numbers(demoTourists).flatMap((number) => {
    const random = createRandom(`${seed}/favourites/${number}`);
    return numbers(random.int(0, 12)).map((day) => ({
      email: demoEmails.tourist(number),
      tour_id: pickFrom(random, rows).id,
      created_on: addDays(today, -day),
    }));
  });
  await client.query(
    `INSERT INTO favourite_tour (account_id, tour_id, created_at)
     SELECT account.id, tour_id, created_on
       FROM jsonb_to_recordset($1) AS demo (email text, tour_id integer, created_on timestamptz)
       JOIN account ON account.email = demo.email
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(favourites)],
  );
}
