import type { PoolClient } from "pg";
import type { DemoOptions } from "./demo-options.ts";
import { demoEmails } from "./accounts.ts";

/** Loads items for every part of the staff's desk. */
export async function loadDesk(client: PoolClient, options: DemoOptions): Promise<void> {
  await holdReviews(client);
  await giveContactsAway(client);
  await raiseAlerts(client);
  await failLetters(client);
  await noteActs(client, options);
  await addTasks(client, options);
}

/** Holds and rejects some reviews of tours with many, whose ratings hardly change by it. */
async function holdReviews(client: PoolClient): Promise<void> {
  await client.query(
    `WITH chosen AS (
       SELECT id, row_number() OVER (ORDER BY id) AS number
         FROM (SELECT DISTINCT ON (review.tour_id) review.id FROM review JOIN tour ON tour.id = review.tour_id
                WHERE review.status = 'published' AND tour.reviews_count > 5
                ORDER BY review.tour_id, review.id LIMIT 6) AS one_of_a_tour)
     UPDATE review SET status = CASE WHEN number <= 4 THEN 'held' ELSE 'rejected' END,
                       moderation_note = CASE number WHEN 1 THEN 'Проверить, была ли поездка'
                                                     WHEN 5 THEN 'Реклама другого сайта' END,
                       reject_reason = CASE WHEN number > 4 THEN 'advertising' END
       FROM chosen WHERE review.id = chosen.id`,
  );
  await client.query(
    `UPDATE tour SET rating = counted.rating, reviews_count = counted.count
       FROM (SELECT tour_id, coalesce(round(avg(rating) FILTER (WHERE status = 'published'), 2), 0) AS rating,
                    count(*) FILTER (WHERE status = 'published') AS count
               FROM review WHERE tour_id IN (SELECT tour_id FROM review WHERE status <> 'published')
              GROUP BY tour_id) counted
      WHERE tour.id = counted.tour_id`,
  );
}

const givenAway = [
  "Удобнее напишите мне на baikal.guide@mail.example, отвечу быстрее",
  "Позвоните, пожалуйста: +7 900 444-12-34, расскажу про трансфер",
  "Мой телеграм @severny_veter, там скину фотографии",
];

/** Adds contact details to the last messages of some chats, for moderation. */
async function giveContactsAway(client: PoolClient): Promise<void> {
  await client.query(
    `WITH chosen AS (
       SELECT chat.id AS chat_id, said.body, row_number() OVER () AS number
         FROM (SELECT id, row_number() OVER (ORDER BY id) AS number FROM chat
                WHERE organizer_id IS NOT NULL AND last_message_id IS NOT NULL ORDER BY id LIMIT 3) chat
         JOIN unnest($1::text[]) WITH ORDINALITY AS said (body, number) ON said.number = chat.number),
     written AS (
       INSERT INTO chat_message (chat_id, side, author_id, body, created_at)
       SELECT chosen.chat_id, 'organizer',
              (SELECT min(account.id) FROM account JOIN chat ON chat.organizer_id = account.organizer_id
                WHERE chat.id = chosen.chat_id),
              chosen.body, now() - interval '1 hour'
         FROM chosen RETURNING id, chat_id, created_at)
     UPDATE chat SET last_message_id = written.id, updated_at = written.created_at FROM written WHERE chat.id = written.chat_id`,
    [givenAway],
  );
}

async function raiseAlerts(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO payment_alert (payment_id, reason, details, created_at)
     SELECT payment.id, reason,
            coalesce(details, format('asked %s %s, told %s %s', amount_minor / 100, currency, amount_minor / 1000, currency)),
            now() - number * interval '5 hours'
       FROM (VALUES (1, 'wrong_amount', NULL),
                    (2, 'refund_failed', 'the card is closed')) AS alert (number, reason, details)
       JOIN (SELECT id, amount_minor, currency, row_number() OVER (ORDER BY id) AS number
               FROM payment ORDER BY id LIMIT 2) payment
         USING (number)
      ORDER BY number DESC`,
  );
  await client.query(
    "INSERT INTO payment_alert (reason, details) VALUES ('unknown_payment', 'sandbox: 7f3a')",
  );
}

async function failLetters(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO outbox (channel, recipient, subject, body, kind, booking_id, tries, last_error, locale)
     SELECT 'email', 'no-such-mailbox@tropa.example', 'Бронирование подтверждено', 'Бронирование подтверждено.',
            'bookingConfirmed', (SELECT min(id) FROM booking), 5, '550 5.1.1 no such mailbox', 'ru'
     UNION ALL
     SELECT 'sms', '+79004440000', NULL, 'Бронирование ждёт оплаты.', 'bookingPayReminder', NULL, 3, 'the gateway did not answer', 'ru'`,
  );
}

/** Adds entries of the first two staff members to the audit log. */
async function noteActs(client: PoolClient, { today }: DemoOptions): Promise<void> {
  await client.query(
    `INSERT INTO audit_entry (at, account_id, call, subject_kind, subject_id, request_id)
     SELECT $3::date + act.at::time - interval '1 day', account.id, act.call, act.kind, act.subject,
            'demo-' || act.number
       FROM (VALUES (1, $1, '09:02', 'staffAuthViaCode', NULL, NULL),
                    (2, $1, '09:10', 'freezeChat', 'chat', '3001'),
                    (3, $2, '10:25', 'staffAuthViaCode', NULL, NULL),
                    (4, $2, '10:31', 'hiddenReviews', NULL, NULL),
                    (5, $1, '12:40', 'createOrganizerContract', 'contract', '7001'))
              AS act (number, email, at, call, kind, subject)
       JOIN account ON account.email = act.email ORDER BY act.number`,
    [demoEmails.staff(1), demoEmails.staff(2), today],
  );
}

/** Adds two requests for help, one of them late, and a complaint, all waiting for an answer. */
async function addTasks(client: PoolClient, { storefronts }: DemoOptions): Promise<void> {
  const { id: storefront } = storefronts.speaking("ru");
  await client.query(
    `WITH request AS (
       INSERT INTO help_request (type, tour_id, name, phone, email, comment, region, locale, storefront, created_at)
       SELECT 'common_help', NULL, name, phone, email, comment, 'other', 'ru', $1, now() - age
         FROM (VALUES ('Марина', '+79000000201', 'marina@tropa.example',
                       'Едем вдвоём с мамой, ей 72. Какой тур на Алтае без долгих подъёмов?', interval '5 hours'),
                      ('Игорь', '+79000000202', 'igor@tropa.example',
                       'Нас девять человек, хотим в Карелию на майские. Соберёте программу?', interval '20 minutes'))
                AS sent (name, phone, email, comment, age)
       RETURNING id, created_at),
     complaint AS (
       INSERT INTO tour_complaint (tour_id, account_id, text, locale, storefront)
       SELECT (SELECT min(id) FROM tour WHERE status = 'published'), account.id,
              'В описании сказано «трансфер включён», а организатор просит за него отдельно', 'ru', $1
         FROM account WHERE email = $2
       RETURNING id, created_at)
     INSERT INTO task (kind, subject_id, due_at, created_at)
     SELECT 'help_request', id, created_at + interval '2 hours', created_at FROM request
     UNION ALL
     SELECT 'complaint', id, created_at + interval '24 hours', created_at FROM complaint`,
    [storefront, demoEmails.tourist(3)],
  );
}
