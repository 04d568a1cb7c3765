/**
 * Letters that a person can turn off, and the channels they can come by. Letters about a booking, a
 * payment or the account itself always come and are not listed.
 */
export const letterTopics = {
  /** A trip is a few days away. */
  reminders: ["email", "sms"],
  /** An invitation to review a trip that is over. */
  reviews: ["email"],
  /** Unread chat messages. */
  messages: ["messenger", "email"],
  /** Programme changes of a tour that the person follows. */
  programmes: ["email"],
} as const satisfies Record<string, readonly LetterWay[]>;

/** Channel of a letter. */
export type LetterWay = "email" | "sms" | "messenger";
export type LetterTopic = keyof typeof letterTopics;

export const isLetterTopic = (text: string): text is LetterTopic =>
  Object.hasOwn(letterTopics, text);
export const letterTopicNames: readonly LetterTopic[] =
  Object.keys(letterTopics).filter(isLetterTopic);
export const letterWays = ["email", "sms", "messenger"] as const satisfies readonly LetterWay[];

/** Whether letters of a topic can come by a channel. */
export function canComeBy(topic: LetterTopic, way: LetterWay): boolean {
  const ways: readonly LetterWay[] = letterTopics[topic];
  return ways.includes(way);
}
