import { readFile } from "node:fs/promises";
import type { PoolClient } from "pg";
import { fileOf } from "../pictures/pictures.ts";
import type { DemoOptions } from "../records/demo-options.ts";

/** How many chats get a picture of their tour, and how many a list. */
const most = 6;

const words = {
  ru: {
    picture: "А вот как там бывает, картинка с маршрута.",
    pictureName: "маршрут.webp",
    list: "Прикрепляю список вещей, чтобы ничего не забыть.",
    listName: "что-взять.txt",
    things:
      "Что взять с собой\n\n— Разношенная обувь с хорошей подошвой\n— Куртка от дождя и ветра\n— Тёплый слой на вечер\n— Головной убор и крем от солнца\n— Бутылка для воды, 1 л\n— Документы и немного наличных\n— Личные лекарства\n",
  },
  en: {
    picture: "And this is what it looks like there, a picture of the route.",
    pictureName: "route.webp",
    list: "Here is a list of things to take along, so that nothing is forgotten.",
    listName: "what-to-take.txt",
    things:
      "What to take along\n\n- Shoes that you have walked in, with a good sole\n- A jacket against rain and wind\n- A warm layer for the evening\n- A hat and sun cream\n- A bottle for water, 1 l\n- Papers and some cash\n- Medicine that you need\n",
  },
} as const;

interface Chat {
  id: number;
  host_id: number;
  /** The tour's first picture; null if it has none. */
  picture: string | null;
  language: string;
}

/** Adds a picture or list from the organizer to some chats without unread messages. */
export async function loadChatFiles(client: PoolClient, { keepFile }: DemoOptions): Promise<void> {
  if (!keepFile) return;
  const { rows: chats } = await client.query<Chat>(
    `SELECT chat.id, host.id AS host_id, tour.images[1] AS picture, tourist.language
       FROM chat JOIN account tourist ON tourist.id = chat.account_id
            JOIN account host ON host.email = 'organizer' || chat.organizer_id || '@tropa.example'
            LEFT JOIN tour ON tour.id = chat.tour_id
      WHERE frozen_at IS NULL AND tourist_read_id = last_message_id AND host_read_id = last_message_id
        AND chat.updated_at < now() - interval '1 day'
      ORDER BY chat.id LIMIT $1`,
    [2 * most],
  );
  for (const [index, chat] of chats.entries()) {
    const { picture, host_id: accountId } = chat;
    const texts = words[chat.language === "ru" ? "ru" : "en"];
    // An imported catalogue has pictures at other addresses.
    const isPicture = index % 2 === 0 && picture?.startsWith("/images/") === true;
    const fileId = await keepFile(
      client,
      isPicture
        ? {
            bytes: await readFile(fileOf(picture)),
            name: texts.pictureName,
            mediaType: "image/webp",
            accountId,
          }
        : {
            bytes: Buffer.from(texts.things),
            name: texts.listName,
            mediaType: "text/plain",
            accountId,
          },
    );
    const body = isPicture ? texts.picture : texts.list;
    await client.query(
      `WITH written AS (
         INSERT INTO chat_message (chat_id, side, author_id, body, file_id, attachment_status, created_at)
         SELECT id, 'organizer', $2, $3, $4, 'ready', updated_at + interval '4 minutes' FROM chat WHERE id = $1
         RETURNING id, created_at)
       UPDATE chat SET last_message_id = written.id, tourist_read_id = written.id, host_read_id = written.id,
              updated_at = written.created_at
         FROM written WHERE chat.id = $1`,
      [chat.id, accountId, body, fileId],
    );
  }
}
