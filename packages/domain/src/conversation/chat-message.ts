/** Side of a message for its reader: `output` is their own (docs/product/chat.md#messages). */
export const messageTypes = { output: "output", input: "input" } as const;
export type MessageType = (typeof messageTypes)[keyof typeof messageTypes];

/** Send status of a message (docs/product/chat.md#messages). */
export const sendStatuses = { waiting: 0, loading: 1, failed: 2, success: 3 } as const;
export type SendStatus = (typeof sendStatuses)[keyof typeof sendStatuses];

/** Events that change a message's send status. */
export const sendEvents = ["send", "succeed", "fail", "retry"] as const;
export type SendEvent = (typeof sendEvents)[number];

/** Waiting → loading → failed or success; a failed message waits again when its author retries. */
const transitions: Record<SendStatus, Partial<Record<SendEvent, SendStatus>>> = {
  0: { send: 1 },
  1: { succeed: 3, fail: 2 },
  2: { retry: 0 },
  3: {},
};

/**
 * Returns the status after an event; the same one if the event does not apply, such as a late
 * failure of a message that was sent.
 */
export function nextSendStatus(status: SendStatus, event: SendEvent): SendStatus {
  return transitions[status][event] ?? status;
}

/** Realtime chat events (docs/product/chat.md#events). */
export const chatEvents = [
  "new_message",
  "message_was_edit",
  "message_was_moderated",
  "chat_is_read",
  "chat_was_updated",
  "chat_created",
  "message_was_deleted",
  "attachment_download_status_was_changed",
  "crm_user_chat_notifications_enabled",
  "chat_is_frozen",
  "tasks_changed",
] as const;
export type ChatEvent = (typeof chatEvents)[number];

/**
 * Returns the effects of an arriving message (docs/product/chat.md#events): none if it is the
 * reader's own.
 */
export function arrivalEffects(
  type: MessageType,
  { isTabHidden }: { isTabHidden: boolean },
): { playsSound: boolean; refetchesUnread: boolean; alternatesTab: boolean } {
  const isForeign = type !== messageTypes.output;
  return {
    playsSound: isForeign,
    refetchesUnread: isForeign,
    alternatesTab: isForeign && isTabHidden,
  };
}

/**
 * Parses the chat id of a request: a number or its digits. Null for anything else, which must not
 * be sent.
 */
export function chatIdOf(raw: unknown): number | null {
  const id = typeof raw === "string" && /^\d{1,10}$/.test(raw) ? Number(raw) : raw;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : null;
}
