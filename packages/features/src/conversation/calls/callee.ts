/** Callee of a call: an organizer, the tourist of a chat, or support. */
export type Callee =
  | { kind: "organizer"; id: number; name: string }
  | { kind: "tourist"; chatId: number; name: string }
  | { kind: "support" };
