import { fill } from "@tropa/domain/text/fill";
import type { PoolClient } from "pg";
import { createRandom } from "../random.ts";
import type { Random } from "../random.ts";
import { dialogues } from "./dialogues.ts";
import type { Dialogue } from "./dialogues.ts";
import type { DemoOptions } from "../records/demo-options.ts";
import { fillSupportQueue } from "./support-queue.ts";
import { pickFrom } from "../text/deck.ts";

const organizerChats = 44;
const supportChats = 16;
/** Share of chats with unread messages. */
const unreadShare = 0.35;
const minuteMs = 60_000;

interface Tourist {
  id: number;
  first_name: string;
  storefront: string;
  language: string;
}

interface Tour {
  id: number;
  organizer_id: number;
  host_id: number;
  title: Record<string, string>;
  guide: Record<string, string>;
  starts_on: string | null;
}

interface Message {
  side: "tourist" | "organizer" | "support";
  author_id: number;
  body: string;
  created_at: string;
}

interface PlannedChat {
  account_id: number;
  organizer_id: number | null;
  tour_id: number | null;
  storefront: string;
  messages: Message[];
  /** Number of unread messages at the end. */
  unread: number;
}

async function readPeople(client: PoolClient) {
  const { rows: tourists } = await client.query<Tourist>(
    `SELECT id, first_name, storefront, language FROM account
      WHERE email ~ '^tourist\\d+@tropa\\.example$' ORDER BY length(email), email`,
  );
  const { rows: staff } = await client.query<{ id: number }>(
    "SELECT id FROM account WHERE email ~ '^staff\\d+@tropa\\.example$' ORDER BY email",
  );
  // One tour for each organizer with an account.
  const { rows: tours } = await client.query<Tour>(
    `SELECT DISTINCT ON (tour.organizer_id) tour.id, tour.organizer_id, account.id AS host_id, tour.title,
            organizer.first_name AS guide, next.starts_on
       FROM tour JOIN organizer ON organizer.id = tour.organizer_id
            JOIN account ON account.email = 'organizer' || organizer.id || '@tropa.example'
            LEFT JOIN LATERAL (SELECT starts_on FROM tour_date WHERE tour_id = tour.id
                                ORDER BY starts_on LIMIT 1) next ON true
      WHERE tour.status = 'published' ORDER BY tour.organizer_id, tour.id`,
  );
  return { tourists, staff, tours };
}

/** About sixty chats with their history: tourists of both storefronts with organizers and with support. */
export async function loadDemoChats(
  client: PoolClient,
  { seed, today }: DemoOptions,
): Promise<void> {
  const { tourists, staff, tours } = await readPeople(client);
  if (tourists.length === 0) return;
  const random = createRandom(`${seed}/chats`);
  const decks = new Map<string, Dialogue[]>();
  const planned: PlannedChat[] = [];
  const taken = new Set<string>();
  for (let index = 0; index < organizerChats && tours.length > 0; index += 1) {
    const tourist = tourists[index % tourists.length];
    const tour = pickFrom(random, tours);
    if (!tourist || taken.has(`${tourist.id}/${tour.organizer_id}`)) continue;
    taken.add(`${tourist.id}/${tour.organizer_id}`);
    planned.push(
      organizerChat(random, draw(random, decks, tourist, "organizer"), tourist, tour, today),
    );
  }
  for (let index = 0; index < supportChats && staff.length > 0; index += 1) {
    // About every third tourist has a chat with support.
    const tourist = tourists[Math.floor((index * tourists.length) / supportChats)];
    const { id } = pickFrom(random, staff);
    if (!tourist || taken.has(`${tourist.id}/support`)) continue;
    taken.add(`${tourist.id}/support`);
    planned.push(supportChat(random, draw(random, decks, tourist, "support"), tourist, id, today));
  }
  await insertChats(client, planned);
}

/** Dialogues exist in Russian and English. */
const dialogueLocale = ({ language }: Tourist) => (language === "ru" ? "ru" : "en");

