import type { Client, Queryable } from "../../platform/db/database.ts";

/** Locks an account until the transaction ends, so that no order or message of its own comes in between. */
export async function lockAccount(client: Client, accountId: number): Promise<void> {
  await client.query("SELECT FROM account WHERE id = $1 FOR UPDATE", [accountId]);
}

/** The confirmed contacts, which find rows of tables that name no account. */
interface Contacts {
  email: string | null;
  phone: string | null;
}

/** Years after a trip during which paid bookings keep their buyer's name, by storefront. */
type KeptYears = Readonly<Record<string, number>>;

/**
 * Anonymises the bookings of an account. Unpaid ones keep only seats and sums; paid ones also keep the name for as many
 * years after the trip as their storefront's accounting rules require.
 */
async function forgetBookings(client: Client, accountId: number, keptYears: KeptYears) {
  const own = "SELECT id FROM booking WHERE account_id = $1";
  await client.query(`DELETE FROM tourist WHERE booking_id IN (${own})`, [accountId]);
  await client.query(`UPDATE booking_event SET note = NULL WHERE booking_id IN (${own})`, [
    accountId,
  ]);
  await client.query(
    `UPDATE booking
        SET phone = '', email = NULL, comment = NULL, details = '{}', tickets = '{}', ordered_from = NULL,
            first_name = CASE WHEN was.is_paid THEN booking.first_name ELSE '' END,
            last_name = CASE WHEN was.is_paid THEN booking.last_name END,
            forget_on = CASE WHEN was.is_paid THEN greatest(was.ends_on, current_date) + make_interval(years => ($2::jsonb ->> was.storefront)::int) END
       FROM (SELECT kept.id, kept.storefront, tour_date.ends_on,
                    EXISTS (SELECT FROM payment WHERE booking_id = kept.id AND payment.status = 2) AS is_paid
               FROM booking AS kept JOIN tour_date ON tour_date.id = kept.tour_date_id
              WHERE kept.account_id = $1) AS was
      WHERE booking.id = was.id`,
    [accountId, JSON.stringify(keptYears)],
  );
}

/** Anonymises reviews, which others rely on, and removes their pictures; returns the pictures. */
async function forgetReviews(
  client: Client,
  accountId: number,
  nameByLocale: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { rows } = await client.query<{ photos: string[] }>(
    "SELECT photos FROM review WHERE account_id = $1 FOR UPDATE",
    [accountId],
  );
  await client.query(
    `UPDATE review SET author_name = coalesce($2::jsonb ->> locale, $2::jsonb ->> 'en'), author_photo = NULL,
                       photos = '{}'
      WHERE account_id = $1`,
    [accountId, JSON.stringify(nameByLocale)],
  );
  return rows.flatMap(({ photos }) => photos);
}

/** Anonymises answered questions, which others read; deletes the others. */
async function forgetQuestions(
  client: Client,
  accountId: number,
  nameByLocale: Readonly<Record<string, string>>,
): Promise<void> {
  await client.query("DELETE FROM tour_question WHERE account_id = $1 AND answer IS NULL", [
    accountId,
  ]);
  await client.query(
    `UPDATE tour_question SET author_name = coalesce($2::jsonb ->> locale, $2::jsonb ->> 'en')
      WHERE account_id = $1`,
    [accountId, JSON.stringify(nameByLocale)],
  );
}

const byContact = [
  "DELETE FROM program_subscription WHERE email = $1",
  "DELETE FROM letter_off_address WHERE address = $1",
  "DELETE FROM program_order WHERE recipient IN ($1, $2) OR email = $1 OR phone = $2",
  "DELETE FROM tour_question WHERE email = $1",
  "DELETE FROM contact_code WHERE contact IN ($1, $2)",
  "DELETE FROM outbox WHERE recipient IN ($1, $2)",
  "UPDATE certificate SET buyer_name = '', buyer_email = NULL WHERE lower(buyer_email) = $1",
  // Keep the recipient of a gift that has not been sent yet.
  `UPDATE certificate SET recipient_name = '', recipient_email = NULL
    WHERE lower(recipient_email) = $1 AND (sent_at IS NOT NULL OR paid_at IS NULL)`,
  `UPDATE task_event SET body = '' FROM task JOIN help_request ON help_request.id = subject_id
    WHERE task_event.task_id = task.id AND task.kind = 'help_request'
      AND (lower(help_request.email) = $1 OR help_request.phone = $2)`,
  `UPDATE help_request SET name = NULL, phone = NULL, email = NULL, comment = NULL, details = '{}'
    WHERE lower(email) = $1 OR phone = $2`,
];

const byAccount = [
  "DELETE FROM contact_code WHERE purpose IN ('email', 'phone', 'owner') AND subject = $1::text",
  // Events of both sides contain copies of the messages.
  ...["realtime_event", "realtime_pending"].map(
    (table) => `DELETE FROM ${table}
    WHERE topic = 'account/' || $1::text OR chat_id IN (SELECT id FROM chat WHERE account_id = $1::text::integer)`,
  ),
  `DELETE FROM messenger_origin AS origin USING messenger_connection AS mine
    WHERE mine.account_id = $1::text::integer AND origin.source = mine.source AND origin.external_id = mine.external_id`,
];

export interface ErasedFile {
  uuid: string;
  storage_key: string;
}

/**
 * Deletes an account with all its own data, and anonymises what others need. Returns the files whose bytes are still to
 * be deleted.
 */
export async function eraseAccount(
  client: Client,
  account: {
    id: number;
    contacts: Contacts;
    keptYears: KeptYears;
    nameByLocale: Record<string, string>;
  },
): Promise<ErasedFile[]> {
  const { id, contacts, keptYears, nameByLocale } = account;
  await forgetBookings(client, id, keptYears);
  const photos = await forgetReviews(client, id, nameByLocale);
  await forgetQuestions(client, id, nameByLocale);
  for (const statement of byContact.filter((text) => mentions(text, contacts)))
    await client.query(statement, parametersOf(statement, contacts));
  for (const statement of byAccount) await client.query(statement, [String(id)]);
  const { rows } = await client.query<ErasedFile>(
    `DELETE FROM stored_file
      WHERE (account_id = $1 AND owner_organizer_id IS NULL) OR '/files/' || uuid || '/image/{size}.avif' = ANY ($2)
      RETURNING uuid, storage_key`,
    [id, photos],
  );
  await client.query("DELETE FROM account WHERE id = $1", [id]);
  return rows;
}

/** Skips statements about the e-mail if there is none. */
const mentions = (statement: string, { email }: Contacts) =>
  statement.includes("$2") || email !== null;
const parametersOf = (statement: string, { email, phone }: Contacts) =>
  statement.includes("$2") ? [email, phone] : [email];

/** Removes buyers' names from bookings after the retention period; returns their number. */
export async function forgetNames(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE booking SET first_name = '', last_name = NULL, forget_on = NULL WHERE forget_on <= current_date`,
  );
  return rowCount ?? 0;
}
