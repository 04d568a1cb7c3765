/**
 * Letters that a person may do without, and the ways that each can come by. What is about a booking, a payment or the
 * account itself comes always and is not among them.
 */
export const letterTopics = {
  /** The trip is a few days away. */
  reminders: ["email", "sms"],
  /** An invitation to review a trip that is over. */
  reviews: ["email"],
  /** Messages in chats that were left unread. */
  messages: ["messenger", "email"],
  /** Changes in the programme of a tour that one has asked to hear of. */
  programmes: ["email"],
} as const satisfies Record<string, readonly LetterWay[]>;

/** How a letter comes. */
export type LetterWay = "email" | "sms" | "messenger";
export type LetterTopic = keyof typeof letterTopics;

export const isLetterTopic = (text: string): text is LetterTopic =>
  Object.hasOwn(letterTopics, text);
export const letterTopicNames: readonly LetterTopic[] =
  Object.keys(letterTopics).filter(isLetterTopic);
export const letterWays = ["email", "sms", "messenger"] as const satisfies readonly LetterWay[];

/** Whether letters of a topic can come that way at all. */
export function comesBy(topic: LetterTopic, way: LetterWay): boolean {
  const ways: readonly LetterWay[] = letterTopics[topic];
  return ways.includes(way);
}