/** Draws the least recently used dialogue. */
function draw(
  random: Random,
  decks: Map<string, Dialogue[]>,
  tourist: Tourist,
  kind: "organizer" | "support",
): Dialogue {
  const locale = dialogueLocale(tourist);
  const name = `${locale}/${kind}`;
  const deck = decks.get(name)?.length ? decks.get(name) : undefined;
  const left = deck ?? [...dialogues[locale][kind]];
  decks.set(name, left);
  return left.splice(random.int(0, left.length - 1), 1)[0] ?? [];
}

function organizerChat(
  random: Random,
  dialogue: Dialogue,
  tourist: Tourist,
  tour: Tour,
  today: string,
): PlannedChat {
  const locale = dialogueLocale(tourist);
  const values = {
    name: tourist.first_name,
    guide: tour.guide[locale] ?? "",
    tour: tour.title[locale] ?? "",
    date: dayName(tour.starts_on ?? today, locale),
  };
  const host = { side: "organizer", id: tour.host_id } as const;
  return {
    account_id: tourist.id,
    organizer_id: tour.organizer_id,
    tour_id: tour.id,
    storefront: tourist.storefront,
    ...conversation(random, dialogue, { tourist, host, values, today }),
  };
}

function supportChat(
  random: Random,
  dialogue: Dialogue,
  tourist: Tourist,
  staffId: number,
  today: string,
): PlannedChat {
  const host = { side: "support", id: staffId } as const;
  const values = { name: tourist.first_name };
  return {
    account_id: tourist.id,
    organizer_id: null,
    tour_id: null,
    storefront: tourist.storefront,
    ...conversation(random, dialogue, { tourist, host, values, today }),
  };
}

interface Speakers {
  tourist: Tourist;
  host: { side: "organizer" | "support"; id: number };
  values: Record<string, string>;
  today: string;
}

function conversation(
  random: Random,
  dialogue: Dialogue,
  { tourist, host, values, today }: Speakers,
): Pick<PlannedChat, "messages" | "unread"> {
  const isUnread = random.chance(unreadShare);
  // Unread chats are a few days old and end in the middle of the dialogue.
  const lines = isUnread ? dialogue.slice(0, random.int(1, dialogue.length)) : dialogue;
  const daysAgo = isUnread ? random.int(1, 3) : random.int(3, 75);
  let moment =
    Date.parse(`${today}T06:00:00Z`) - (daysAgo * 24 * 60 - random.int(0, 600)) * minuteMs;
  const messages = lines.map((line): Message => {
    const isTourist = line.startsWith("t: ");
    moment += random.int(1, 25) * minuteMs;
    return {
      ...(isTourist
        ? { side: "tourist", author_id: tourist.id }
        : { side: host.side, author_id: host.id }),
      body: fill(line.slice(3), values, ""),
      created_at: new Date(moment).toISOString(),
    };
  });
  const lastSide = messages.at(-1)?.side;
  const ownBefore = messages.findLastIndex(({ side }) => side !== lastSide);
  return { messages, unread: isUnread ? messages.length - 1 - ownBefore : 0 };
}

