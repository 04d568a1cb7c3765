import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import {
  chatCall,
  chatListCall,
  chatMessagesCall,
  readChatCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { chatsForNotificationsCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import { messageListLength } from "@tropa/api-contract/conversation/chat";
import { chatBookingsCall } from "@tropa/api-contract/sales/calls-requests";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { sampleBooking } from "../sales/booking.ts";
import { sampleProfile, signedInAnswers } from "../people/person.ts";
import type { SampleSet } from "../sample-set.ts";

type Chat = WireAnswerOf<typeof chatCall>;
type Message = WireAnswerOf<typeof chatMessagesCall>["items"][number];

export const chatId = 3001;

/** A small drawing in place of a private picture, whose link only the server can sign. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="#9cc4dc" d="M0 0h8v6H0z"/><path fill="#2a7f62" d="m0 6 3-4 2 2 1-1 2 3z"/></svg>',
)}`;
const me = 7;

/** A moment some minutes ago; the page sees the same clock. */
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const sampleMessage = (id: number, text: string, more: Partial<Message> = {}): Message => {
  const isOwn = (more.type ?? "input") === "output";
  return {
    id,
    chat_id: chatId,
    type: "input",
    side: isOwn ? "tourist" : "organizer",
    author: isOwn ? { account_id: me, name: "Maria" } : { account_id: 90, name: "Anna" },
    text,
    attachment: null,
    tour_id: null,
    sending_status: 3,
    is_read: true,
    is_moderated: false,
    has_hidden_contacts: false,
    is_deleted: false,
    created_at: ago(60 * 26 - id),
    edited_at: null,
    ...more,
  };
};

type Sayings = readonly [string, string, string];

const sayings: Partial<Record<SampleSet["locale"], Sayings>> & { en: Sayings } = {
  en: [
    "Hello! Are there still two places in July?",
    "Good day! Yes, four are left on the 12th. Will you come with children?",
    "No, just the two of us. We have hiked in the Alps before, but never with a tent. Do we need sleeping bags of our own?",
  ],
  de: [
    "Guten Tag! Sind im Juli noch zwei Plätze frei?",
    "Guten Tag! Ja, am 12. sind noch vier frei. Kommen Sie mit Kindern?",
    "Nein, wir sind zu zweit. Wir waren schon öfter in den Alpen wandern, aber noch nie mit Zelt. Brauchen wir eigene Schlafsäcke?",
  ],
  ru: [
    "Здравствуйте! Остались ли два места в июле?",
    "Добрый день! Да, на 12-е осталось четыре. Вы с детьми?",
    "Нет, нас двое. Мы ходили в походы по Алтаю, но без палаток. Спальники нужны свои?",
  ],
  zh: [
    "您好！七月还有两个名额吗？",
    "您好！12日还剩四个名额。您带孩子吗？",
    "不带，就我们两个人。我们在阿尔卑斯山徒步过，但没有住过帐篷。需要自己带睡袋吗？",
  ],
};

/** A short conversation of yesterday and today. */
export function sampleMessages({ locale }: SampleSet): Message[] {
  const [question, reply, more] = sayings[locale] ?? sayings.en;
  return [
    sampleMessage(1, question, { type: "output" }),
    sampleMessage(2, reply),
    sampleMessage(3, more, { type: "output", created_at: ago(12) }),
  ];
}

export function sampleChat(samples: SampleSet, more: Partial<Chat> = {}): Chat {
  const { texts } = samples;
  const last = sampleMessages(samples).at(-1) ?? null;
  return {
    id: chatId,
    kind: "organizer",
    own_side: "tourist",
    tourist: { organizer_id: null, name: sampleProfile(samples).first_name, photo: null },
    host: { organizer_id: 1, name: texts.people[1] ?? "", photo: null },
    tour: { id: 5, title: texts.tours[0] ?? "", slug: "tour-5", image: null },
    last_message: last,
    unread_count: 0,
    is_frozen: false,
    can_write: true,
    created_at: ago(60 * 48),
    updated_at: ago(12),
    ...more,
  };
}

export const listOf = (chats: readonly Chat[]): FakeAnswer =>
  answer(chatListCall, ({ query }) => ({
    items: query["search"] ? [] : [...chats],
    total: query["search"] ? 0 : chats.length,
    limit: 20,
    offset: 0,
    unread_count: chats.reduce((sum, chat) => sum + chat.unread_count, 0),
    support_chat_id: null,
  }));

/** Pages of messages; `messages` starts with the oldest. */
const messagesOf = (messages: readonly Message[]): FakeAnswer =>
  answer(chatMessagesCall, ({ query }) => {
    const before = Number(query["before"] ?? Number.POSITIVE_INFINITY);
    const older = messages.filter(({ id }) => id < before).toReversed();
    const items = older.slice(0, messageListLength);
    return { items, offset: 0, has_more: older.length > items.length };
  });

/** Three chats, the first of which is open. */
export function chatAnswers(
  samples: SampleSet,
  {
    chat = {},
    messages = sampleMessages(samples),
  }: { chat?: Partial<Chat>; messages?: Message[] } = {},
): FakeAnswer[] {
  const open = sampleChat(samples, chat);
  const others: Chat[] = [
    sampleChat(samples, {
      id: 3002,
      kind: "support",
      host: { organizer_id: null, name: "", photo: null },
      tour: null,
      unread_count: 2,
      updated_at: ago(90),
    }),
    sampleChat(samples, {
      id: 3003,
      is_frozen: true,
      can_write: false,
      updated_at: ago(60 * 24 * 40),
    }),
  ];
  return [
    ...signedInAnswers(samples),
    listOf([open, ...others]),
    answer(chatCall, open),
    messagesOf(messages),
    answer(chatsForNotificationsCall, {
      items: [
        {
          chat_id: chatId,
          kind: "organizer",
          name: open.host.name,
          messenger_was_activated: false,
          notifications_enabled: true,
        },
      ],
    }),
    answer(readChatCall, { success: true, unread_count: 0 }),
    answer(chatBookingsCall, { items: [sampleBooking(samples, bookingStatuses.madePrepayment)] }),
  ];
}
