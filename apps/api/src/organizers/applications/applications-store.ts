import type { ApplicationForm } from "@tropa/api-contract/organizers/calls-apply";
import type { Locale } from "@tropa/domain/locale";
import type { ApplicationStatus } from "@tropa/domain/organizers/application";
import { inLocale } from "../../discovery/catalogue/catalogue.ts";
import type { HomeRow } from "../organizers/organizers.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";

export interface ApplicationRow
  extends Omit<ApplicationForm, "agree" | "city_id" | "city">, HomeRow {
  id: number;
  account_id: number;
  status: ApplicationStatus;
  city: string;
  country: string | null;
  iso_code: string | null;
  storefront: string;
  locale: string;
  reason: string | null;
  organizer_id: number | null;
  is_email_confirmed: boolean;
  is_phone_confirmed: boolean;
  refused_before: number;
  decider: string;
  created_at: Date;
  decided_at: Date | null;
}

/** Selects applications `a`; $1 is the reader's language. */
const rows = `
  SELECT a.id, a.account_id, a.status, a.first_name, a.last_name, a.title, a.legal_form, a.email, a.phone, a.city_id,
         coalesce(a.city_name, ${inLocale("city.name")}) AS city,
         a.city_name, a.city_country, ${inLocale("country.name")} AS country, country.iso_code, a.site, a.about, a.storefront,
         a.locale, a.reason, a.organizer_id, a.created_at, a.decided_at,
         (account.email_confirmed_at IS NOT NULL AND account.email = lower(a.email)) IS TRUE AS is_email_confirmed,
         (account.phone_confirmed_at IS NOT NULL AND account.phone = a.phone) IS TRUE AS is_phone_confirmed,
         (SELECT count(*) FROM organizer_application b
           WHERE b.account_id = a.account_id AND b.status = 'refused' AND b.id < a.id) AS refused_before,
         full_name(decider.first_name, decider.last_name) AS decider
    FROM organizer_application a
    JOIN account ON account.id = a.account_id
    LEFT JOIN city ON city.id = a.city_id
    LEFT JOIN country ON country.id = city.country_id
    LEFT JOIN account decider ON decider.id = a.decided_by`;

/** Returns an application by its id. */
export async function readApplication(
  db: Queryable,
  id: number,
  locale: Locale,
): Promise<ApplicationRow | null> {
  const found = await db.query<ApplicationRow>(`${rows} WHERE a.id = $2`, [locale, id]);
  return found.rows[0] ?? null;
}

/** Returns the latest application of an account. */
export async function readLastApplication(
  db: Queryable,
  accountId: number,
  locale: Locale,
): Promise<ApplicationRow | null> {
  const found = await db.query<ApplicationRow>(
    `${rows} WHERE a.account_id = $2 ORDER BY a.id DESC LIMIT 1`,
    [locale, accountId],
  );
  return found.rows[0] ?? null;
}

/** Applications of a status, by page. */
export async function listApplications(
  db: Queryable,
  question: { status: ApplicationStatus; locale: Locale; from: number; count: number },
): Promise<{ items: ApplicationRow[]; total: number }> {
  const { status, locale, from, count } = question;
  const order = status === "waiting" ? "a.id" : "a.decided_at DESC, a.id DESC";
  const items = await db.query<ApplicationRow>(
    `${rows} WHERE a.status = $2 ORDER BY ${order} OFFSET $3 LIMIT $4`,
    [locale, status, from, count],
  );
  const counted = await db.query<{ total: number }>(
    "SELECT count(*) AS total FROM organizer_application WHERE status = $1",
    [status],
  );
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Stores an application and returns its id; null if another one of the account is waiting. */
export async function insertApplication(
  client: Client,
  application: Omit<ApplicationForm, "agree" | "city_id" | "city"> &
    HomeRow & {
      account_id: number;
      storefront: string;
      locale: Locale;
    },
): Promise<number | null> {
  const { rows: stored } = await client.query<{ id: number }>(
    `INSERT INTO organizer_application (account_id, first_name, last_name, title, legal_form, email, phone, city_id,
                                        site, about, storefront, locale, city_name, city_country)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (account_id) WHERE status = 'waiting' DO NOTHING RETURNING id`,
    [
      application.account_id,
      application.first_name,
      application.last_name,
      application.title,
      application.legal_form,
      application.email,
      application.phone,
      application.city_id,
      application.site,
      application.about,
      application.storefront,
      application.locale,
      application.city_name,
      application.city_country,
    ],
  );
  return stored[0]?.id ?? null;
}

/** Locks an application until the transaction ends and returns its status. */
export async function lockApplication(
  client: Client,
  id: number,
): Promise<ApplicationStatus | null> {
  const found = await client.query<{ status: ApplicationStatus }>(
    "SELECT status FROM organizer_application WHERE id = $1 FOR UPDATE",
    [id],
  );
  return found.rows[0]?.status ?? null;
}

/** Stores a decision. */
export async function decideApplication(
  client: Client,
  id: number,
  decision: {
    status: Exclude<ApplicationStatus, "waiting">;
    reason: string | null;
    organizerId: number | null;
    decidedBy: number;
  },
): Promise<void> {
  await client.query(
    `UPDATE organizer_application
        SET status = $2, reason = $3, organizer_id = $4, decided_by = $5, decided_at = now()
      WHERE id = $1`,
    [id, decision.status, decision.reason, decision.organizerId, decision.decidedBy],
  );
}
