import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type { SupportChat } from "@tropa/api-contract/staff/calls-support";
import { supportChatStateCall, supportChatsCall } from "@tropa/api-contract/staff/calls-support";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { chatAnswers, chatId, sampleMessages } from "../conversation/chat.ts";
import { sampleProfile } from "../people/person.ts";
import type { SampleSet } from "../sample-set.ts";
import { deskAnswers } from "./staff.ts";

/** A moment some minutes ago, because waiting times are shown relative to now. */
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const boris = { account_id: 9, name: "Boris Orlov" };

export function sampleSupportChat(
  samples: SampleSet,
  more: Partial<SupportChat> = {},
): SupportChat {
  const said = sampleMessages(samples).at(-1);
  return {
    chat_id: chatId,
    tourist: samples.texts.people[0] ?? "",
    storefront: samples.variant.id,
    last_message: { id: 3, side: "tourist", text: said?.text ?? "", created_at: ago(12) },
    unread_count: 2,
    waiting_since: ago(135),
    assignee: null,
    closed: null,
    is_frozen: false,
    ...more,
  };
}

/** Chats assigned to oneself, to another person and to nobody, an answered one, and one of a tourist without a name. */
const queue = (samples: SampleSet): SupportChat[] => {
  const me = sampleProfile(samples).id;
  const own = sampleSupportChat(samples);
  return [
    own,
    {
      ...own,
      chat_id: 3002,
      tourist: samples.texts.people[1] ?? "",
      waiting_since: ago(8),
      unread_count: 0,
      assignee: { account_id: me, name: "Vera Sokolova" },
      is_frozen: true,
    },
    {
      ...own,
      chat_id: 3003,
      tourist: "",
      last_message: { ...own.last_message, text: "" },
      unread_count: 1,
      waiting_since: ago(3),
      assignee: boris,
    },
    {
      ...own,
      chat_id: 3004,
      waiting_since: null,
      unread_count: 0,
      assignee: boris,
      last_message: { ...own.last_message, side: "support" },
    },
  ];
};

type Page = WireAnswerOf<typeof supportChatsCall>;

const pageOf = (items: SupportChat[]): Page => ({
  items,
  total: items.length,
  page: 1,
  pages: 1,
  counts: { all: 4, mine: 1, unassigned: 1 },
});

export const noSupportChats = answer(supportChatsCall, {
  ...pageOf([]),
  counts: { all: 0, mine: 0, unassigned: 0 },
});

/** Support's queue and one of its chats. */
export const supportAnswers = (
  samples: SampleSet,
  chat: Partial<SupportChat> = {},
): FakeAnswer[] => [
  ...chatAnswers(samples, {
    chat: { kind: "support", own_side: "support", tour: null },
    messages: sampleMessages(samples).map((message) => ({
      ...message,
      type: message.type === "input" ? ("output" as const) : ("input" as const),
      side: message.type === "input" ? ("support" as const) : ("tourist" as const),
    })),
  }),
  ...deskAnswers(samples),
  answer(supportChatsCall, ({ query }) => {
    if (query["search"]) return pageOf([]);
    if (query["view"] !== "answered") return pageOf(queue(samples));
    const closed = { waiting_since: null, unread_count: 0 };
    return pageOf([
      sampleSupportChat(samples, { ...closed, closed: { at: ago(60), by: "Boris Orlov" } }),
      sampleSupportChat(samples, { ...closed, chat_id: 3006, closed: { at: ago(90), by: "" } }),
    ]);
  }),
  answer(supportChatStateCall, {
    chat: sampleSupportChat(samples, chat),
    staff: [boris, { account_id: sampleProfile(samples).id, name: "Vera Sokolova" }],
  }),
];
