import type { Queryable } from "../../platform/db/database.ts";

/**
 * The parts of a copy of own data: file name → query, with the account as `$1`. They contain nobody else's personal data:
 * neither the other side's messages of a chat nor other travellers of a trip.
 */
const parts = {
  profile: `
    SELECT id, first_name, last_name, email, email_confirmed_at, phone, phone_confirmed_at, country_code, language,
           currency, timezone, storefront, password_hash IS NOT NULL AS has_password, seen_at, created_at
      FROM account WHERE id = $1`,
  devices: `
    SELECT browser, system, country, storefront, created_at AS signed_in_at, refreshed_at AS seen_at,
           revoked_at AS signed_out_at
      FROM session WHERE account_id = $1 ORDER BY created_at`,
  passkeys: `
    SELECT name, storefront, is_synced, created_at, used_at FROM passkey WHERE account_id = $1 ORDER BY created_at`,
  messengers: `
    SELECT source, external_id, connected_at FROM messenger_connection WHERE account_id = $1 ORDER BY source`,
  favourites: `
    SELECT tour_id, tour.title, favourite_tour.created_at
      FROM favourite_tour JOIN tour ON tour.id = tour_id
     WHERE account_id = $1 ORDER BY favourite_tour.created_at, tour_id`,
  bookings: `
    SELECT booking.id, booking.status, tour.title AS tour, starts_on, ends_on, start_time, adults, children,
           children_ages, booking.first_name, booking.last_name, booking.phone, booking.email, booking.comment,
           booking.details, booking.tickets, booking.locale, booking.storefront, booking.currency, total_minor,
           prepayment_minor, paid_minor, booking.created_at,
           (SELECT jsonb_agg(jsonb_build_object('to_status', to_status, 'reason', reason, 'at', at) ORDER BY id)
              FROM booking_event WHERE booking_id = booking.id) AS history
      FROM booking JOIN tour ON tour.id = tour_id JOIN tour_date ON tour_date.id = tour_date_id
     WHERE account_id = $1 ORDER BY booking.id`,
  payments: `
    SELECT payment.booking_id, payment.kind, method, payment.status, payment.amount_minor, payment.currency,
           payment.created_at, settled_at, refund.amount_minor AS refund_minor, refund.status AS refund_status,
           refund.executed_at AS refunded_at
      FROM payment JOIN booking ON booking.id = booking_id LEFT JOIN LATERAL (
             SELECT sum(amount_minor)::bigint AS amount_minor, max(executed_at) AS executed_at,
                    CASE WHEN bool_and(status = 'done') THEN 'done' ELSE min(status) FILTER (WHERE status <> 'done') END AS status
               FROM refund WHERE payment_id = payment.id AND status <> 'void' HAVING count(*) > 0) AS refund ON true
     WHERE account_id = $1 ORDER BY payment.id`,
  // Include only the person's own data as a traveller: others gave theirs for the trip only.
  travellers: `
    SELECT booking_id, tourist.first_name, tourist.last_name, middle_name, birthday, tourist.email, tourist.phone,
           food_restriction, tourist.comment, encode(passport, 'base64') AS passport, updated_at
      FROM tourist JOIN booking ON booking.id = booking_id JOIN account ON account.id = account_id
     WHERE account_id = $1 AND lower(tourist.first_name) = lower(account.first_name)
       AND lower(tourist.last_name) = lower(account.last_name) ORDER BY tourist.id`,
  chats: `
    SELECT chat.id, CASE WHEN chat.organizer_id IS NULL THEN 'support' ELSE 'organizer' END AS with, chat.created_at,
           (SELECT jsonb_agg(jsonb_build_object(
                     'from', CASE WHEN side = 'tourist' THEN 'me' ELSE side END, 'at', m.created_at,
                     'text', CASE WHEN side = 'tourist' THEN coalesce(original_body, body) END,
                     'file_id', CASE WHEN side = 'tourist' THEN file_id END) ORDER BY m.id)
              FROM chat_message m WHERE m.chat_id = chat.id AND deleted_at IS NULL) AS messages
      FROM chat WHERE account_id = $1 ORDER BY chat.id`,
  reviews: `
    SELECT tour_id, booking_id, author_name, rating, text, photos, status, travelled_on, created_on
      FROM review WHERE account_id = $1 ORDER BY id`,
  questions: `
    SELECT tour_id, author_name, question, answer, status, asked_at, answered_at
      FROM tour_question WHERE account_id = $1 ORDER BY id`,
  complaints: `
    SELECT tour_id, text, created_at FROM tour_complaint WHERE account_id = $1 ORDER BY id`,
  applications: `
    SELECT status, first_name, last_name, title, legal_form, email, phone, site, about, reason, created_at, decided_at
      FROM organizer_application WHERE account_id = $1 ORDER BY id`,
  requests: `
    SELECT help_request.id, type, tour_id, name, help_request.phone, help_request.email, comment, details, region,
           locale, help_request.created_at
      FROM help_request JOIN account ON account.id = $1
     WHERE (email_confirmed_at IS NOT NULL AND lower(help_request.email) = account.email)
        OR (phone_confirmed_at IS NOT NULL AND help_request.phone = account.phone) ORDER BY help_request.id`,
  programmes: `
    SELECT tour_id, channel, recipient, program_order.currency, locale, program_order.created_at
      FROM program_order JOIN account ON account.id = $1
     WHERE (email_confirmed_at IS NOT NULL AND lower(recipient) = account.email)
        OR (phone_confirmed_at IS NOT NULL AND recipient = account.phone) ORDER BY program_order.id`,
  certificates: `
    SELECT certificate.id, amount_minor AS amount, balance_minor AS balance, certificate.currency, light, wish, buyer_name,
           recipient_name, send_on, sent_at, valid_until, refunded_at, certificate.created_at,
           lower(buyer_email) = account.email AS is_bought
      FROM certificate JOIN account ON account.id = $1
     WHERE email_confirmed_at IS NOT NULL AND account.email IN (lower(buyer_email), lower(recipient_email))
     ORDER BY certificate.id`,
  // Consents given and withdrawn: programme letters, terms of bookings and of the account.
  consents: `
    SELECT 'terms' AS to, NULL::integer AS tour_id, NULL::integer AS booking_id, created_at AS given_at,
           NULL::timestamptz AS withdrawn_at
      FROM account WHERE id = $1
    UNION ALL SELECT 'terms', tour_id, booking.id, booking.created_at, NULL FROM booking WHERE account_id = $1
    UNION ALL SELECT 'letters', tour_id, NULL, told_at, unsubscribed_at
      FROM program_subscription s JOIN account ON account.id = $1
     WHERE email_confirmed_at IS NOT NULL AND s.email = account.email
    ORDER BY given_at`,
  files: `
    SELECT id, kind, name, media_type, byte_size, is_public, created_at
      FROM stored_file WHERE account_id = $1 ORDER BY id`,
} as const;

export type OwnDataPart = keyof typeof parts;
type Row = Record<string, unknown>;

/** The parts of the copy, read one by one. */
export async function* readParts(
  client: Queryable,
  accountId: number,
): AsyncGenerator<{ part: OwnDataPart; rows: Row[] }> {
  for (const part of Object.keys(parts).filter(isPart)) {
    const { rows } = await client.query<Row>(parts[part], [accountId]);
    yield { part, rows };
  }
}

const isPart = (name: string): name is OwnDataPart => Object.hasOwn(parts, name);

export interface OwnFile {
  id: number;
  name: string;
  storage_key: string;
}

export async function listOwnFiles(client: Queryable, accountId: number): Promise<OwnFile[]> {
  const { rows } = await client.query<OwnFile>(
    "SELECT id, name, storage_key FROM stored_file WHERE account_id = $1 ORDER BY id",
    [accountId],
  );
  return rows;
}
