import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { Queryable } from "../../platform/db/database.ts";
import { kindOfAccount } from "./account-acts-store.ts";
import type { PersonKind } from "./account-acts-store.ts";

/** Newest sign-ins, chats, reviews, consents and certificates that a card shows, of each. */
const mostShown = 50;

interface PersonRow {
  account_id: number;
  kind: PersonKind;
  name: string;
  phone: string | null;
  email: string | null;
  is_phone_confirmed: boolean;
  is_email_confirmed: boolean;
  storefront: string;
  language: Locale;
  currency: Currency;
  country: string | null;
  created_at: Date;
  seen_at: Date | null;
  has_password: boolean;
  passkeys: number;
  blocked_at: Date | null;
  are_contacts_blocked: boolean;
}

export async function findPerson(db: Queryable, accountId: number): Promise<PersonRow | null> {
  const { rows } = await db.query<PersonRow>(
    `SELECT id AS account_id, ${kindOfAccount} AS kind, full_name(first_name, last_name) AS name, phone, email,
            phone_confirmed_at IS NOT NULL AS is_phone_confirmed, email_confirmed_at IS NOT NULL AS is_email_confirmed,
            storefront, language, currency, country_code AS country, created_at, seen_at,
            password_hash IS NOT NULL AS has_password,
            (SELECT count(*)::integer FROM passkey WHERE passkey.account_id = account.id) AS passkeys, blocked_at,
            EXISTS (SELECT FROM blocked_contact WHERE blocked_contact.account_id = account.id) AS are_contacts_blocked
       FROM account WHERE id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** Returns what all bookings of a person have paid, by currency. */
export async function paidOfPerson(
  db: Queryable,
  accountId: number,
): Promise<{ currency: Currency; amount: number }[]> {
  const { rows } = await db.query<{ currency: Currency; amount: number }>(
    `SELECT currency, sum(paid_minor)::bigint AS amount FROM booking
      WHERE account_id = $1 AND paid_minor > 0 GROUP BY currency ORDER BY amount DESC`,
    [accountId],
  );
  return rows;
}

type SessionRow = Omit<StaffPerson["sessions"][number], "signed_in_at" | "seen_at"> & {
  signed_in_at: Date;
  seen_at: Date;
};

export async function sessionsOfPerson(db: Queryable, accountId: number): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    `SELECT browser, system, country, storefront, created_at AS signed_in_at, refreshed_at AS seen_at,
            revoked_at IS NULL AND expires_at > now() AS is_open
       FROM session WHERE account_id = $1 ORDER BY is_open DESC, created_at DESC, id LIMIT $2`,
    [accountId, mostShown],
  );
  return rows;
}

type ConsentRow = Pick<StaffPerson["consents"][number], "to" | "version" | "booking_id"> & {
  tour: LocalisedText | null;
  given_at: Date;
  withdrawn_at: Date | null;
};

/** Returns consents to terms, in the version of their day, and to letters about programmes. */
export async function consentsOfPerson(db: Queryable, accountId: number): Promise<ConsentRow[]> {
  const { rows } = await db.query<ConsentRow>(
    `WITH given AS (
       SELECT 'terms' AS to, NULL::integer AS tour_id, NULL::integer AS booking_id, created_at AS given_at,
              NULL::timestamptz AS withdrawn_at
         FROM account WHERE id = $1
       UNION ALL
       SELECT 'terms', tour_id, id, created_at, NULL FROM booking WHERE account_id = $1
       UNION ALL
       SELECT 'letters', tour_id, NULL, told_at, unsubscribed_at
         FROM program_subscription JOIN account ON account.id = $1
        WHERE email_confirmed_at IS NOT NULL AND program_subscription.email = account.email)
     SELECT given.to, tour.title AS tour, booking_id, given_at, withdrawn_at,
            CASE WHEN given.to = 'terms'
                 THEN (SELECT version FROM legal_document WHERE kind = 'agreement' AND effective_on <= given_at::date
                        ORDER BY effective_on DESC, version DESC LIMIT 1) END AS version
       FROM given LEFT JOIN tour ON tour.id = tour_id ORDER BY given_at DESC LIMIT $2`,
    [accountId, mostShown],
  );
  return rows;
}

type ReviewRow = Omit<StaffPerson["reviews"][number], "tour"> & {
  tour_id: number;
  title: LocalisedText;
  slug: string;
};

export async function reviewsOfPerson(db: Queryable, accountId: number): Promise<ReviewRow[]> {
  const { rows } = await db.query<ReviewRow>(
    `SELECT review.id, tour_id, title, slug, review.rating, review.text, review.status, created_on
       FROM review JOIN tour ON tour.id = tour_id
      WHERE account_id = $1 ORDER BY review.id DESC LIMIT $2`,
    [accountId, mostShown],
  );
  return rows;
}

type ChatRow = Pick<StaffPerson["chats"][number], "id" | "messages" | "is_frozen"> & {
  first_name: LocalisedText | null;
  last_name: LocalisedText | null;
  updated_at: Date;
};

export async function chatsOfPerson(db: Queryable, accountId: number): Promise<ChatRow[]> {
  const { rows } = await db.query<ChatRow>(
    `SELECT chat.id, organizer.first_name, organizer.last_name, frozen_at IS NOT NULL AS is_frozen, chat.updated_at,
            (SELECT count(*)::integer FROM chat_message WHERE chat_id = chat.id AND deleted_at IS NULL) AS messages
       FROM chat LEFT JOIN organizer ON organizer.id = organizer_id
      WHERE account_id = $1 ORDER BY chat.updated_at DESC LIMIT $2`,
    [accountId, mostShown],
  );
  return rows;
}

type CertificateRow = Omit<StaffPerson["certificates"][number], "created_at"> & {
  created_at: Date;
};

/** Returns certificates that a confirmed e-mail has bought or been given. */
export async function certificatesOfPerson(
  db: Queryable,
  accountId: number,
): Promise<CertificateRow[]> {
  const { rows } = await db.query<CertificateRow>(
    `SELECT certificate.id, lower(buyer_email) IS NOT DISTINCT FROM account.email AS is_bought, amount_minor AS amount,
            balance_minor AS balance, certificate.currency, certificate.created_at
       FROM certificate JOIN account ON account.id = $1
      WHERE email_confirmed_at IS NOT NULL AND (lower(buyer_email) = account.email OR lower(recipient_email) = account.email)
      ORDER BY certificate.id DESC LIMIT $2`,
    [accountId, mostShown],
  );
  return rows;
}
