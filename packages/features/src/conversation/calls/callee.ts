/** Whom one calls: an organizer, the tourist of a chat that one serves, or support. */
export type Callee =
  | { kind: "organizer"; id: number; name: string }
  | { kind: "tourist"; chatId: number; name: string }
  | { kind: "support" };