function dayName(date: string, locale: "ru" | "en"): string {
  return new Intl.DateTimeFormat(locale === "ru" ? "ru-RU" : "en-GB", {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
}

async function insertChats(client: PoolClient, planned: readonly PlannedChat[]): Promise<void> {
  const rows = planned.map(({ messages, ...chat }, place) => ({
    ...chat,
    place,
    created_at: messages[0]?.created_at,
    updated_at: messages.at(-1)?.created_at,
  }));
  const chats = await client.query<{ id: number; account_id: number; organizer_id: number | null }>(
    `INSERT INTO chat (account_id, organizer_id, tour_id, storefront, created_at, updated_at)
     SELECT account_id, organizer_id, tour_id, storefront, created_at, updated_at
       FROM jsonb_to_recordset($1) AS demo (account_id integer, organizer_id integer, tour_id integer,
            storefront text, created_at timestamptz, updated_at timestamptz, place integer)
      ORDER BY place RETURNING id, account_id, organizer_id`,
    [JSON.stringify(rows)],
  );
  const idOf = new Map(
    chats.rows.map((row) => [`${row.account_id}/${row.organizer_id}`, row.id] as const),
  );
  const withIds = planned.map((chat) => ({
    ...chat,
    id: idOf.get(`${chat.account_id}/${chat.organizer_id}`) ?? 0,
  }));
  const messages = withIds.flatMap((chat) =>
    chat.messages.map((message, place) => ({
      ...message,
      chat_id: chat.id,
      tour_id: place === 0 ? chat.tour_id : null,
    })),
  );
  await client.query(
    `INSERT INTO chat_message (chat_id, side, author_id, body, tour_id, created_at)
     SELECT chat_id, side, author_id, body, tour_id, created_at
       FROM jsonb_to_recordset($1) AS demo (chat_id integer, side text, author_id integer, body text,
            tour_id integer, created_at timestamptz)
      ORDER BY created_at, chat_id`,
    [JSON.stringify(messages)],
  );
  await readChats(client, withIds);
  await changeSome(client);
  await fillSupportQueue(client);
}

/** Adds edited, moderated and deleted messages and a frozen chat, in chats without unread messages. */
async function changeSome(client: PoolClient): Promise<void> {
  await client.query(
    `WITH calm AS (
       SELECT id, row_number() OVER (ORDER BY id) AS place FROM chat
        WHERE organizer_id IS NOT NULL AND tourist_read_id = last_message_id AND host_read_id = last_message_id),
     second AS (
       SELECT DISTINCT ON (calm.id) calm.place, message.id
         FROM calm JOIN chat_message message ON message.chat_id = calm.id
        WHERE message.side = 'organizer' ORDER BY calm.id, message.id),
     frozen AS (
       UPDATE chat SET frozen_at = updated_at + interval '1 day' FROM calm WHERE calm.id = chat.id AND place % 10 = 4
       RETURNING chat.id, frozen_at),
     reason AS (
       INSERT INTO chat_freeze (chat_id, is_frozen, reason, account_id, at)
       SELECT id, true, 'Организатор просит перевести деньги на карту, минуя сайт',
              (SELECT min(id) FROM account WHERE is_staff AND 'messages' = ANY (desk_parts)), frozen_at
         FROM frozen)
     UPDATE chat_message message
        SET edited_at = CASE WHEN place % 10 = 1 THEN created_at + interval '3 minutes' END,
            moderated_at = CASE WHEN place % 10 = 2 THEN created_at + interval '1 hour' END,
            original_body = CASE WHEN place % 10 = 2 THEN body || ' +7 900 444-00-00' END,
            deleted_at = CASE WHEN place % 10 = 3 THEN created_at + interval '5 minutes' END,
            body = CASE place % 10 WHEN 2 THEN body || ' ********' WHEN 3 THEN '' ELSE body END
       FROM second WHERE second.id = message.id AND place % 10 IN (1, 2, 3)`,
  );
}

/** Marks messages as read except for the last ones of some chats; those trigger no notifications. */
async function readChats(
  client: PoolClient,
  chats: readonly { id: number; unread: number }[],
): Promise<void> {
  await client.query(
    `WITH last AS (
       SELECT demo.id AS chat_id, max(message.id) AS last_id, max(message.id) FILTER (WHERE place > unread) AS read_id,
              (array_agg(side ORDER BY message.id DESC))[1] = 'tourist' AS is_tourist
         FROM jsonb_to_recordset($1) AS demo (id integer, unread integer)
         JOIN LATERAL (SELECT id, side, row_number() OVER (ORDER BY id DESC) AS place
                         FROM chat_message WHERE chat_id = demo.id) message ON true
        GROUP BY demo.id)
     UPDATE chat SET last_message_id = last_id,
            tourist_read_id = CASE WHEN is_tourist THEN last_id ELSE COALESCE(read_id, 0) END,
            host_read_id = CASE WHEN is_tourist THEN COALESCE(read_id, 0) ELSE last_id END,
            tourist_reminded_at = now(), host_reminded_at = now()
       FROM last WHERE chat.id = last.chat_id`,
    [JSON.stringify(chats.map(({ id, unread }) => ({ id, unread })))],
  );
}
