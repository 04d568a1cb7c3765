import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { ApiClientError } from "@tropa/api-client/api-client-error";
import { organizerChatCall, sendMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { organizers } from "../fixtures.ts";
import { Platform } from "../platform.ts";
import type { Person } from "../platform.ts";

/** The API with people for chat tests. Close its platform in `afterAll`. */
export class Chats {
  readonly platform: Platform;
  /** Works for the first organizer, whom tourists ask here. */
  readonly organizer: Person;
  readonly otherOrganizer: Person;
  readonly staff: Person;

  private constructor(platform: Platform, [organizer, otherOrganizer, staff]: Person[]) {
    if (!organizer || !otherOrganizer || !staff) throw new Error("Somebody is missing");
    this.platform = platform;
    this.organizer = organizer;
    this.otherOrganizer = otherOrganizer;
    this.staff = staff;
  }

  static async open(settings: Record<string, string> = {}): Promise<Chats> {
    const platform = await Platform.open({ settings: { CAPTCHA_PROVIDER: "off", ...settings } });
    const people: Person[] = [];
    for (const role of ["organizer", "otherOrganizer", "staff"] as const)
      people.push(await platform.person(role));
    return new Chats(platform, people);
  }

  client(person: Person) {
    return this.platform.client(person);
  }

  /** A new tourist who has asked the first organizer a question. */
  async conversation(
    message = "Есть места в июле?",
  ): Promise<{ tourist: Person; id: number; first: ChatMessage }> {
    const tourist = await this.platform.person("tourist");
    const { id, message: first } = await this.client(tourist).call(organizerChatCall, {
      body: { organizer_id: organizers.direct, message },
    });
    if (!first) throw new Error("The question was not asked");
    return { tourist, id, first };
  }

  say(person: Person, chatId: number, message: string, idempotencyKey?: string) {
    return this.client(person).call(sendMessageCall, {
      body: { chat_id: chatId, message },
      ...(idempotencyKey && { idempotencyKey }),
    });
  }

  /** A private file of an account. */
  async file(accountId: number, name = "Маршрут.pdf"): Promise<number> {
    const [row] = await this.platform.rows<{ id: number }>(
      `INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, account_id)
       VALUES ('file', 'chat', gen_random_uuid()::text, 'application/pdf', 1200, $2, $1) RETURNING id`,
      accountId,
      name,
    );
    if (!row) throw new Error("A file was not stored");
    return row.id;
  }
}

export async function failure(promise: Promise<unknown>): Promise<ApiClientError> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (isApiClientError(error)) return error;
  throw new Error("the call should have failed");
}
