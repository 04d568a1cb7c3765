import type { Platform } from "../platform.ts";

/** What an account may have: SQL that inserts one thing of `given`, an account, a tour and a number. */
const belongings = {
  favourite: "INSERT INTO favourite_tour (account_id, tour_id) SELECT account, tour FROM given",
  booking: `
    INSERT INTO booking (account_id, tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale,
                         storefront, currency, total_minor, prepayment_minor)
    SELECT account, tour.id, (SELECT min(id) FROM tour_date WHERE tour_id = tour.id), organizer_id, 4, 1, 'Анна',
           '+79030000000', 'ru', 'ru', 'RUB', 100, 100 FROM given JOIN tour ON tour.id = given.tour`,
  review: `
    INSERT INTO review (tour_id, organizer_id, account_id, author_name, rating, locale, text, travelled_on, created_on)
    SELECT id, organizer_id, account, 'Анна', which + 1, 'ru', 'Хорошо', '2026-05-01', '2026-05-02'
      FROM given JOIN tour ON tour.id = given.tour`,
  chat: `
    , opened AS (
      INSERT INTO chat (account_id, organizer_id, storefront)
      SELECT account, CASE WHEN which > 0 THEN (SELECT id FROM organizer ORDER BY id OFFSET which - 1 LIMIT 1) END, 'ru'
        FROM given ON CONFLICT DO NOTHING RETURNING id, account_id),
    muted AS (INSERT INTO chat_mute (chat_id, account_id) SELECT id, account_id FROM opened)
    INSERT INTO chat_message (chat_id, side, author_id, body)
    SELECT id, 'tourist', account_id, 'Есть места?' FROM opened`,
  question: `
    INSERT INTO tour_question (tour_id, account_id, author_name, locale, question)
    SELECT tour, account, 'Анна', 'ru', 'Вопрос ' || which FROM given`,
  complaint: `
    INSERT INTO tour_complaint (tour_id, account_id, text, locale, storefront)
    SELECT tour, account, 'Жалоба ' || which, 'ru', 'ru' FROM given`,
  file: `
    INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, account_id)
    SELECT 'file', 'chat', gen_random_uuid()::text, 'application/pdf', 1200, 'Маршрут.pdf', account FROM given`,
  passkey: `
    INSERT INTO passkey (account_id, storefront, credential_id, public_key, counter, transports, is_synced, name)
    SELECT account, 'ru', gen_random_uuid()::text, '', 0, '{}', false, '' FROM given`,
  messenger: `
    INSERT INTO messenger_connection (account_id, source, external_id)
    SELECT account, (ARRAY['telegram', 'vk', 'whatsapp'])[which + 1], gen_random_uuid()::text FROM given`,
  bought: `
    INSERT INTO certificate (storefront, locale, currency, amount_minor, light, send_on, buyer_email)
    SELECT 'ru', 'ru', 'RUB', 5000, 'dawn', '2026-05-01', upper(email) FROM given JOIN account ON account.id = given.account`,
  given: `
    INSERT INTO certificate (storefront, locale, currency, amount_minor, light, send_on, recipient_email)
    SELECT 'ru', 'ru', 'RUB', 5000, 'dawn', '2026-05-01', email FROM given JOIN account ON account.id = given.account`,
  subscription: `
    INSERT INTO program_subscription (tour_id, email, subscriber_id, currency, locale, storefront, told_version)
    SELECT tour, email, which, 'RUB', 'ru', 'ru', '' FROM given JOIN account ON account.id = given.account
     WHERE email IS NOT NULL`,
} as const;
export type Belonging = keyof typeof belongings;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant are its type's
export const belongingKinds = Object.keys(belongings) as Belonging[];

/** Gives an account something; what it has already stays as it is. */
export async function give(
  platform: Platform,
  accountId: number,
  given: { kind: Belonging; tourId: number; which: number },
): Promise<void> {
  await platform.rows(
    `WITH given (account, tour, which) AS (VALUES ($1::integer, $2::integer, $3::integer))
     ${belongings[given.kind]} ON CONFLICT DO NOTHING`,
    accountId,
    given.tourId,
    given.which,
  );
}

/** Tables that a merge of accounts touches, beside the record of itself and sessions, which stay ended. */
const tables = [
  "account",
  "booking",
  "certificate",
  "chat",
  "chat_message",
  "chat_mute",
  "favourite_tour",
  "messenger_connection",
  "organizer_application",
  "passkey",
  "program_subscription",
  "review",
  "stored_file",
  "tour_complaint",
  "tour_question",
] as const;

/** All rows of the tables that a merge touches, in one order. */
export async function dump(platform: Platform): Promise<Record<string, unknown[]>> {
  const rows = await Promise.all(
    tables.map(async (table) => [
      table,
      await platform.rows(`SELECT to_jsonb(${table}) AS row FROM ${table} ORDER BY 1`),
    ]),
  );
  return Object.fromEntries(rows);
}
