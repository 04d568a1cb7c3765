import type { Locale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import { readChats } from "../../conversation/chat/chat.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { listBoard } from "./board-store.ts";
import { listWaiting } from "./bookings-store.ts";
import type { WaitingKind } from "./bookings-store.ts";
import { tasksOf } from "./tasks.ts";
import { boardAnswer, guestAnswer, organizerOf, withPassports } from "./guest-answer.ts";

/** Maximum number of items of each kind. */
const limit = 10;
/** Lists missing payments and travellers' data of trips that start within this many days. */
const dueDays = 14;
/** Lists arrivals within this many days. */
const arrivalDays = 7;
/** How many of the latest chats are checked for unread messages. */
const maxChats = 50;

/** Returns everything on an organizer's Today page: tasks, bookings that need attention, arrivals, unread chats. */
export async function organizerToday(
  context: ApiContext,
  { actor, locale }: { actor: Actor; locale: Locale },
) {
  const { pool, config } = context;
  const { storefronts } = config;
  const organizerId = organizerOf(actor);
  const scope = { withPassports: withPassports(storefronts), organizerId };
  const waiting = async (kind: WaitingKind) => {
    const found = await listWaiting(pool, kind, { ...scope, days: dueDays, limit });
    return {
      items: found.rows.map((row) => guestAnswer(row, { storefronts, locale })),
      total: found.total,
    };
  };
  const arrivalScope = {
    ...scope,
    time: "coming",
    tourId: null,
    days: arrivalDays,
    isPaidOnly: true,
  } as const;
  const page = { organizerId, limit: maxChats, offset: 0 };
  const [tasks, requests, unpaid, due, incomplete, arrivals, chats] = await Promise.all([
    tasksOf(pool, organizerId),
    waiting("requests"),
    waiting("unpaid"),
    waiting("due"),
    waiting("incomplete"),
    listBoard(pool, arrivalScope, { after: null, limit }),
    readChats(context, { actor, locale }, page),
  ]);
  const unread = chats.items.filter(({ unread_count: count }) => count > 0).slice(0, limit);
  return {
    tasks,
    requests,
    unpaid,
    due,
    incomplete,
    arrivals: {
      items: arrivals.rows.map((row) => boardAnswer(row, locale)),
      total: arrivals.total,
    },
    chats: {
      items: unread.map((chat) => ({
        id: chat.id,
        name: chat.tourist.name,
        text: chat.last_message?.text ?? "",
        unread: chat.unread_count,
      })),
      unread: chats.unread_count,
    },
  };
}
