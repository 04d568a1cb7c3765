/** A message between a person and the bot. */
export interface Message {
  id: number;
  /** The person, as the bot calls them. */
  chat: number;
  isBot: boolean;
  body: string;
  at: Date;
  isEdited: boolean;
  /** Of the bot's message that it answers. */
  replyTo: number | null;
}

/** What people and the bot have written; lost when the process ends. */
export class Conversations {
  readonly #messages = new Map<number, Message>();
  // Start from the time, so that ids of an earlier process do not recur: the API remembers them.
  #lastNumber = Date.now();

  /** Another number for everything that is to have one. */
  nextNumber(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }

  add(written: Pick<Message, "chat" | "isBot" | "body" | "replyTo">): Message {
    const message = { ...written, id: this.nextNumber(), at: new Date(), isEdited: false };
    this.#messages.set(message.id, message);
    return message;
  }

  /** A message of one of the two sides of a conversation. */
  find(chat: number, id: number, isBot: boolean): Message | null {
    const message = this.#messages.get(id);
    return message?.chat === chat && message.isBot === isBot ? message : null;
  }

  remove({ id }: Message): void {
    this.#messages.delete(id);
  }

  /** The newest messages of a conversation, the oldest of them first. */
  newest(chat: number, limit: number): Message[] {
    return Array.from(this.#messages.values())
      .filter((message) => message.chat === chat)
      .slice(-limit);
  }
}
